import type { PagePlan } from '../plan.ts'
import { ENDPOINTS, other, prepareReader, run } from './reader.ts'

export const developStart: PagePlan = {
  page: 'content/develop/index.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second'],
  fill: ENDPOINTS,
  prepare: async (scene) => void (await prepareReader(scene)),
  blocks: [
    run('Connect in one minute', { prints: [/"result":"0x2be3"/] }),
    other('Connect in one minute'),
  ],
}
