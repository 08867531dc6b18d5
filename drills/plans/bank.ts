import { carriedOut } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import { ACCEPTED, CARRIED_OUT, TO_A_STRANGER, YES } from './common.ts'
import { ENDPOINTS, prepareReader } from './reader.ts'

export const bank: PagePlan = {
  page: 'content/l1-network/modules/bank.md',
  programs: ['haqqd', 'grpcurl'],
  differences: ['blocks take about a second'],
  fill: { ...ENDPOINTS, ...TO_A_STRANGER },
  prepare: async (scene) => void (await prepareReader(scene, ['grpcurl'])),
  at: 'haqq@computer',
  blocks: {
    'Send > Send from the command line': [
      {},
      { typed: YES, prints: ACCEPTED, after: carriedOut },
      { prints: CARRIED_OUT },
    ],
    'Burns that are not burns': { prints: [/"pool"/] },
    Queries: { prints: [/"amount": *"1000000000000000000"/, /amount: "1000000000000000000"/] },
  },
}
