import { carriedOut } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import { ACCEPTED, CARRIED_OUT, YES } from './common.ts'
import { ENDPOINTS, prepareReader } from './reader.ts'

export const evergreen: PagePlan = {
  page: 'content/learn/ecosystem/evergreen.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second'],
  fill: ENDPOINTS,
  prepare: async (scene) => void (await prepareReader(scene)),
  at: 'haqq@computer',
  blocks: {
    'How spending is meant to work > What happens to deposits': {
      prints: [/"burn_vote_quorum"/, /"burn_vote_veto"/],
    },
    'Look up the balance': { prints: [/"denom":"aISLM","amount":"[\d.]+"/] },
    'Add to the pool > 2': { typed: YES, prints: ACCEPTED, after: carriedOut },
    'Add to the pool > 3': { prints: CARRIED_OUT },
  },
}
