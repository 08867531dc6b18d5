import type { PagePlan } from '../plan.ts'
import { OTHER_END } from './common.ts'
import { ENDPOINTS, other, prepareReader, run } from './reader.ts'

export const ibcModule: PagePlan = {
  page: 'content/l1-network/modules/ibc.md',
  programs: ['haqqd', 'grpcurl'],
  differences: ['blocks take about a second'],
  fill: ENDPOINTS,
  prepare: async (scene) => void (await prepareReader(scene, ['grpcurl'])),
  blocks: [
    run('Send'),
    other('Send'),
    { step: 'Send > 1', skip: OTHER_END },
    { step: 'Send > 2', skip: OTHER_END },
    { step: 'Send > 3', skip: OTHER_END },
    run('Receive > Name of a voucher', { prints: [/^[0-9A-F]{64}$/m] }),
    { step: 'Receive > Name of a voucher', skip: OTHER_END },
    run('State', { prints: [/haqq1[0-9a-z]{38,}/] }),
    run('Parameters', { prints: [/"send_enabled": *true/] }),
    run('Queries', { prints: [/"denom_traces"/, /"sendEnabled": true/] }),
  ],
}
