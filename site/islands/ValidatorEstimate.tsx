'use client'

import { numberText } from '../lib/numbers.ts'
import { type ValidatorInput, validatorEstimate } from '../lib/validator.ts'
import { Estimate } from './parts/Estimate.tsx'
import { MAX_AMOUNT, type NumberField } from './parts/number-fields.ts'

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
  return (
    <Estimate fields={FIELDS} result={resultText}>
      Formula: commission income = stake × coefficient × (1 − community tax) × commission; costs in
      ISLM = 12 × costs a month ÷ price. Fees and rewards for your own stake are left out. All
      values are examples: coefficient and tax are those of the launch, costs and price are for you
      to enter in one currency of your choice.
    </Estimate>
  )
}

function resultText(input: ValidatorInput): string {
  const { income, cost, breakEven } = validatorEstimate(input)
  const amount = (value: number) => numberText(value, 2)
  const even =
    breakEven === undefined
      ? 'no stake is enough'
      : `both are equal at ${amount(breakEven)} ISLM of stake`
  return `Commission: about ${amount(income)} ISLM a year. Costs: ${amount(cost)} ISLM a year; ${even}.`
}
