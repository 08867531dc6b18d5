import { setTimeout as wait } from 'node:timers/promises'
import { type Hex, toHex } from 'viem'
import type { Json, RpcAnswer } from '../../site/data/recorded-answers-schema.ts'
import { rpcMethods } from '../../site/data/rpc-methods.ts'
import type { RpcMethod } from '../../site/data/rpc-methods-schema.ts'
import { network as facts } from '../../site/network.ts'
import { fillCode } from '../fill.ts'
import { type ChainHistory, EXAMPLE_ADDRESS, namesHere, signed, TRANSFER } from './chain-history.ts'
import { askRpc, overWebSocket, type RpcReply, rpcResult } from './node-api.ts'
import { shorten } from './shorten.ts'

/** Several blocks. */
const BLOCKS_MS = 8_000
/** Seconds that profiles and traces run. */
const PROFILED = 2

type Params = readonly unknown[]
export type RpcAnswers = Map<string, RpcAnswer>

/** Ask a method, and keep what the node answers. */
export async function ask(answers: RpcAnswers, method: string, params: Params): Promise<RpcReply> {
  const reply = await askRpc(method, params)
  keep(answers, method, params, reply)
  return reply
}

function keep(answers: RpcAnswers, method: string, params: Params, reply: RpcReply): void {
  const { result, error } = reply
  answers.set(method, {
    // Whole, because a reader copies them.
    params: params as Json[],
    ...(error === undefined ? { result: shorten(result) } : { error }),
  })
}

/** Ask every method of the reference, with its example on this chain. */
export async function recordRpc(
  history: ChainHistory,
  { answers, webSocket }: { answers: RpcAnswers; webSocket: string },
): Promise<void> {
  const exampleOf = exampleParams(history)
  await recordPending(history, answers)
  await recordFilters(history, answers)
  await recordSubscription(webSocket, history, answers)
  const signature = await history.account.signMessage({ message: { raw: '0xc0ffee' } })
  const special: Readonly<Record<string, Params>> = {
    personal_ecRecover: ['0xc0ffee', signature],
  }
  for (const entry of rpcMethods) {
    if (answers.has(entry.method) || entry.namespace === 'miner') continue
    await ask(answers, entry.method, special[entry.method] ?? exampleOf(entry))
    // The next transaction of the node gets another nonce only after this one is in a block.
    if (entry.method.endsWith('_sendTransaction')) await wait(BLOCKS_MS)
  }
}

/**
 * Ask the methods of the namespace `miner`. They come last: `miner_setGasPrice` overwrites the
 * `client.toml` of the node, after which no command with its keys works.
 */
export async function recordMiner(answers: RpcAnswers): Promise<void> {
  const miner = rpcMethods.filter(({ namespace }) => namespace === 'miner')
  const last = 'miner_setGasPrice'
  const ordered = [...miner].sort((a, b) => Number(a.method === last) - Number(b.method === last))
  for (const { method, example } of ordered) await ask(answers, method, example.params)
}

/** A transaction that waits for its block can be seen, and replaced. */
async function recordPending(history: ChainHistory, answers: RpcAnswers): Promise<void> {
  const { account } = history
  const value = 250_000_000_000_000_000n
  const call = { to: EXAMPLE_ADDRESS, value, gas: 21_000n } as const
  await ask(answers, 'eth_sendRawTransaction', [await signed(account, call)])
  await ask(answers, 'eth_getPendingTransactions', [])
  await wait(BLOCKS_MS)
  const nonce = await rpcResult<Hex>('eth_getTransactionCount', [account.address, 'latest'])
  const gasPrice = 30_000_000_000n
  const legacy = await account.signTransaction({
    ...call,
    type: 'legacy',
    chainId: facts.mainnet.evmChainId.value,
    nonce: Number(nonce),
    gasPrice,
  })
  await rpcResult('eth_sendRawTransaction', [legacy])
  const transaction = {
    from: account.address,
    to: EXAMPLE_ADDRESS,
    value: toHex(value),
    nonce,
    gas: toHex(call.gas),
    gasPrice: toHex(gasPrice),
  }
  await ask(answers, 'eth_resend', [transaction, toHex(gasPrice * 2n), toHex(call.gas)])
  await wait(BLOCKS_MS)
}

async function recordFilters(
  { creation, token }: ChainHistory,
  answers: RpcAnswers,
): Promise<void> {
  const fromBlock = `0x${creation.height.toString(16)}`
  const filter = { fromBlock, toBlock: 'latest', address: token, topics: [TRANSFER] }
  const { result: id } = await ask(answers, 'eth_newFilter', [filter])
  await ask(answers, 'eth_getFilterLogs', [id])
  await ask(answers, 'eth_uninstallFilter', [id])
  const { result: blocks } = await ask(answers, 'eth_newBlockFilter', [])
  await wait(BLOCKS_MS)
  await ask(answers, 'eth_getFilterChanges', [blocks])
}

async function recordSubscription(
  url: string,
  { token }: ChainHistory,
  answers: RpcAnswers,
): Promise<void> {
  const params = ['logs', { address: token, topics: [TRANSFER] }]
  const [opened, closed] = await overWebSocket(url, [
    () => ({ method: 'eth_subscribe', params }),
    (before) => ({ method: 'eth_unsubscribe', params: [before?.result] }),
  ])
  if (opened === undefined || closed === undefined) throw new Error('a WebSocket answer is missing')
  keep(answers, 'eth_subscribe', params, opened)
  keep(answers, 'eth_unsubscribe', [opened.result], closed)
}

/** The example of the reference, with names of this chain for those of mainnet. */
function exampleParams(history: ChainHistory): (entry: RpcMethod) => Params {
  const names = namesHere(history)
  return ({ params, example }) => {
    const here: Params = JSON.parse(fillCode(JSON.stringify(example.params), names))
    return here.map((value, at) => (params[at]?.name === 'seconds' ? PROFILED : value))
  }
}
