export interface ValidatorInput {
  /** ISLM delegated to the validator, its own stake included. */
  readonly stake: number
  /** Percent a year minted for bonded stake: the coefficient of the coinomics module. */
  readonly coefficient: number
  /** Percent kept for the community pool. */
  readonly communityTax: number
  /** Percent the validator keeps. */
  readonly commission: number
  /** What servers and work cost a month, in the reader's currency. */
  readonly monthlyCost: number
  /** What one ISLM is worth in that currency; above zero. */
  readonly price: number
}

export interface ValidatorEstimate {
  /** ISLM a year kept as commission. */
  readonly income: number
  /** ISLM a year that the costs are worth. */
  readonly cost: number
  /** ISLM of stake at which both are equal; `undefined` when no stake is enough. */
  readonly breakEven: number | undefined
}

/**
 * What a validator keeps from minted coins, against what it costs, fees left out:
 * income = stake x coefficient x (1 - community tax) x commission, cost = 12 x monthly cost / price.
 */
export function validatorEstimate(input: ValidatorInput): ValidatorEstimate {
  const { stake, coefficient, communityTax, commission, monthlyCost, price } = input
  const share = (coefficient / 100) * (1 - communityTax / 100) * (commission / 100)
  const cost = (12 * monthlyCost) / price
  return { income: stake * share, cost, breakEven: share > 0 ? cost / share : undefined }
}
