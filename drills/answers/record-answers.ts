import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jsonText } from '../../scripts/json-text.mjs'
import {
  type RecordedAnswers,
  type RestAnswer,
  type RpcAnswer,
  recordedAnswersSchema,
} from '../../site/data/recorded-answers-schema.ts'
import { fitsAddress, restQueries } from '../../site/data/rest-endpoints.ts'
import { rpcMethods } from '../../site/data/rpc-methods.ts'
import { restUrl } from '../../site/lib/rest.ts'
import { exampleOf } from '../../site/openapi/example-of.ts'
import { fillCode } from '../fill.ts'
import { receiveCoins } from '../network/relayer.ts'
import { builtPageText } from '../page-file.ts'
import { ROOT } from '../root.ts'
import type { Scene } from '../scene.ts'
import { ANSWERING, makeHistory } from './chain-history.ts'
import { askRest, askRpc, openSocket } from './node-api.ts'
import { recordComet, shownReply } from './record-comet.ts'
import { keepResult, prepareCall } from './rpc-calls.ts'
import { shorten } from './shorten.ts'

/** Where pages read the answers. */
const FILE = 'site/data/recorded-answers.json'

/** Start a local network, ask a node everything that the references describe, and store it. */
export async function recordAnswers(scene: Scene): Promise<void> {
  const { chainId } = await scene.startNetwork(ANSWERING)
  const history = await makeHistory(scene)
  const { faucet, cosmosHash } = history
  const voucher = await receiveCoins(scene, 'osmosis', faucet)
  console.log('  the chain has what the references ask for')
  scene.fill({ '{address}': faucet, '{hash}': cosmosHash, 'ibc/…': voucher })
  const rest = await recordRest(scene)
  const comet = await recordComet(scene, history)
  // `miner_setGasPrice` overwrites the `client.toml` of the node, after which no command with its
  // keys works.
  const rpc = await recordRpc(scene)
  console.log(`  ${rpc.length} methods, ${rest.length} routes of REST, ${comet.length} of CometBFT`)
  const recorded: RecordedAnswers = {
    day: new Date().toISOString().slice(0, 10),
    haqqd: scene.versionOf('haqqd'),
    chainId,
    rpc: Object.fromEntries(rpc),
    rest,
    comet,
  }
  await writeFile(join(ROOT, FILE), jsonText(recordedAnswersSchema.parse(recorded)))
}

/** Call every method of the reference; sorted by their names. */
async function recordRpc(scene: Scene): Promise<[string, RpcAnswer][]> {
  const socket = await openSocket('8546')
  const answers: [string, RpcAnswer][] = []
  for (const entry of rpcMethods) {
    const { method, transport } = entry
    const params = await prepareCall(scene, entry)
    const reply = await (transport === 'ws' ? socket.ask : askRpc)(method, params)
    keepResult(scene, method, reply.result)
    // Parameters stay whole, because a reader copies them.
    answers.push([method, { params, ...shownReply(reply) }])
  }
  socket.close()
  return answers.sort(([a], [b]) => (a < b ? -1 : 1))
}

/** A route of the Cosmos SDK or of IBC in a table of a page. */
const STANDARD_ROUTE = /^\|.*`(\/(?:cosmos|ibc)\/.*)`/gm

/** Ask the queries of the reference, and the standard routes that the page about REST names. */
async function recordRest(scene: Scene): Promise<RestAnswer[]> {
  const page = await builtPageText('develop/api/cosmos-grpc-rest.md')
  const requests = [
    // Whole messages, which two queries take, do not fit into an address.
    ...restQueries.filter(fitsAddress).map((query) => {
      const examples = query.params.map(({ name }) => [name, exampleOf(query, name) ?? ''])
      const asked = restUrl('', query.path, query.params, Object.fromEntries(examples))
      return { route: query.path, asked }
    }),
    ...[...page.matchAll(STANDARD_ROUTE)].map(([, asked = '']) => ({
      route: asked.replace(/\?.*/, ''),
      asked,
    })),
  ]
  const answers: RestAnswer[] = []
  for (const { route, asked } of requests) {
    const request = fillCode(asked, Object.fromEntries(scene.found))
    const { status, answer } = await askRest(request)
    answers.push({ route, request, status, answer: shorten(answer) })
  }
  return answers
}
