import { OUTSIDE } from '../network/outside-world.ts'
import { prepareValidator } from '../network/readers-validator.ts'
import { carriedOut } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import {
  ACCEPTED,
  CARRIED_OUT,
  STAND_IN_SERVICE,
  setVariables,
  TEST_KEYRING,
  YES,
} from './common.ts'

const AT = 'haqq@validator'
const UNDELEGATE = 'Undelegate your own stake'

export const stopBeingAValidator: PagePlan = {
  page: 'content/l1-network/stop-being-a-validator.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second', TEST_KEYRING, STAND_IN_SERVICE],
  fill: OUTSIDE,
  prepare: prepareValidator,
  blocks: [
    ...setVariables(AT),
    { step: UNDELEGATE, at: AT, typed: YES, prints: ACCEPTED, after: carriedOut },
    { step: UNDELEGATE, at: AT, prints: CARRIED_OUT },
    {
      step: UNDELEGATE,
      at: AT,
      sees: ['creation_height'],
      after: async (scene, output) => {
        const [, height = ''] = /creation_height: "(\d+)"/.exec(output) ?? []
        scene.found.set('CREATION_HEIGHT=15000000', `CREATION_HEIGHT=${height}`)
      },
    },
    { step: UNDELEGATE, at: AT, typed: YES, prints: ACCEPTED, after: carriedOut },
  ],
}
