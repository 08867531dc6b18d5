'use client'

import { numberText } from '../lib/numbers.ts'
import { type StakingInput, stakingRewards } from '../lib/staking.ts'
import { Estimate } from './parts/Estimate.tsx'
import { MAX_AMOUNT, type NumberField } from './parts/number-fields.ts'

const FIELDS: readonly NumberField<keyof StakingInput>[] = [
  { name: 'stake', label: 'Stake, ISLM', start: '1000', min: 0, max: MAX_AMOUNT },
  { name: 'coefficient', label: 'Reward coefficient, % a year', start: '7.8', min: 0, max: 100 },
  { name: 'communityTax', label: 'Community tax, %', start: '10', min: 0, max: 100 },
  { name: 'commission', label: 'Validator commission, %', start: '5', min: 0, max: 100 },
]

/** `::staking-estimate`: yearly rewards by the formula of the coinomics module. */
export default function StakingEstimate() {
  return (
    <Estimate fields={FIELDS} result={resultText}>
      Formula: stake × coefficient × (1 − community tax) × (1 − commission). Fees and restaking are
      left out. The values above are launch values; query the chain for today's.
    </Estimate>
  )
}

function resultText(input: StakingInput): string {
  const { rate, yearly } = stakingRewards(input)
  return `About ${numberText(yearly, 4)} ISLM a year, a rate of ${rate.toFixed(3)}%.`
}
