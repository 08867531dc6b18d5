import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CometAnswer } from '../../site/data/recorded-answers-schema.ts'
import { COIN, PRICE } from '../network/coins.ts'
import type { LocalNetwork } from '../network/local-network.ts'
import { bech32Of, type ChainHistory, EXAMPLE_ADDRESS } from './chain-history.ts'
import { askComet, openSocket } from './node-api.ts'
import { shownReply } from './record-rpc.ts'

/** Ask every route of the consensus RPC that the reference names. */
export async function recordComet(
  history: ChainHistory,
  network: LocalNetwork,
): Promise<CometAnswer[]> {
  const answers: CometAnswer[] = []
  for (const request of await requestsOf(history, network)) {
    const reply = shownReply(await askComet(request))
    const route = request.replace(/\?.*/, '')
    answers.push({ route, request: request.replace(/(0x[\dA-F]{80})[\dA-F]+/i, '$1…'), ...reply })
  }
  const socket = await openSocket('26657/websocket')
  const params = { query: "tm.event='NewBlockHeader'" }
  const ask = async (route: string, params: Readonly<Record<string, string>>) => {
    const reply = shownReply(await socket.ask(route, params))
    return { route, request: { jsonrpc: '2.0', id: 1, method: route, params }, ...reply }
  }
  answers.push(await ask('subscribe', params), await ask('unsubscribe', params))
  await ask('subscribe', params)
  answers.push(await ask('unsubscribe_all', {}))
  socket.close()
  return answers
}

async function requestsOf(
  { creation, cosmosHash }: ChainHistory,
  network: LocalNetwork,
): Promise<string[]> {
  const { blockNumber: height, transactionHash } = creation
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
    `blockchain?minHeight=${height}&maxHeight=${height + 1n}`,
    `block_results?height=${height}`,
    `commit?height=${height}`,
    `tx?hash=0x${cosmosHash}&prove=true`,
    `tx_search?query=${query(`ethereum_tx.ethereumTxHash='${transactionHash}'`)}&per_page=1`,
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

/** Signed transactions in hexadecimal, one after the other in the sequence of their account. */
async function signedTransactions(network: LocalNetwork): Promise<string[]> {
  const { home, haqqd, chainId } = network
  const { base_account: account } = await network.query<{
    base_account: { readonly sequence: string; readonly account_number: string }
  }>(`auth account ${await network.addressOf('faucet')}`)
  const file = 'transaction.json'
  const save = async (command: string) =>
    writeFile(join(home, file), await haqqd(`tx ${command} --chain-id ${chainId}`))
  const send = `bank send faucet ${bech32Of(EXAMPLE_ADDRESS)} 1${COIN} --generate-only`
  const sign = `sign ${file} --from faucet --account-number ${account.account_number} --offline`
  const texts: string[] = []
  for (const ahead of [0, 1, 2, 3]) {
    await save(`${send} --gas 200000 --gas-prices ${PRICE}`)
    await save(`${sign} --sequence ${Number(account.sequence) + ahead}`)
    texts.push(Buffer.from(await haqqd(`tx encode ${file}`), 'base64').toString('hex'))
  }
  return texts
}
