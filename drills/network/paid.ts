import { MOST_FEE } from '../../site/checks/money/check-fees.ts'
import { network } from '../../site/network.ts'

/** An account that is nobody's, which stands for the recipient of an example. */
export const STRANGER = 'haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va'

/** The part of a transaction that says what it cost, and who received. */
export interface SentTransaction {
  readonly auth_info: {
    readonly fee: { readonly amount: readonly { readonly amount: string }[] }
  }
  readonly body: { readonly messages: readonly { readonly [field: string]: unknown }[] }
}

const SEND = '/cosmos.bank.v1beta1.MsgSend'

/** What is otherwise than in a transaction of an example, although the chain carried it out. */
export function paymentFault({ auth_info, body }: SentTransaction): string | undefined {
  const { symbol, decimals } = network.coin
  const fee = auth_info.fee.amount.reduce((sum, { amount }) => sum + Number(amount), 0)
  const coins = fee / 10 ** decimals.value
  if (coins > MOST_FEE)
    return `the transaction offered a fee of ${coins} ${symbol.value}; an example costs at most ${MOST_FEE}`
  const wrong = body.messages.find(
    ({ '@type': type, to_address: to, from_address: from }) =>
      type === SEND && to !== STRANGER && to !== from,
  )
  return wrong === undefined
    ? undefined
    : `${wrong.to_address} received, and the plan put in ${STRANGER}`
}
