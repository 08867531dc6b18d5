import { join } from 'node:path'
import { restAnswer, rpcAnswer } from '../../site/data/recorded-answers.ts'
import { fitsAddress, restQueries as queries } from '../../site/data/rest-endpoints.ts'
import type { RestEndpoint } from '../../site/data/rest-endpoints-schema.ts'
import { rpcMethods } from '../../site/data/rpc-methods.ts'
import type { RpcMethod } from '../../site/data/rpc-methods-schema.ts'
import { rpcExampleCurl } from '../../site/lib/rpc-example.ts'
import { rpcCurl } from '../../site/lib/rpc-snippets.ts'
import { network as facts } from '../../site/network.ts'
import { moduleOf } from '../../site/openapi/openapi-document.ts'
import { ANSWERING, type ChainHistory, makeHistory } from '../answers/chain-history.ts'
import { askComet } from '../answers/node-api.ts'
import { keepResult, prepareCall } from '../answers/rpc-calls.ts'
import type { BlockPlan } from '../block-plan.ts'
import { NODE } from '../network/addresses.ts'
import { serveFiles } from '../network/file-server.ts'
import { makeKeystore } from '../network/readers-keys.ts'
import { allowLogin } from '../network/ssh.ts'
import { asking, paste, typing } from '../network/terminal.ts'
import { pageCode } from '../page-file.ts'
import type { PagePlan, StatementPlan } from '../plan.ts'
import { ROOT } from '../root.ts'
import { nodePlan, readerPlan, type ScenePlan } from './scenes.ts'

/** The address of the page with the prefix of another chain. */
const FOREIGN = 'cosmos1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgqckvn7x'

/**
 * The node refuses requests as the page says.
 * @param answer status and code: `400/3`
 * @param requests paths, with options of `curl` if need be
 */
const refused = (says: string, answer: string, requests: readonly string[]): StatementPlan => ({
  says,
  show: (scene) =>
    scene.exec(
      'computer',
      requests
        .map(
          (request) =>
            `echo $(curl -s -o /run/drill/answer -w '%{http_code}' http://${NODE}:1317${request})/$(jq .code /run/drill/answer)`,
        )
        .join('; '),
    ),
  prints: new RegExp(`^(?:${answer}\n){${requests.length}}$`),
})

export const restApi = readerPlan('develop/api/cosmos-grpc-rest.md', {
  statements: [
    refused('a wrong address prefix in bank, vesting and UC DAO', '400/3', [
      `/cosmos/bank/v1beta1/balances/${FOREIGN}`,
      `/haqq/vesting/v1/balances/${FOREIGN}`,
    ]),
    refused('a wrong address prefix in auth, staking and distribution', '500/2', [
      `/cosmos/auth/v1beta1/accounts/${FOREIGN}`,
      `/cosmos/staking/v1beta1/delegations/${FOREIGN}`,
      `/cosmos/distribution/v1beta1/delegators/${FOREIGN}/rewards`,
    ]),
    refused('a height in the future or one that is not a number', '500/2', [
      '/cosmos/bank/v1beta1/supply -H "x-cosmos-block-height: 20000000"',
      '/cosmos/bank/v1beta1/supply -H "x-cosmos-block-height: abc"',
    ]),
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

/** The block of a query prints an answer, or the error that the page shows. */
function asks({ path }: RestEndpoint): BlockPlan {
  const { message } = Object(restAnswer(path)?.answer)
  // An error would begin with a number as `code`.
  return message === undefined ? { prints: [/^\{(?!"code":\d)/] } : { sees: [message] }
}

export const restQueries = referencePlan('develop/api/swagger/all.md', {
  differences: ['addresses, the token and the liquid coin are those of the local chain'],
  blocks: Object.fromEntries(
    queries
      .filter(fitsAddress)
      .map((query) => [`${moduleOf(query.path)} > \`GET ${query.path}\``, asks(query)]),
  ),
})

const COMET_PAGE = 'develop/api/tendermint.md'

export const cometApi = referencePlan(COMET_PAGE, {
  fill: { '20000000': '3', '127.0.0.1': NODE, ...typing('npx wscat') },
  prepare: async (scene, { cosmosHash }) => {
    await paste(scene, 'computer', [await pageCode(COMET_PAGE, '"id": 1, "method": "subscribe"')])
    const { result } = await askComet<{ tx: string }>(`tx?hash=0x${cosmosHash}`)
    scene.fill({ PASTE_A_TRANSACTION_HERE: result?.tx ?? '' })
  },
})

const JSON_RPC = 'develop/api/ethereum-json-rpc'

export const apiIndex = nodePlan('develop/api/index.md', {})

export const jsonRpc = nodePlan(`${JSON_RPC}/index.md`, {
  fill: { [facts.testnet.rpc.evmWs.value]: `ws://${NODE}:8546`, ...typing('npx wscat') },
  prepare: async (scene) =>
    paste(scene, 'node', [await pageCode(`${JSON_RPC}.md`, '"eth_subscribe"')]),
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
    const document = await serveFiles({ '/openapi.json': join(ROOT, 'dist/openapi.json') })
    scene.fill({ 'https://docs.haqq.network': document })
    await allowLogin(scene, 'computer', 'haqq@node')
  },
  at: 'you@node',
})

/**
 * The block of a method asks the local chain, and prints what the recorded answer has: a result, `null`
 * or the error.
 */
function calls(entry: RpcMethod): BlockPlan {
  const { method } = entry
  const { error, result } = rpcAnswer(method) ?? {}
  const failure = JSON.stringify(error ?? '')
    .slice(0, -1)
    .replace(/[{}()[\].]/g, '\\$&')
    // A hash in its message belongs to the call.
    .replace(/0x[0-9a-f]{64}/, '0x[0-9a-f]{64}')
  const success = result === null ? '"result":null' : '"result":(?!null)'
  return {
    prints: [new RegExp(error === undefined ? success : failure)],
    before: async (scene) => {
      const here = JSON.stringify(await prepareCall(scene, entry))
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

export const jsonRpcMethods = readerPlan(`${JSON_RPC}/methods/index.md`, {
  changes: { chainId: facts.testnet.cosmosChainId.value },
  prepare: async (scene) => {
    const { hex } = await makeKeystore(scene, 'haqq', 'deployer')
    scene.fill({ '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A': hex })
  },
  network: 'Testnet',
})
