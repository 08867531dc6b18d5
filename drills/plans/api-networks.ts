import type { PagePlan } from '../plan.ts'
import { ENDPOINTS, other, prepareReader, run } from './reader.ts'

const STEP = 'Check that you are connected to the right network'

export const apiNetworks: PagePlan = {
  page: 'content/develop/api/networks.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second'],
  fill: ENDPOINTS,
  prepare: async (scene) => void (await prepareReader(scene)),
  blocks: [
    run(STEP, { prints: [/"result":"0x2be3"/] }),
    run(STEP, { prints: [/"network":"haqq_11235-1"/] }),
    run(STEP, { prints: [/"network":"haqq_11235-1"/] }),
    other(STEP),
    other(STEP),
    other(STEP),
  ],
}
