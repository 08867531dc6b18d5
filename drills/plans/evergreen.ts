import { carriedOut } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import { ACCEPTED, CARRIED_OUT, YES } from './common.ts'
import { ENDPOINTS, other, prepareReader, run } from './reader.ts'

const DEPOSITS = 'How spending is meant to work > What happens to deposits'

export const evergreen: PagePlan = {
  page: 'content/learn/ecosystem/evergreen.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second'],
  fill: ENDPOINTS,
  prepare: async (scene) => void (await prepareReader(scene)),
  blocks: [
    run(DEPOSITS, { prints: [/"burn_vote_quorum"/, /"burn_vote_veto"/] }),
    other(DEPOSITS),
    run('Look up the balance', { prints: [/"denom":"aISLM","amount":"[\d.]+"/] }),
    other('Look up the balance'),
    run('Add to the pool > 2', { typed: YES, prints: ACCEPTED, after: carriedOut }),
    other('Add to the pool > 2'),
    run('Add to the pool > 3', { prints: CARRIED_OUT }),
  ],
}
