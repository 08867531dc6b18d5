import type { RestAnswer } from '../../site/data/recorded-answers-schema.ts'
import { fitsAddress, restQueries } from '../../site/data/rest-endpoints.ts'
import type { RestEndpoint } from '../../site/data/rest-endpoints-schema.ts'
import { restUrl } from '../../site/lib/rest.ts'
import { exampleOf } from '../../site/openapi/example-of.ts'
import { COIN } from '../network/coins.ts'
import { tokenPairs } from '../network/relayer.ts'
import { type ChainHistory, EXAMPLE_ADDRESS } from './chain-history.ts'
import { askRest } from './node-api.ts'
import { shorten } from './shorten.ts'

/**
 * Ask the queries of the reference, and the routes that the page about REST names.
 * @param faucet an address with coins and stake
 */
export async function recordRest(history: ChainHistory, faucet: string): Promise<RestAnswer[]> {
  const [pair] = await tokenPairs()
  const requests = [
    // Whole messages, which two queries take, do not fit into an address.
    ...restQueries.filter(fitsAddress).map((query) => {
      const values = valuesHere(query, { ...history, faucet, pair: pair?.erc20_address ?? '' })
      return { route: query.path, request: restUrl('', query.path, query.params, values) }
    }),
    ...STANDARD_ROUTES.map((asked) => ({
      route: asked.replace(/\?.*/, ''),
      request: asked.replace('{address}', faucet).replace('{hash}', history.cosmosHash),
    })),
  ]
  const answers: RestAnswer[] = []
  for (const { route, request } of requests) {
    const { status, answer } = await askRest(request)
    answers.push({ route, request, status, answer: shorten(answer) })
  }
  return answers
}

/** Routes of the Cosmos SDK and of IBC in the order of the page. */
const STANDARD_ROUTES = [
  '/cosmos/bank/v1beta1/balances/{address}',
  `/cosmos/bank/v1beta1/balances/{address}/by_denom?denom=${COIN}`,
  '/cosmos/auth/v1beta1/accounts/{address}',
  '/cosmos/staking/v1beta1/validators?status=BOND_STATUS_BONDED',
  '/cosmos/staking/v1beta1/delegations/{address}',
  '/cosmos/distribution/v1beta1/delegators/{address}/rewards',
  '/cosmos/slashing/v1beta1/params',
  '/cosmos/gov/v1/proposals',
  '/cosmos/tx/v1beta1/txs/{hash}',
  '/cosmos/base/tendermint/v1beta1/blocks/latest',
  '/cosmos/base/tendermint/v1beta1/node_info',
  '/cosmos/base/tendermint/v1beta1/syncing',
  '/cosmos/staking/v1beta1/params',
  '/ibc/apps/transfer/v1/denom_traces',
  '/ibc/core/channel/v1/channels',
]

/** The parameters of a query: its examples, but for what names something of this chain. */
function valuesHere(
  query: RestEndpoint,
  here: ChainHistory & { readonly faucet: string; readonly pair: string },
): Readonly<Record<string, string>> {
  const { path, params } = query
  const ofAccount = path.includes('/vesting/') ? here.holder : here.faucet
  const ofEvm = /\/(?:codes|storage)\//.test(path) ? here.token : EXAMPLE_ADDRESS
  const names: Readonly<Record<string, string>> = {
    address: path.startsWith('/evmos/evm/') ? ofEvm : ofAccount,
    args: btoa(JSON.stringify({ to: here.token, input: '0x313ce567' })),
    cons_address: here.consensus,
    token: here.pair,
    ...(path.includes('/liquidvesting/') ? { denom: here.liquidDenom } : {}),
    // The slot that holds the supply of the token.
    ...(path.includes('/storage/') ? { key: '0x2' } : {}),
  }
  return Object.fromEntries(
    params.map(({ name }) => [name, names[name] ?? exampleOf(query, name) ?? '']),
  )
}
