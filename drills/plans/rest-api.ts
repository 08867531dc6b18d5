import { carriedOut, hashOf } from '../network/transactions.ts'
import { NETWORK_ADDRESSES, type Scene } from '../scene.ts'
import { TO_A_STRANGER } from './common.ts'
import { readerPlan } from './reader.ts'

/** The address of the page with the prefix of another chain. */
const FOREIGN = 'cosmos1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgqckvn7x'

/** Status and body of the answers to some requests. */
async function answers(scene: Scene, paths: readonly string[], header = ''): Promise<string> {
  const ask = (path: string) =>
    scene.exec(
      'computer',
      `curl -s -w '\\n%{http_code}\\n' ${header} http://${NETWORK_ADDRESSES[0]}:1317${path}`,
    )
  const all: string[] = []
  for (const path of paths)
    all.push((await ask(path)).replace(/[\s\S]*?"code": *(\d+)[\s\S]*\n(\d+)\n$/, '$2/$1'))
  return all.join(' ')
}

export const restApi = readerPlan('develop/api/cosmos-grpc-rest.md', {
  programs: ['grpcurl'],
  differences: ['blocks take about a second', 'the old height is one of the local chain'],
  fill: {
    ...TO_A_STRANGER,
    'x-cosmos-block-height: 20000000': 'x-cosmos-block-height: 3',
  },
  blocks: {
    'First REST calls': [
      {},
      { prints: [/"balances"/] },
      { prints: [/"min_gas_price"/] },
      { prints: [/"max_validators"/] },
    ],
    'First gRPC calls': [
      { prints: [/^cosmos\.bank\.v1beta1\.Query$/m] },
      { prints: [/"pagination"/] },
    ],
    'Broadcast a transaction > 3': { prints: [/"gas_used":"\d+"/] },
    'Broadcast a transaction > 4': {
      prints: [/"code":0/, /"txhash":"[0-9A-F]{64}"/],
      after: async (scene, output) => {
        const printed = output.replace(/[\s\S]*"txhash":"([0-9A-F]{64})"[\s\S]*/, 'txhash: $1')
        await carriedOut(scene, printed)
        scene.found.set('PASTE_THE_HASH_HERE', hashOf(printed))
      },
    },
    'Broadcast a transaction > 5': { prints: [/"code":0/] },
    'Old heights': { prints: [/"denom":"aISLM"/] },
    Pagination: { prints: [/"operator_address"/] },
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
