export interface ValidatorInput {
  /** ISLM delegated to the validator, including its own stake. */
  readonly stake: number
  /** Yearly percentage minted for bonded stake: the coefficient of the coinomics module. */
  readonly coefficient: number
  /** Percentage for the community pool. */
  readonly communityTax: number
  /** Percentage that the validator keeps. */
  readonly commission: number
  /** Monthly costs of servers and work, in the reader's currency. */
  readonly monthlyCost: number
  /** Price of one ISLM in that currency; above zero. */
  readonly price: number
}

export interface ValidatorEstimate {
  /** Yearly commission in ISLM. */
  readonly income: number
  /** Yearly costs in ISLM. */
  readonly cost: number
  /** Stake in ISLM at which both are equal; `undefined` if no stake suffices. */
  readonly breakEven: number | undefined
}

/**
 * A validator's income from minted coins against its costs, without fees: income = stake x
 * coefficient x (1 - community tax) x commission, cost = 12 x monthly cost / price.
 */
export function validatorEstimate(input: ValidatorInput): ValidatorEstimate {
  const { stake, coefficient, communityTax, commission, monthlyCost, price } = input
  const share = (coefficient / 100) * (1 - communityTax / 100) * (commission / 100)
  const cost = (12 * monthlyCost) / price
  return { income: stake * share, cost, breakEven: share > 0 ? cost / share : undefined }
}
