import { useId, useState } from 'react'
import { type StakingInput, stakingRewards } from '../lib/staking.ts'
import { MAX_AMOUNT, type NumberField, readNumbers, startTexts } from './parts/number-fields.ts'
import { WithoutScript } from './parts/WithoutScript.tsx'

const FIELDS: readonly NumberField<keyof StakingInput>[] = [
  { name: 'stake', label: 'Stake, ISLM', start: '1000', min: 0, max: MAX_AMOUNT },
  { name: 'coefficient', label: 'Reward coefficient, % a year', start: '7.8', min: 0, max: 100 },
  { name: 'communityTax', label: 'Community tax, %', start: '10', min: 0, max: 100 },
  { name: 'commission', label: 'Validator commission, %', start: '5', min: 0, max: 100 },
]

/** `::staking-estimate`: yearly rewards by the formula of the coinomics module. */
export default function StakingEstimate() {
  const id = useId()
  const [texts, setTexts] = useState(() => startTexts(FIELDS))
  const { numbers, error, wrong } = readNumbers(FIELDS, texts)
  return (
    <div className="tool">
      {FIELDS.map(({ name, label }) => (
        <p key={name}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
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
        Formula: stake × coefficient × (1 − community tax) × (1 − commission). Fees and restaking
        are left out. The values above are launch values; query the chain for today's.
      </p>
      <WithoutScript text="Other values need JavaScript: the result is that of the values in the fields." />
    </div>
  )
}

function resultText(input: StakingInput): string {
  const { rate, yearly } = stakingRewards(input)
  return `About ${yearly.toLocaleString('en', { maximumFractionDigits: 4 })} ISLM a year, a rate of ${rate.toFixed(3)} %.`
}
