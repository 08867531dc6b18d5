import { join } from 'node:path'
import { toHex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { restAnswer, rpcAnswer } from '../../site/data/recorded-answers.ts'
import { restQueries as queries } from '../../site/data/rest-endpoints.ts'
import { rpcMethods } from '../../site/data/rpc-methods.ts'
import { network as facts } from '../../site/network.ts'
import { openApiDocument, operationsOf } from '../../site/openapi/openapi-document.ts'
import { restExampleCurl } from '../../site/openapi/operation-example.ts'
import {
  EXAMPLE_ADDRESS,
  EXAMPLE_KEY,
  EXAMPLE_PAYMENT,
  makeHistory,
  namesHere,
  signed,
} from '../answers/chain-history.ts'
import { askRpc, signerOf } from '../answers/node-api.ts'
import { ANSWERING } from '../answers/record-answers.ts'
import type { BlockPlan } from '../block-plan.ts'
import { NODE } from '../network/addresses.ts'
import { COIN } from '../network/coins.ts'
import { giveNpmCache } from '../network/developers-tools.ts'
import { serveFiles } from '../network/file-server.ts'
import { SHORT_VOTES } from '../network/governance.ts'
import { fund, makeKeystore } from '../network/readers-keys.ts'
import { tokenOf } from '../network/relayer.ts'
import { allowLogin } from '../network/ssh.ts'
import { asking, paste, typing } from '../network/terminal.ts'
import { carriedOut, nextBlocks, STRANGER } from '../network/transactions.ts'
import { pageCode } from '../page-file.ts'
import { ROOT } from '../root.ts'
import type { Scene } from '../scene.ts'
import { DEVELOPER, nodePlan, readerPlan } from './scenes.ts'

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

/** Examples of the page: a validator, a token of mainnet, a liquid coin, and a call. */
const VALIDATOR = 'haqqvalcons1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgqxrdxya'
const TOKEN = '0x80b5a32E4F032B2a058b4F29EC95EEfEEB87aDcd'
const LIQUID = 'aLIQUID1'
const callOf = (to: string) => btoa(JSON.stringify({ to, input: '0x313ce567' }))
/** Under which name the drill keeps the vesting account. */
const HOLDER = 'address of the vesting account'

const api = openApiDocument(queries)

/** The blocks of the queries of a module: an answer, or the error that the page shows. */
const asks = (module: string): [string, BlockPlan][] =>
  operationsOf(api, module)
    .filter(([path, operation]) => restExampleCurl(path, operation) !== undefined)
    .map(([route]) => {
      const { message } = Object(restAnswer(route)?.answer)
      const block: BlockPlan = {
        // An error would begin with a number as `code`.
        ...(message === undefined ? { prints: [/^\{(?!"code":\d)/] } : { sees: [message] }),
        before: ({ fill, inPlaceOf }) => {
          if (module === 'vesting') fill({ [STRANGER]: inPlaceOf(HOLDER) })
        },
      }
      return [`${module} > \`GET ${route}\``, block]
    })

export const restQueries = readerPlan('develop/api/swagger/all.md', {
  differences: ['addresses, the token and the liquid coin are those of the local chain'],
  changes: { genesis: SHORT_VOTES },
  prepare: async (scene) => {
    const network = scene.network()
    const history = await makeHistory(network)
    scene.fill({
      [STRANGER]: await network.addressOf('faucet'),
      [HOLDER]: history.holder,
      [VALIDATOR]: history.consensus,
      [TOKEN]: await tokenOf(history.liquidDenom),
      [LIQUID]: history.liquidDenom,
      [callOf(TOKEN)]: callOf(history.token),
    })
  },
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

export const cometApi = readerPlan(COMET_PAGE, {
  fill: { '20000000': '3', '127.0.0.1': NODE, ...typing('npx wscat') },
  // An Ethereum transaction, and a Cosmos transaction that sends to the example's account.
  prepare: async (scene) => {
    const network = scene.network()
    await giveNpmCache(scene, DEVELOPER)
    const signer = signerOf(generatePrivateKey())
    await fund(network, signer.account.address)
    const sent = await signer.succeeds(signer.sendTransaction({ to: EXAMPLE_ADDRESS, value: 1n }))
    await network.send(`bank send faucet ${STRANGER} 1${COIN}`)
    const found = await fetch(`http://${NODE}:26657/tx_search?query=%22tx.height>1%22`)
    const { result } = await found.json()
    scene.fill({
      [facts.mainnet.example.transaction.value]: sent.transactionHash,
      PASTE_A_TRANSACTION_HERE: result.txs[0].tx,
    })
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

/** A parameter of the recorded request of a method, which the page shows. */
const shown = (method: string) => String(rpcAnswer(method).params[0])
/** A filter of the reference's own example, and the recorded one. */
const LOG_FILTERS = ['0x6fb1d4a2c39e5870b1f2c3d4e5a69788', shown('eth_uninstallFilter')]

/** Lets later blocks get the result in place of texts. */
const keeps = (texts: readonly string[]): BlockPlan => ({
  after: ({ fill }, output) => {
    const [, result = ''] = /"result":"(0x[0-9a-f]+)"/.exec(output) ?? []
    fill(Object.fromEntries(texts.map((text) => [text, result])))
  },
})

/** What some methods need before, or leave for the next. */
const SPECIAL: Readonly<Record<string, BlockPlan>> = {
  eth_sendRawTransaction: {
    before: async ({ fill }) =>
      fill({
        [shown('eth_sendRawTransaction')]: await signed(signerOf(EXAMPLE_KEY), EXAMPLE_PAYMENT),
      }),
  },
  // A transaction that the node signs needs a nonce that no waiting one has.
  eth_sendTransaction: { before: nextBlocks },
  personal_sendTransaction: { before: nextBlocks },
  eth_newFilter: keeps(LOG_FILTERS),
  eth_newBlockFilter: keeps([shown('eth_getFilterChanges')]),
  // The hash in its message is that of the transaction that it looks for.
  eth_resend: {
    prints: [/"error":\{"code":-32000,"message":"transaction 0x[0-9a-f]{64} not found"/],
  },
  // The node has the key already, because it has signed the transactions before.
  personal_importRawKey: { fill: { [EXAMPLE_KEY.slice(2)]: '22'.repeat(32) } },
}

export const jsonRpcCalls = readerPlan(`${JSON_RPC}/methods/all.md`, {
  differences: [
    'all namespaces are on',
    'hashes, heights and contracts are those of the local chain',
    'personal_importRawKey imports another key, because the node has that of the examples',
  ],
  fill: { [`http://localhost:${facts.ports.evmJsonRpc.value}`]: `http://${NODE}:8545` },
  changes: ANSWERING,
  // A young chain with transactions and a contract, and a node that has the key of the examples.
  prepare: async (scene) => {
    await askRpc('personal_importRawKey', [EXAMPLE_KEY.slice(2), 'correct horse'])
    const { creation, token } = await makeHistory(scene.network())
    scene.fill({
      ...namesHere(creation, token),
      [shown('debug_traceTransaction')]: creation.transactionHash,
      [shown('debug_traceBlockByHash')]: creation.blockHash,
      [`"${shown('debug_traceBlockByNumber')}"`]: `"${toHex(creation.blockNumber)}"`,
      [`[${shown('debug_printBlock')}]`]: `[${creation.blockNumber}]`,
    })
  },
  blocks: Object.fromEntries(
    rpcMethods
      .filter(({ transport }) => transport !== 'ws')
      .map(({ namespace, method }) => {
        const { error } = rpcAnswer(method)
        const printed = error === undefined ? '"result":' : JSON.stringify(error).slice(0, -1)
        const prints = [new RegExp(printed.replace(/[{}()[\].]/g, '\\$&'))]
        return [`${namespace} > \`${method}\``, { prints, ...SPECIAL[method] }]
      }),
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
