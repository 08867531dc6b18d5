import { resolve } from 'node:path'
import { restAnswer } from '../../site/data/recorded-answers.ts'
import { makeHistory } from '../answers/chain-history.ts'
import { nodeApi } from '../answers/node-api.ts'
import { SHORT_VOTES } from '../network/governance.ts'
import { DrillError } from '../options.ts'
import type { BlockPlan, PagePlan } from '../plan.ts'
import { NETWORK_ADDRESSES, type Scene } from '../scene.ts'
import { ENDPOINTS, prepareReader, run } from './reader.ts'

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
  await prepareReader(scene, [], { genesis: SHORT_VOTES })
  const api = nodeApi(NETWORK_ADDRESSES[0])
  const network = scene.network()
  const history = await makeHistory(network, api, resolve('.'))
  const { answer } = await api.rest('/evmos/erc20/v1/token_pairs')
  const { token_pairs: pairs } = answer as {
    token_pairs: readonly { denom: string; erc20_address: string }[]
  }
  const pair = pairs.find(({ denom }) => denom === history.liquidDenom)
  if (pair === undefined) throw new DrillError('the liquid coin has no ERC-20 view')
  for (const [example, here] of [
    [ACCOUNT, (await network.haqqd(['keys', 'show', 'faucet', '--address'])).trim()],
    [HOLDER, history.holder],
    [VALIDATOR, history.validator.consensus],
    [TOKEN, pair.erc20_address],
    [LIQUID, history.liquidDenom],
    [callOf(TOKEN), callOf(history.token)],
  ] as const)
    scene.found.set(example, here)
}

/** The module of each query, and its route. */
const QUERIES: readonly (readonly [module: string, route: string])[] = [
  ['evm', '/evmos/evm/v1/account/{address}'],
  ['evm', '/evmos/evm/v1/balances/{address}'],
  ['evm', '/evmos/evm/v1/base_fee'],
  ['evm', '/evmos/evm/v1/codes/{address}'],
  ['evm', '/evmos/evm/v1/cosmos_account/{address}'],
  ['evm', '/evmos/evm/v1/estimate_gas'],
  ['evm', '/evmos/evm/v1/eth_call'],
  ['evm', '/evmos/evm/v1/params'],
  ['evm', '/evmos/evm/v1/storage/{address}/{key}'],
  ['evm', '/evmos/evm/v1/validator_account/{cons_address}'],
  ['feemarket', '/evmos/feemarket/v1/base_fee'],
  ['feemarket', '/evmos/feemarket/v1/block_gas'],
  ['feemarket', '/evmos/feemarket/v1/params'],
  ['erc20', '/evmos/erc20/v1/params'],
  ['erc20', '/evmos/erc20/v1/token_pairs'],
  ['erc20', '/evmos/erc20/v1/token_pairs/{token}'],
  ['epochs', '/evmos/epochs/v1/current_epoch'],
  ['epochs', '/evmos/epochs/v1/epochs'],
  ['coinomics', '/haqq/coinomics/v1/params'],
  ['coinomics', '/haqq/coinomics/v1/reward_coefficient'],
  ['coinomics', '/haqqd/coinomics/v1/max_supply'],
  ['liquidvesting', '/haqq/liquidvesting/v1/denom'],
  ['liquidvesting', '/haqq/liquidvesting/v1/denoms'],
  ['ucdao', '/haqq/ucdao/v1/balances/{address}'],
  ['ucdao', '/haqq/ucdao/v1/balances/{address}/by_denom'],
  ['ucdao', '/haqq/ucdao/v1/holders'],
  ['ucdao', '/haqq/ucdao/v1/params'],
  ['ucdao', '/haqq/ucdao/v1/total_balance'],
  ['vesting', '/haqq/vesting/v1/balances/{address}'],
  ['vesting', '/haqq/vesting/v1/total_locked'],
]

/** An object that is no error, which would begin with a number as `code`. */
const ANSWER = /^\{(?!"code":\d)/

/** An answer, or the error that the page shows. */
function expected(route: string): Pick<BlockPlan, 'prints' | 'sees'> {
  const answer = restAnswer(route)?.answer
  const isError = typeof answer === 'object' && answer !== null && 'message' in answer
  return isError ? { sees: [String(answer.message)] } : { prints: [ANSWER] }
}

function asks([module, route]: (typeof QUERIES)[number]): BlockPlan {
  return run(`${module} > \`GET ${route}\``, {
    ...expected(route),
    before: async ({ found }) => {
      if (module === 'vesting') found.set(ACCOUNT, found.get(HOLDER) ?? '')
    },
  })
}

export const restQueries: PagePlan = {
  page: 'content/develop/api/swagger/all.md',
  programs: ['haqqd'],
  differences: [
    'addresses, the token and the liquid coin are those of the local chain',
    'blocks take about a second',
  ],
  fill: ENDPOINTS,
  prepare,
  blocks: QUERIES.map(asks),
}
