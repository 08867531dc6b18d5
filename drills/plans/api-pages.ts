import { restAnswer } from '../../site/data/recorded-answers.ts'
import { restQueries as queries } from '../../site/data/rest-endpoints.ts'
import { network as facts } from '../../site/network.ts'
import { openApiDocument, operationsOf } from '../../site/openapi/openapi-document.ts'
import { restExampleCurl } from '../../site/openapi/operation-example.ts'
import { EXAMPLE_ADDRESS, makeHistory } from '../answers/chain-history.ts'
import { signerOf } from '../answers/node-api.ts'
import { NODE } from '../network/addresses.ts'
import { COIN } from '../network/coins.ts'
import { giveNpmCache } from '../network/developers-tools.ts'
import { SHORT_VOTES } from '../network/governance.ts'
import { makeKeystore } from '../network/readers-keystore.ts'
import { tokenOf } from '../network/relayer.ts'
import { paste, typing } from '../network/terminal.ts'
import { carriedOut, STRANGER } from '../network/transactions.ts'
import { pageCode } from '../page-file.ts'
import type { BlockPlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { readerPlan } from './scenes.ts'

/** The address of the page with the prefix of another chain. */
const FOREIGN = 'cosmos1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgqckvn7x'

/** Status and body of the answers to some requests. */
async function answers(scene: Scene, paths: readonly string[], header = ''): Promise<string> {
  const ask = (path: string) =>
    scene.exec('computer', `curl -s -w '\\n%{http_code}\\n' ${header} http://${NODE}:1317${path}`)
  const all: string[] = []
  for (const path of paths)
    all.push((await ask(path)).replace(/[\s\S]*?"code": *(\d+)[\s\S]*\n(\d+)\n$/, '$2/$1'))
  return all.join(' ')
}

export const restApi = readerPlan('develop/api/cosmos-grpc-rest.md', {
  programs: ['grpcurl'],
  blocks: {
    'Broadcast a transaction > 4': {
      after: async (scene, output) => {
        const printed = output.replace(/[\s\S]*"txhash":"([0-9A-F]{64})"[\s\S]*/, 'txhash: $1')
        await carriedOut(scene, printed)
      },
    },
  },
  statements: [
    {
      says: 'a wrong address prefix in bank, vesting and UC DAO',
      show: (scene) =>
        answers(scene, [
          `/cosmos/bank/v1beta1/balances/${FOREIGN}`,
          `/haqq/vesting/v1/balances/${FOREIGN}`,
        ]),
      prints: /^400\/3 400\/3$/,
    },
    {
      says: 'a wrong address prefix in auth, staking and distribution',
      show: (scene) =>
        answers(scene, [
          `/cosmos/auth/v1beta1/accounts/${FOREIGN}`,
          `/cosmos/staking/v1beta1/delegations/${FOREIGN}`,
          `/cosmos/distribution/v1beta1/delegators/${FOREIGN}/rewards`,
        ]),
      prints: /^500\/2 500\/2 500\/2$/,
    },
    {
      says: 'a height in the future or one that is not a number',
      show: async (scene) => {
        const path = ['/cosmos/bank/v1beta1/supply']
        const future = await answers(scene, path, '-H "x-cosmos-block-height: 20000000"')
        return `${future} ${await answers(scene, path, '-H "x-cosmos-block-height: abc"')}`
      },
      prints: /^500\/2 500\/2$/,
    },
  ],
})

/** Examples of the page: a validator, a token of mainnet, a liquid coin, and a call. */
const VALIDATOR = 'haqqvalcons1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgqxrdxya'
const TOKEN = '0x80b5a32E4F032B2a058b4F29EC95EEfEEB87aDcd'
const LIQUID = 'aLIQUID1'
const callOf = (to: string) =>
  Buffer.from(JSON.stringify({ to, input: '0x313ce567' })).toString('base64')
/** Under which name the drill keeps the vesting account. */
const HOLDER = 'address of the vesting account'

/** A young chain with transactions, a contract, stake, a vesting account and a liquid coin. */
async function prepare(scene: Scene): Promise<void> {
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
}

const api = openApiDocument(queries)

/** An object that is no error, which would begin with a number as `code`. */
const ANSWER = /^\{(?!"code":\d)/

/** An answer, or the error that the page shows. */
function expected(route: string): Pick<BlockPlan, 'prints' | 'sees'> {
  const answer = restAnswer(route)?.answer
  const isError = typeof answer === 'object' && answer !== null && 'message' in answer
  return isError ? { sees: [String(answer.message)] } : { prints: [ANSWER] }
}

const asks = (module: string, route: string): readonly [string, BlockPlan] => [
  `${module} > \`GET ${route}\``,
  {
    ...expected(route),
    before: ({ fill, inPlaceOf }) => {
      if (module === 'vesting') fill({ [STRANGER]: inPlaceOf(HOLDER) })
    },
  },
]

export const restQueries = readerPlan('develop/api/swagger/all.md', {
  differences: ['addresses, the token and the liquid coin are those of the local chain'],
  changes: { genesis: SHORT_VOTES },
  prepare,
  blocks: Object.fromEntries(
    api.tags.flatMap(({ name: module }) =>
      operationsOf(api, module)
        .filter(([path, operation]) => restExampleCurl(path, operation) !== undefined)
        .map(([path]) => asks(module, path)),
    ),
  ),
})

const TRANSACTION = facts.mainnet.example.transaction.value

/** An Ethereum transaction, and a Cosmos transaction that sends to the example's account. */
async function prepareCometApi(scene: Scene): Promise<void> {
  const network = scene.network()
  await giveNpmCache(scene, 'you@computer')
  const { key } = await makeKeystore(scene, 'haqq', 'test')
  const signer = signerOf(key)
  const sent = await signer.succeeds(signer.sendTransaction({ to: EXAMPLE_ADDRESS, value: 1n }))
  await network.send(`bank send faucet ${STRANGER} 1${COIN}`)
  const block = await (await fetch(`http://${NODE}:26657/tx_search?query=%22tx.height>1%22`)).json()
  scene.fill({
    [TRANSACTION]: sent.transactionHash,
    PASTE_A_TRANSACTION_HERE: block.result.txs[0].tx,
  })
}

export const cometApi = readerPlan('develop/api/tendermint.md', {
  differences: [
    'heights and hashes are those of the local chain',
    'events come from a node of the network, in place of one of the reader',
  ],
  fill: { '20000000': '3', '127.0.0.1': NODE, ...typing('npx wscat') },
  prepare: prepareCometApi,
  blocks: {
    'Subscribe to events > 1': {
      before: async (scene) => {
        const line = await pageCode('develop/api/tendermint.md', '"method": "subscribe"')
        await paste(scene, 'computer', [JSON.stringify(JSON.parse(line))])
      },
    },
  },
})
