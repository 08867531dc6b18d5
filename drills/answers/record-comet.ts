import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CometAnswer } from '../../site/data/recorded-answers-schema.ts'
import { COIN, PRICE } from '../network/coins.ts'
import { nextBlocks, STRANGER } from '../network/transactions.ts'
import { builtPageText } from '../page-file.ts'
import type { Scene } from '../scene.ts'
import type { ChainHistory } from './chain-history.ts'
import { askComet, openSocket, type RpcReply } from './node-api.ts'
import { shorten } from './shorten.ts'

/** A result that fits on a page, or the error. */
export const shownReply = ({ result, error }: RpcReply) =>
  error ? { error } : { result: shorten(result ?? null) }

/** Ask every route of the consensus RPC that the table of its page names. */
export async function recordComet(scene: Scene, history: ChainHistory): Promise<CometAnswer[]> {
  const page = await builtPageText('develop/api/tendermint.md')
  const [overHttp = ''] = /^\| Group \|.*?^\| WebSocket only/ms.exec(page) ?? []
  const { common, special } = valuesHere(history)
  const answers: CometAnswer[] = []
  for (const [, route = '', params = ''] of overHttp.matchAll(/`(\w+)(?:\((.+?)\))?`/g)) {
    // A transaction that waits for its block.
    if (route === 'unconfirmed_txs') await askComet(`broadcast_tx_sync?tx=${await signed(scene)}`)
    const tx = params === 'tx' ? await signed(scene) : undefined
    const values = Object.entries({ ...common, ...special[route], tx })
    const query = params
      .split(', ')
      .flatMap((name) => values.filter(([known, value]) => known === name && value !== undefined))
      .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    const request = [route, ...(query.length > 0 ? [query.join('&')] : [])].join('?')
    const reply = shownReply(await askComet(request))
    answers.push({ route, request: request.replace(/(0x[\dA-F]{80})[\dA-F]+/i, '$1…'), ...reply })
  }
  return [...answers, ...(await recordSubscriptions())]
}

/** Values of parameters by their names, and those of some routes. */
function valuesHere({ creation, cosmosHash }: ChainHistory) {
  const { blockNumber: height, blockHash, transactionHash } = creation
  return {
    common: {
      height,
      minHeight: height,
      maxHeight: height + 1n,
      hash: blockHash,
      limit: 3,
      per_page: 2,
      chunk: 0,
      path: '"/cosmos.bank.v1beta1.Query/TotalSupply"',
      evidence: '{"type":"tendermint/DuplicateVoteEvidence","value":{}}',
    },
    special: {
      tx: { hash: `0x${cosmosHash}`, prove: true },
      tx_search: { query: `"ethereum_tx.ethereumTxHash='${transactionHash}'"` },
      block_search: { query: `"block.height=${height}"` },
    } as Readonly<Record<string, object>>,
  }
}

/** A signed transaction in hexadecimal, which the chain takes because none of the same account waits. */
async function signed(scene: Scene): Promise<string> {
  const { home, haqqd, chainId } = scene.network()
  await nextBlocks(scene)
  const file = 'transaction.json'
  const save = async (command: string) =>
    writeFile(join(home, file), await haqqd(`tx ${command} --chain-id ${chainId}`))
  const fee = `--gas 200000 --gas-prices ${PRICE}`
  await save(`bank send faucet ${STRANGER} 1${COIN} ${fee} --generate-only`)
  await save(`sign ${file} --from faucet`)
  return `0x${Buffer.from(await haqqd(`tx encode ${file}`), 'base64').toString('hex')}`
}

/** The routes that only the WebSocket has. */
async function recordSubscriptions(): Promise<CometAnswer[]> {
  const socket = await openSocket('26657/websocket')
  const ask = async (route: string, params: Readonly<Record<string, string>>) => {
    const reply = shownReply(await socket.ask(route, params))
    return { route, request: { jsonrpc: '2.0', id: 1, method: route, params }, ...reply }
  }
  const events = { query: "tm.event='NewBlockHeader'" }
  const answers = [await ask('subscribe', events), await ask('unsubscribe', events)]
  await ask('subscribe', events)
  answers.push(await ask('unsubscribe_all', {}))
  socket.close()
  return answers
}
