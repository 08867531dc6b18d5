import { network as facts } from '../../site/network.ts'

/** The coin of the chain, in its smallest unit. */
export const COIN = facts.coin.baseDenom.value

/** An amount in the smallest unit, with its name. */
export const coins = (whole: number, denom: string = COIN): string =>
  `${whole}${'0'.repeat(18)}${denom}`

/** A price of gas that every node takes. */
export const PRICE = `30000000000${COIN}`
