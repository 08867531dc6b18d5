import type { PagePlan } from '../plan.ts'
import { ENDPOINTS, prepareReader } from './reader.ts'

export const coinomics: PagePlan = {
  page: 'content/l1-network/modules/coinomics.md',
  programs: ['haqqd', 'grpcurl'],
  differences: ['blocks take about a second'],
  fill: ENDPOINTS,
  prepare: async (scene) => void (await prepareReader(scene, ['grpcurl'])),
  at: 'haqq@computer',
  blocks: {
    Queries: { prints: [/^7\.80+$/m, /^\d{30,}aISLM$/m, /"max_supply"/, /"mintDenom": "aISLM"/] },
    'Queries > How far from the ceiling': { prints: [/"denom":"aISLM","amount":"\d{20,}"/] },
  },
}
