import { resolve } from 'node:path'
import { restAnswer } from '../../site/data/recorded-answers.ts'
import { restQueries as queries } from '../../site/data/rest-endpoints.ts'
import { openApiDocument, operationsOf } from '../../site/openapi/openapi-document.ts'
import { restExampleCurl } from '../../site/openapi/operation-example.ts'
import { makeHistory } from '../answers/chain-history.ts'
import { nodeApi } from '../answers/node-api.ts'
import { SHORT_VOTES } from '../network/governance.ts'
import { DrillError } from '../options.ts'
import type { BlockPlan } from '../plan.ts'
import { NETWORK_ADDRESSES, type Scene } from '../scene.ts'
import { readerPlan } from './reader.ts'

/** Examples of the page: an account, a validator, a token of mainnet, a liquid coin, and a call. */
const ACCOUNT = 'haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va'
const VALIDATOR = 'haqqvalcons1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgqxrdxya'
const TOKEN = '0x80b5a32E4F032B2a058b4F29EC95EEfEEB87aDcd'
const LIQUID = 'aLIQUID1'
const callOf = (to: string) =>
  Buffer.from(JSON.stringify({ to, input: '0x313ce567' })).toString('base64')
/** Under which name the drill keeps the vesting account. */
const HOLDER = 'address of the vesting account'

/** A young chain with transactions, a contract, stake, a vesting account and a liquid coin. */
async function prepare(scene: Scene): Promise<void> {
  const node = nodeApi(NETWORK_ADDRESSES[0])
  const network = scene.network()
  const history = await makeHistory(network, node, resolve('.'))
  const { answer } = await node.rest('/evmos/erc20/v1/token_pairs')
  const { token_pairs: pairs } = answer as {
    token_pairs: readonly { denom: string; erc20_address: string }[]
  }
  const pair = pairs.find(({ denom }) => denom === history.liquidDenom)
  if (pair === undefined) throw new DrillError('the liquid coin has no ERC-20 view')
  for (const [example, here] of [
    [ACCOUNT, await network.addressOf('faucet')],
    [HOLDER, history.holder],
    [VALIDATOR, history.validator.consensus],
    [TOKEN, pair.erc20_address],
    [LIQUID, history.liquidDenom],
    [callOf(TOKEN), callOf(history.token)],
  ] as const)
    scene.found.set(example, here)
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
    before: async ({ found }) => {
      if (module === 'vesting') found.set(ACCOUNT, found.get(HOLDER) ?? '')
    },
  },
]

export const restQueries = readerPlan('develop/api/swagger/all.md', {
  differences: [
    'addresses, the token and the liquid coin are those of the local chain',
    'blocks take about a second',
  ],
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
