import type { PagePlan } from '../plan.ts'
import { ONE_NETWORK, OTHER_END } from './common.ts'
import { ENDPOINTS, prepareReader, run } from './reader.ts'

export const developIbc: PagePlan = {
  page: 'content/develop/ibc.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second'],
  fill: ENDPOINTS,
  prepare: async (scene) => void (await prepareReader(scene)),
  blocks: [
    run('Denominations on HAQQ', { prints: [/^ibc\/[0-9A-F]{64}$/m] }),
    { step: 'Denominations on HAQQ', skip: OTHER_END },
    { step: 'Verify a channel > 1', skip: OTHER_END },
    { step: 'Verify a channel > 1', skip: OTHER_END },
    { step: 'Verify a channel > 2', skip: OTHER_END },
    { step: 'Verify a channel > 2', skip: OTHER_END },
    { step: 'Send a transfer > 2', skip: OTHER_END },
    { step: 'Send a transfer > 2', skip: OTHER_END },
    { step: 'Send a transfer > 3', skip: OTHER_END },
    { step: 'Send a transfer > 3', skip: OTHER_END },
    run('Receive from another chain > 4', { prints: [/"balances"/] }),
    { step: 'Receive from another chain > 4', skip: ONE_NETWORK },
  ],
}
