import { carriedOut, hashOf } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import { TO_A_STRANGER } from './common.ts'
import { ENDPOINTS, other, prepareReader, run } from './reader.ts'

const TX = 'Broadcast a transaction'

export const restApi: PagePlan = {
  page: 'content/develop/api/cosmos-grpc-rest.md',
  programs: ['haqqd', 'grpcurl'],
  differences: ['blocks take about a second', 'the old height is one of the local chain'],
  fill: {
    ...ENDPOINTS,
    ...TO_A_STRANGER,
    'x-cosmos-block-height: 20000000': 'x-cosmos-block-height: 3',
  },
  prepare: async (scene) => void (await prepareReader(scene, ['grpcurl'])),
  blocks: [
    run('Write the address the Cosmos way', {
      sees: ['haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va'],
    }),
    run('First REST calls'),
    other('First REST calls'),
    run('First REST calls', { prints: [/"balances"/] }),
    run('First REST calls', { prints: [/"min_gas_price"/] }),
    run('First REST calls', { prints: [/"max_validators"/] }),
    run('First gRPC calls', { prints: [/^cosmos\.bank\.v1beta1\.Query$/m] }),
    run('First gRPC calls', { prints: [/"pagination"/] }),
    other('First gRPC calls'),
    other('First gRPC calls'),
    run(`${TX} > 1`),
    run(`${TX} > 2`),
    run(`${TX} > 3`, { prints: [/"gas_used":"\d+"/] }),
    run(`${TX} > 4`, {
      prints: [/"code":0/, /"txhash":"[0-9A-F]{64}"/],
      after: async (scene, output) => {
        const printed = output.replace(/[\s\S]*"txhash":"([0-9A-F]{64})"[\s\S]*/, 'txhash: $1')
        await carriedOut(scene, printed)
        scene.found.set('PASTE_THE_HASH_HERE', hashOf(printed))
      },
    }),
    run(`${TX} > 5`, { prints: [/"code":0/] }),
    run('Old heights', { prints: [/"denom":"aISLM"/] }),
    run('Pagination', { prints: [/"operator_address"/] }),
  ],
}
