import { carriedOut } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import { ACCEPTED, CARRIED_OUT, ONE_NETWORK, TO_A_STRANGER, YES } from './common.ts'
import { ENDPOINTS, prepareReader, run } from './reader.ts'

const STEP = 'Add the key and send'

export const ledgerCommandLine: PagePlan = {
  page: 'content/develop/ledger-command-line.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second', 'the key is on disk, not on a device'],
  fill: { ...ENDPOINTS, ...TO_A_STRANGER, myledger: 'mykey' },
  prepare: async (scene) => void (await prepareReader(scene)),
  blocks: [
    { step: `${STEP} > 2`, skip: 'needs the device' },
    run(`${STEP} > 3`, { typed: YES, prints: ACCEPTED, after: carriedOut }),
    { step: `${STEP} > 3`, skip: ONE_NETWORK },
    run(`${STEP} > 5`, { prints: CARRIED_OUT }),
  ],
}
