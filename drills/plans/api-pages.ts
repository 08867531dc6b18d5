import { join } from 'node:path'
import { restAnswer, rpcAnswer } from '../../site/data/recorded-answers.ts'
import { restQueries as queries } from '../../site/data/rest-endpoints.ts'
import { rpcMethods } from '../../site/data/rpc-methods.ts'
import type { RpcMethod } from '../../site/data/rpc-methods-schema.ts'
import { rpcExampleCurl } from '../../site/lib/rpc-example.ts'
import { rpcCurl } from '../../site/lib/rpc-snippets.ts'
import { network as facts } from '../../site/network.ts'
import { openApiDocument, operationsOf } from '../../site/openapi/openapi-document.ts'
import { restExampleCurl } from '../../site/openapi/operation-example.ts'
import { ANSWERING, type ChainHistory, makeHistory } from '../answers/chain-history.ts'
import { askComet } from '../answers/node-api.ts'
import { keepResult, paramsHere } from '../answers/rpc-calls.ts'
import type { BlockPlan } from '../block-plan.ts'
import { NODE } from '../network/addresses.ts'
import { giveNpmCache } from '../network/developers-tools.ts'
import { serveFiles } from '../network/file-server.ts'
import { makeKeystore } from '../network/readers-keys.ts'
import { allowLogin } from '../network/ssh.ts'
import { asking, paste, typing } from '../network/terminal.ts'
import { carriedOut } from '../network/transactions.ts'
import { pageCode } from '../page-file.ts'
import type { PagePlan } from '../plan.ts'
import { ROOT } from '../root.ts'
import type { Scene } from '../scene.ts'
import { DEVELOPER, nodePlan, readerPlan, type ScenePlan } from './scenes.ts'

/** The address of the page with the prefix of another chain. */
const FOREIGN = 'cosmos1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgqckvn7x'

/** Status and code of the answers to some requests, each with options of `curl` if need be. */
const answers = (scene: Scene, paths: readonly string[]): Promise<string> =>
  scene.exec(
    'computer',
    paths
      .map(
        (path) =>
          `echo $(curl -s -o /run/drill/answer -w '%{http_code}' http://${NODE}:1317${path})/$(jq .code /run/drill/answer)`,
      )
      .join('; '),
  )

export const restApi = readerPlan('develop/api/cosmos-grpc-rest.md', {
  programs: ['grpcurl'],
  blocks: { 'Broadcast a transaction > 4': { after: carriedOut } },
  statements: [
    {
      says: 'a wrong address prefix in bank, vesting and UC DAO',
      show: (scene) =>
        answers(scene, [
          `/cosmos/bank/v1beta1/balances/${FOREIGN}`,
          `/haqq/vesting/v1/balances/${FOREIGN}`,
        ]),
      prints: /^400\/3\n400\/3\n$/,
    },
    {
      says: 'a wrong address prefix in auth, staking and distribution',
      show: (scene) =>
        answers(scene, [
          `/cosmos/auth/v1beta1/accounts/${FOREIGN}`,
          `/cosmos/staking/v1beta1/delegations/${FOREIGN}`,
          `/cosmos/distribution/v1beta1/delegators/${FOREIGN}/rewards`,
        ]),
      prints: /^(?:500\/2\n){3}$/,
    },
    {
      says: 'a height in the future or one that is not a number',
      show: (scene) =>
        answers(
          scene,
          ['20000000', 'abc'].map(
            (height) => `/cosmos/bank/v1beta1/supply -H "x-cosmos-block-height: ${height}"`,
          ),
        ),
      prints: /^500\/2\n500\/2\n$/,
    },
  ],
})

/** A page whose reader asks a chain that has what the examples of the references name. */
const referencePlan = (page: string, { prepare, ...plan }: ScenePlan<ChainHistory>): PagePlan =>
  readerPlan(page, {
    ...plan,
    changes: ANSWERING,
    prepare: async (scene) => {
      const history = await makeHistory(scene)
      await prepare?.(scene, history)
    },
  })

const api = openApiDocument(queries)

/** The blocks of the queries of a module: an answer, or the error that the page shows. */
const asks = (module: string): [string, BlockPlan][] =>
  operationsOf(api, module)
    .filter(([path, operation]) => restExampleCurl(path, operation) !== undefined)
    .map(([route]) => {
      const { message } = Object(restAnswer(route)?.answer)
      return [
        `${module} > \`GET ${route}\``,
        // An error would begin with a number as `code`.
        message === undefined ? { prints: [/^\{(?!"code":\d)/] } : { sees: [message] },
      ]
    })

export const restQueries = referencePlan('develop/api/swagger/all.md', {
  differences: ['addresses, the token and the liquid coin are those of the local chain'],
  blocks: Object.fromEntries(api.tags.flatMap(({ name }) => asks(name))),
})

/** Gives a command on a machine a message that a page shows, on one line. */
const pastes = (page: string, words: string, machine: string): BlockPlan => ({
  before: async (scene) => {
    const message = JSON.parse(await pageCode(page, words))
    await paste(scene, machine, [JSON.stringify(message)])
  },
})

const COMET_PAGE = 'develop/api/tendermint.md'

export const cometApi = referencePlan(COMET_PAGE, {
  fill: { '20000000': '3', '127.0.0.1': NODE, ...typing('npx wscat') },
  prepare: async (scene, { cosmosHash }) => {
    await giveNpmCache(scene, DEVELOPER)
    const { result } = await askComet<{ tx: string }>(`tx?hash=0x${cosmosHash}`)
    scene.fill({ PASTE_A_TRANSACTION_HERE: result?.tx ?? '' })
  },
  blocks: { 'Subscribe to events > 1': pastes(COMET_PAGE, '"method": "subscribe"', 'computer') },
})

const JSON_RPC = 'develop/api/ethereum-json-rpc'

export const apiIndex = nodePlan('develop/api/index.md', {})

export const jsonRpc = nodePlan(`${JSON_RPC}/index.md`, {
  fill: { [facts.testnet.rpc.evmWs.value]: `ws://${NODE}:8546`, ...typing('npx wscat') },
  prepare: (scene) => giveNpmCache(scene, 'you@node'),
  blocks: { 'WebSocket subscriptions > 1': pastes(`${JSON_RPC}.md`, '"eth_subscribe"', 'node') },
})

const REST = `http://127.0.0.1:${facts.ports.cosmosRest.value}`
const DESCRIPTION = `https://raw.githubusercontent.com/haqq-network/haqq/${facts.node.version.value}/client/docs/swagger-ui/swagger.json`

export const swagger = nodePlan('develop/api/swagger/index.md', {
  fill: {
    'user@node.example.org': 'haqq@10.0.0.1',
    [DESCRIPTION]: `${REST}/swagger/swagger.json`,
    ...asking('ssh -L', `curl -sf -o /dev/null -w '%{http_code}\\n' ${REST}/swagger/`),
  },
  prepare: async (scene) => {
    await scene.startMachine('computer')
    await giveNpmCache(scene, 'you@node')
    const document = await serveFiles({ '/openapi.json': join(ROOT, 'dist/openapi.json') })
    scene.fill({ 'https://docs.haqq.network': document })
  },
  at: 'you@node',
  blocks: {
    'Turn Swagger on in your node > 3': [
      {},
      { before: (scene) => allowLogin(scene, 'computer', 'haqq@node') },
    ],
  },
})

/** The block of a method calls it about the local chain, and prints a result or the recorded error. */
function calls(entry: RpcMethod): BlockPlan {
  const { method } = entry
  const { error } = rpcAnswer(method)
  const printed = error === undefined ? '"result":' : JSON.stringify(error).slice(0, -1)
  const pattern = printed
    .replace(/[{}()[\].]/g, '\\$&')
    // A hash in its message belongs to the call.
    .replace(/0x[0-9a-f]{64}/, '0x[0-9a-f]{64}')
  return {
    prints: [new RegExp(pattern)],
    before: async (scene) => {
      const here = JSON.stringify(await paramsHere(scene, entry))
      scene.fill({ [rpcExampleCurl(entry) ?? '']: rpcCurl(`http://${NODE}:8545`, method, here) })
    },
    after: (scene, output) => keepResult(scene, method, JSON.parse(output).result),
  }
}

export const jsonRpcCalls = referencePlan(`${JSON_RPC}/methods/all.md`, {
  differences: [
    'all namespaces are on',
    'hashes, heights and contracts are those of the local chain',
  ],
  blocks: Object.fromEntries(
    rpcMethods
      .filter(({ transport }) => transport !== 'ws')
      .map((entry) => [`${entry.namespace} > \`${entry.method}\``, calls(entry)]),
  ),
})

/** The address of the page, for which the drill has its own. */
const FROM = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'

export const jsonRpcMethods = readerPlan(`${JSON_RPC}/methods/index.md`, {
  programs: ['cast'],
  changes: { chainId: facts.testnet.cosmosChainId.value },
  prepare: async (scene) => {
    const { hex } = await makeKeystore(scene, 'haqq', 'deployer')
    scene.fill({ [FROM]: hex })
  },
  network: 'Testnet',
})
