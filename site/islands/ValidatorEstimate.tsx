import { useState } from 'react'
import { type ValidatorInput, validatorEstimate } from '../lib/validator.ts'
import { MAX_AMOUNT, type NumberField, readNumbers, startTexts } from './parts/number-fields.ts'
import { WithoutScript } from './parts/WithoutScript.tsx'

const FIELDS: readonly NumberField<keyof ValidatorInput>[] = [
  { name: 'stake', label: 'Delegated stake, ISLM', start: '1000000', min: 0, max: MAX_AMOUNT },
  { name: 'coefficient', label: 'Reward coefficient, % a year', start: '7.8', min: 0, max: 100 },
  { name: 'communityTax', label: 'Community tax, %', start: '10', min: 0, max: 100 },
  { name: 'commission', label: 'Your commission, %', start: '5', min: 0, max: 100 },
  { name: 'monthlyCost', label: 'Costs a month', start: '100', min: 0, max: MAX_AMOUNT },
  { name: 'price', label: 'Price of 1 ISLM', start: '1', min: 1e-9, max: MAX_AMOUNT },
]

/** `::validator-estimate`: commission against costs, and the stake at which they are equal. */
export default function ValidatorEstimate() {
  const [texts, setTexts] = useState(() => startTexts(FIELDS))
  const { numbers, error, wrong } = readNumbers(FIELDS, texts)
  return (
    <div className="tool">
      {FIELDS.map(({ name, label }) => (
        <p key={name}>
          <label htmlFor={`validator-${name}`}>{label}</label>
          <input
            id={`validator-${name}`}
            inputMode="decimal"
            autoComplete="off"
            value={texts[name]}
            aria-invalid={wrong === name}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
          />
        </p>
      ))}
      <p role="status">{error === '' ? resultText(numbers) : error}</p>
      <p className="tool-note">
        Formula: commission income = stake × coefficient × (1 − community tax) × commission; costs
        in ISLM = 12 × costs a month ÷ price. Fees and rewards for your own stake are left out. All
        values are examples: coefficient and tax are those of the launch, costs and price are for
        you to enter in one currency of your choice.
      </p>
      <WithoutScript text="Other values need JavaScript: the result is that of the values in the fields." />
    </div>
  )
}

function resultText(input: ValidatorInput): string {
  const { income, cost, breakEven } = validatorEstimate(input)
  const amount = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 })
  const even =
    breakEven === undefined
      ? 'no stake is enough'
      : `both are equal at ${amount(breakEven)} ISLM of stake`
  return `Commission: about ${amount(income)} ISLM a year. Costs: ${amount(cost)} ISLM a year; ${even}.`
}
