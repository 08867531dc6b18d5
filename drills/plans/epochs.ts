import type { PagePlan } from '../plan.ts'
import { ENDPOINTS, prepareReader } from './reader.ts'

export const epochs: PagePlan = {
  page: 'content/l1-network/modules/epochs.md',
  programs: ['haqqd', 'grpcurl'],
  differences: ['blocks take about a second'],
  fill: ENDPOINTS,
  prepare: async (scene) => void (await prepareReader(scene, ['grpcurl'])),
  at: 'haqq@computer',
  blocks: {
    Queries: [
      { prints: [/current_epoch/, /"currentEpoch"/] },
      { prints: [/^day\t\d+\t/m, /^week\t\d+\t/m] },
    ],
  },
}
