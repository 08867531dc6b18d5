import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CometAnswer } from '../../site/data/recorded-answers-schema.ts'
import { COIN, PRICE } from '../network/coins.ts'
import type { LocalNetwork } from '../network/local-network.ts'
import { bech32Of, type ChainHistory, EXAMPLE_ADDRESS } from './chain-history.ts'
import { askComet, overWebSocket, type RpcReply } from './node-api.ts'
import { shorten } from './shorten.ts'

const NEW_HEADERS = "tm.event='NewBlockHeader'"

/** Ask every route of the consensus RPC that the reference names. */
export async function recordComet(
  history: ChainHistory,
  { network, webSocket }: { network: LocalNetwork; webSocket: string },
): Promise<CometAnswer[]> {
  const answers: CometAnswer[] = []
  for (const request of await requestsOf(history, network))
    answers.push(answerOf(request, await askComet(request)))
  return [...answers, ...(await subscriptions(webSocket))]
}

async function requestsOf(
  { creation, cosmosHash }: ChainHistory,
  network: LocalNetwork,
): Promise<string[]> {
  const { height } = creation
  const { result } = await askComet(`block?height=${height}`)
  const { hash } = (result as { block_id: { hash: string } }).block_id
  const query = (text: string) => encodeURIComponent(`"${text}"`)
  const [sync, async, commit, checked] = await signedTransactions(network)
  return [
    'health',
    'status',
    'net_info',
    'abci_info',
    `block?height=${height}`,
    `block_by_hash?hash=0x${hash}`,
    `header?height=${height}`,
    `header_by_hash?hash=0x${hash}`,
    `blockchain?minHeight=${height}&maxHeight=${height + 1}`,
    `block_results?height=${height}`,
    `commit?height=${height}`,
    `tx?hash=0x${cosmosHash}&prove=true`,
    `tx_search?query=${query(`ethereum_tx.ethereumTxHash='${creation.hash}'`)}&per_page=1`,
    `block_search?query=${query(`block.height=${height}`)}&per_page=1`,
    `broadcast_tx_sync?tx=0x${sync}`,
    'unconfirmed_txs?limit=3',
    'num_unconfirmed_txs',
    `broadcast_tx_async?tx=0x${async}`,
    `broadcast_tx_commit?tx=0x${commit}`,
    // A check counts the sequence up, so it comes after the transactions that are sent.
    `check_tx?tx=0x${checked}`,
    `broadcast_evidence?evidence=${encodeURIComponent('{"type":"tendermint/DuplicateVoteEvidence","value":{}}')}`,
    `validators?height=${height}&per_page=2`,
    `consensus_params?height=${height}`,
    'consensus_state',
    'dump_consensus_state',
    `abci_query?path=${query('/cosmos.bank.v1beta1.Query/TotalSupply')}`,
    'genesis',
    'genesis_chunked?chunk=0',
  ]
}

interface BaseAccount {
  readonly base_account: { readonly sequence: string; readonly account_number: string }
}

/** Signed transactions in hexadecimal, one after the other in the sequence of their account. */
async function signedTransactions(network: LocalNetwork): Promise<string[]> {
  const { home, haqqd, chainId } = network
  const faucet = await network.addressOf('faucet')
  const account = await network.query<BaseAccount>(`auth account ${faucet}`)
  const { sequence, account_number: number } = account.base_account
  const signedAt = async (at: number) => {
    const file = `transaction-${at}.json`
    const send = `tx bank send faucet ${bech32Of(EXAMPLE_ADDRESS)} 1${COIN}`
    const fee = `--gas 200000 --gas-prices ${PRICE}`
    await writeFile(
      join(home, file),
      await haqqd(`${send} ${fee} --chain-id ${chainId} --generate-only`),
    )
    const sign = `tx sign ${file} --from faucet --chain-id ${chainId}`
    const signing = `--sequence ${at} --account-number ${number} --offline`
    await writeFile(join(home, file), await haqqd(`${sign} ${signing}`))
    const encoded = await haqqd(`tx encode ${file}`)
    return Buffer.from(encoded, 'base64').toString('hex')
  }
  const texts: string[] = []
  for (const ahead of [0, 1, 2, 3]) texts.push(await signedAt(Number(sequence) + ahead))
  return texts
}

async function subscriptions(url: string): Promise<CometAnswer[]> {
  const messages = [
    { method: 'subscribe', params: { query: NEW_HEADERS } },
    { method: 'unsubscribe', params: { query: NEW_HEADERS } },
    { method: 'subscribe', params: { query: NEW_HEADERS } },
    { method: 'unsubscribe_all', params: {} },
  ]
  const replies = await overWebSocket(
    url,
    messages.map((message) => () => message),
  )
  return messages.flatMap((message, at) =>
    at === 2 ? [] : [answerOf({ jsonrpc: '2.0', id: 1, ...message }, replies[at] ?? {})],
  )
}

function answerOf(request: CometAnswer['request'], { result, error }: RpcReply): CometAnswer {
  const route = typeof request === 'string' ? request.split('?')[0] : String(request.method)
  const short =
    typeof request === 'string' ? request.replace(/(0x[\dA-F]{80})[\dA-F]+/i, '$1…') : request
  return {
    route: route ?? '',
    request: short,
    ...(error === undefined ? { result: shorten(result) } : { error }),
  }
}
