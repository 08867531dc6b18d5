import { carriedOut } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import { ACCEPTED, CARRIED_OUT, TO_A_STRANGER, YES } from './common.ts'
import { ENDPOINTS, prepareReader } from './reader.ts'

export const ledgerCommandLine: PagePlan = {
  page: 'content/develop/ledger-command-line.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second', 'the key is on disk, not on a device'],
  fill: { ...ENDPOINTS, ...TO_A_STRANGER, myledger: 'mykey' },
  prepare: async (scene) => void (await prepareReader(scene)),
  at: 'haqq@computer',
  blocks: {
    'Add the key and send > 3': { typed: YES, prints: ACCEPTED, after: carriedOut },
    'Add the key and send > 5': { prints: CARRIED_OUT },
  },
}
