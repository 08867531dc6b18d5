export interface StakingInput {
  /** ISLM. */
  readonly stake: number
  /** Percent a year minted for bonded stake: the coefficient of the coinomics module. */
  readonly coefficient: number
  /** Percent kept for the community pool. */
  readonly communityTax: number
  /** Percent the validator keeps. */
  readonly commission: number
}

export interface StakingRewards {
  /** Percent a year that reaches the delegator. */
  readonly rate: number
  /** ISLM a year. */
  readonly yearly: number
}

/**
 * What delegated stake earns in a year from minted coins alone, fees left out and nothing restaked:
 * stake x coefficient x (1 - community tax) x (1 - commission).
 */
export function stakingRewards(input: StakingInput): StakingRewards {
  const { stake, coefficient, communityTax, commission } = input
  const rate = coefficient * (1 - communityTax / 100) * (1 - commission / 100)
  return { rate, yearly: (stake * rate) / 100 }
}
