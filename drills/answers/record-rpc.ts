import { setTimeout as wait } from 'node:timers/promises'
import { parseGwei, toHex } from 'viem'
import type { Json, RpcAnswer } from '../../site/data/recorded-answers-schema.ts'
import { rpcMethods } from '../../site/data/rpc-methods.ts'
import { fillCode } from '../fill.ts'
import {
  type ChainHistory,
  EXAMPLE_ADDRESS,
  EXAMPLE_PAYMENT,
  namesHere,
  signed,
  TRANSFER,
} from './chain-history.ts'
import { askRpc, openSocket, type RpcReply } from './node-api.ts'
import { shorten } from './shorten.ts'

/** Several blocks. */
const BLOCKS_MS = 8_000
/** Seconds that profiles and traces run. */
const PROFILED = 2

type Ask<Result> = (method: string, params: readonly unknown[]) => Promise<Result>

/** Asks methods of JSON-RPC, and keeps what the node answers. */
export type RpcRecorder = ReturnType<typeof rpcRecorder>

export function rpcRecorder() {
  const answers: Record<string, RpcAnswer> = {}
  const asks =
    (askNode: Ask<RpcReply>): Ask<unknown> =>
    async (method, params) => {
      const reply = await askNode(method, params)
      // Parameters stay whole, because a reader copies them.
      answers[method] = { params: params as Json[], ...shownReply(reply) }
      return reply.result
    }
  return { answers, asks, ask: asks(askRpc) }
}

/** A result that fits on a page, or the error. */
export const shownReply = ({ result, error }: RpcReply) =>
  error === undefined ? { result: shorten(result) } : { error }

/** Ask every method of the reference, with its example on this chain. */
export async function recordRpc(history: ChainHistory, recorder: RpcRecorder): Promise<void> {
  const { answers, ask } = recorder
  const { signer, creation, token } = history
  await recordPending(history, recorder)
  await recordFilters(history, recorder)
  const names = namesHere(creation, token)
  const signature = await signer.signMessage({ message: { raw: '0xc0ffee' } })
  for (const { method, namespace, params, example } of rpcMethods) {
    if (method in answers || namespace === 'miner') continue
    const here: unknown[] = JSON.parse(fillCode(JSON.stringify(example.params), names))
    const shorter = here.map((value, at) => (params[at]?.name === 'seconds' ? PROFILED : value))
    await ask(method, method === 'personal_ecRecover' ? ['0xc0ffee', signature] : shorter)
    // The next transaction of the node gets another nonce only after this one is in a block.
    if (method.endsWith('_sendTransaction')) await wait(BLOCKS_MS)
  }
}

/**
 * Ask the methods of the namespace `miner`. They come last: `miner_setGasPrice` overwrites the
 * `client.toml` of the node, after which no command with its keys works.
 */
export async function recordMiner({ ask }: RpcRecorder): Promise<void> {
  const miner = rpcMethods.filter(({ namespace }) => namespace === 'miner')
  const last = 'miner_setGasPrice'
  const ordered = [...miner].sort((a, b) => Number(a.method === last) - Number(b.method === last))
  for (const { method, example } of ordered) await ask(method, example.params)
}

/** A transaction that waits for its block can be seen, and replaced. */
async function recordPending({ signer }: ChainHistory, { ask }: RpcRecorder): Promise<void> {
  await ask('eth_sendRawTransaction', [await signed(signer, EXAMPLE_PAYMENT)])
  await ask('eth_getPendingTransactions', [])
  await wait(BLOCKS_MS)
  const nonce = await signer.getTransactionCount(signer.account)
  const gasPrice = parseGwei('30')
  await signer.sendTransaction({ ...EXAMPLE_PAYMENT, nonce, gasPrice })
  const gas = toHex(EXAMPLE_PAYMENT.gas)
  const sent = {
    from: signer.account.address,
    to: EXAMPLE_ADDRESS,
    value: toHex(EXAMPLE_PAYMENT.value),
    nonce: toHex(nonce),
    gas,
    gasPrice: toHex(gasPrice),
  }
  await ask('eth_resend', [sent, toHex(gasPrice * 2n), gas])
  await wait(BLOCKS_MS)
}

/** Filters and subscriptions, by the ids that the node gives them. */
async function recordFilters(
  { creation, token }: ChainHistory,
  { ask, asks }: RpcRecorder,
): Promise<void> {
  const logs = { address: token, topics: [TRANSFER] }
  const fromBlock = toHex(creation.blockNumber)
  const filter = await ask('eth_newFilter', [{ fromBlock, toBlock: 'latest', ...logs }])
  await ask('eth_getFilterLogs', [filter])
  await ask('eth_uninstallFilter', [filter])
  const blocks = await ask('eth_newBlockFilter', [])
  await wait(BLOCKS_MS)
  await ask('eth_getFilterChanges', [blocks])
  const socket = await openSocket('8546')
  const askSocket = asks(socket.ask)
  await askSocket('eth_unsubscribe', [await askSocket('eth_subscribe', ['logs', logs])])
  socket.close()
}
