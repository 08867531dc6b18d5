import { useId, useState } from 'react'
import { stakingRewards } from '../lib/staking.ts'

const FIELDS = [
  ['stake', 'Stake, ISLM', '1000'],
  ['coefficient', 'Reward coefficient, % a year', '7.8'],
  ['communityTax', 'Community tax, %', '10'],
  ['commission', 'Validator commission, %', '5'],
] as const

type FieldName = (typeof FIELDS)[number][0]

/** `::staking-estimate`: yearly rewards by the formula of the coinomics module. */
export default function StakingEstimate() {
  const id = useId()
  const [values, setValues] = useState<Readonly<Record<FieldName, string>>>({
    stake: '1000',
    coefficient: '7.8',
    communityTax: '10',
    commission: '5',
  })
  const numbers = {
    stake: Number(values.stake),
    coefficient: Number(values.coefficient),
    communityTax: Number(values.communityTax),
    commission: Number(values.commission),
  }
  const wrong = FIELDS.find(
    ([name]) =>
      values[name].trim() === '' ||
      !Number.isFinite(numbers[name]) ||
      numbers[name] < 0 ||
      (name !== 'stake' && numbers[name] > 100),
  )
  const { rate, yearly } = stakingRewards(numbers)
  return (
    <div className="tool">
      {FIELDS.map(([name, label]) => (
        <p key={name}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            inputMode="decimal"
            value={values[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        </p>
      ))}
      <p role="status">
        {wrong === undefined
          ? `About ${yearly.toLocaleString('en', { maximumFractionDigits: 4 })} ISLM a year, a rate of ${rate.toFixed(3)} %.`
          : `${wrong[1]} must be a number${wrong[0] === 'stake' ? '' : ' from 0 to 100'}.`}
      </p>
      <p className="tool-note">
        Formula: stake × coefficient × (1 − community tax) × (1 − commission). Fees and restaking
        are left out. The values above are launch values; query the chain for today's.
      </p>
    </div>
  )
}
