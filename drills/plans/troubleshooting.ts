import type { PagePlan } from '../plan.ts'
import { STAND_IN_SERVICE } from './common.ts'
import { heightDoesNotMove } from './height-does-not-move.ts'

export const troubleshooting: PagePlan = {
  page: 'content/l1-network/troubleshooting.md',
  programs: ['haqqd'],
  differences: ['the node stands at an upgrade without a program', STAND_IN_SERVICE],
  prepare: heightDoesNotMove.prepare,
  blocks: [
    {
      step: 'Introduction',
      at: 'admin1@node',
      prints: [/ERR UPGRADE "next" NEEDED at height: \d+/, /ERR CONSENSUS FAILURE!!!/],
    },
  ],
}
