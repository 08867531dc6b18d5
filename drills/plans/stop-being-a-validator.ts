import { OUTSIDE } from '../network/outside-world.ts'
import { prepareValidator } from '../network/readers-validator.ts'
import type { PagePlan } from '../plan.ts'
import { LOOKED_UP, SENT, STAND_IN_SERVICE, TEST_KEYRING } from './common.ts'

export const stopBeingAValidator: PagePlan = {
  page: 'content/l1-network/stop-being-a-validator.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second', TEST_KEYRING, STAND_IN_SERVICE],
  fill: OUTSIDE,
  prepare: prepareValidator,
  at: 'haqq@validator',
  blocks: {
    'Undelegate your own stake': [
      SENT,
      LOOKED_UP,
      { finds: { 15000000: /creation_height: "(\d+)"/ } },
      SENT,
    ],
  },
}
