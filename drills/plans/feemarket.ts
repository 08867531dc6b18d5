import { carriedOut, hashOf } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import { ACCEPTED, TO_A_STRANGER, YES } from './common.ts'
import { ENDPOINTS, other, prepareReader, run } from './reader.ts'

export const feemarket: PagePlan = {
  page: 'content/l1-network/modules/feemarket.md',
  programs: ['haqqd', 'grpcurl'],
  differences: ['blocks take about a second'],
  fill: { ...ENDPOINTS, ...TO_A_STRANGER },
  prepare: async (scene) => void (await prepareReader(scene, ['grpcurl'])),
  blocks: [
    run('Price a transaction'),
    other('Price a transaction'),
    run('Price a transaction > 1', { prints: [/base_fee: "\d+"/, /"elasticity_multiplier"/] }),
    run('Price a transaction > 3', {
      typed: YES,
      prints: ACCEPTED,
      after: async (scene, output) => {
        await carriedOut(scene, output)
        scene.found.set('PASTE_THE_HASH_HERE', hashOf(output))
      },
    }),
    run('Price a transaction > 4', { prints: [/gas_used: "\d+"/] }),
    run('Queries', { prints: [/"base_fee":"\d+"\}\s*\{/] }),
  ],
}
