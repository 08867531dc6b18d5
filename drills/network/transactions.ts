import { MOST_FEE } from '../../site/checks/money/check-fees.ts'
import { network } from '../../site/network.ts'
import { DrillError } from '../options.ts'
import type { Scene } from '../scene.ts'
import { PRICE } from './coins.ts'
import { type SentTransaction, untilHeight } from './local-network.ts'

/** Wait for blocks: after two, a transaction that was sent must be in one. */
export async function nextBlocks(scene: Scene, blocks = 2): Promise<void> {
  await untilHeight(scene.network(), (await scene.network().height()) + blocks, 60)
}

/**
 * Wait for a transaction: accepted by the node is not yet carried out, and what was carried out may
 * have cost too much or paid somebody else. Its hash is the next that the reader pastes.
 * @param output what the command printed that sent it
 */
export async function carriedOut(scene: Scene, output: string): Promise<void> {
  await nextBlocks(scene)
  const hash = hashOf(output)
  if (hash === '') throw new DrillError(`no transaction was sent:\n${output}`)
  scene.fill({ PASTE_THE_HASH_HERE: hash })
  const fault = paymentFault(await scene.network().inBlock(hash))
  if (fault !== undefined) throw new DrillError(fault)
}

/** Send a transaction as a user of a machine, and give what is printed, also when it is refused. */
export async function attempt(
  scene: Scene,
  at: string,
  command: string,
  gas = 'auto --gas-adjustment 1.5',
): Promise<string> {
  const { chainId, rpcs } = scene.network()
  const fee = `--gas ${gas} --gas-prices ${PRICE} --yes`
  const send = `haqqd tx ${command} --chain-id ${chainId} --node ${rpcs[0]} ${fee}`
  return scene.as(at, `${send} 2>&1 || true`)
}

/** The hash that the command printed which sent a transaction. */
export function hashOf(output: string): string {
  return /txhash(?:: |":")([0-9A-F]{64})/.exec(output)?.[1] ?? ''
}

/** An account that is nobody's, which stands for the recipient of an example. */
export const STRANGER = 'haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va'

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
