import type { PagePlan } from '../plan.ts'
import { ENDPOINTS, prepareReader } from './reader.ts'

export const apiNetworks: PagePlan = {
  page: 'content/develop/api/networks.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second'],
  fill: ENDPOINTS,
  prepare: async (scene) => void (await prepareReader(scene)),
  at: 'haqq@computer',
  blocks: {
    'Check that you are connected to the right network': [
      { prints: [/"result":"0x2be3"/] },
      { prints: [/"network":"haqq_11235-1"/] },
      { prints: [/"network":"haqq_11235-1"/] },
    ],
  },
}
