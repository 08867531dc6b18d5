export interface StakingInput {
  /** Stake in ISLM. */
  readonly stake: number
  /** Yearly percentage minted for bonded stake: the coefficient of the coinomics module. */
  readonly coefficient: number
  /** Percentage for the community pool. */
  readonly communityTax: number
  /** Percentage that the validator keeps. */
  readonly commission: number
}

export interface StakingRewards {
  /** Yearly percentage for the delegator. */
  readonly rate: number
  /** Yearly rewards in ISLM. */
  readonly yearly: number
}

/**
 * Yearly rewards of delegated stake from minted coins only, without fees and restaking: stake x
 * coefficient x (1 - community tax) x (1 - commission).
 */
export function stakingRewards(input: StakingInput): StakingRewards {
  const { stake, coefficient, communityTax, commission } = input
  const rate = coefficient * (1 - communityTax / 100) * (1 - commission / 100)
  return { rate, yearly: (stake * rate) / 100 }
}
