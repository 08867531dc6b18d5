import type { PagePlan } from '../plan.ts'
import { ENDPOINTS, prepareReader } from './reader.ts'

export const developStart: PagePlan = {
  page: 'content/develop/index.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second'],
  fill: ENDPOINTS,
  prepare: async (scene) => void (await prepareReader(scene)),
  at: 'haqq@computer',
  blocks: {
    'Connect in one minute': { prints: [/"result":"0x2be3"/] },
  },
}
