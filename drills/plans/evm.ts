import type { PagePlan } from '../plan.ts'
import { ENDPOINTS, prepareReader } from './reader.ts'

export const evm: PagePlan = {
  page: 'content/l1-network/modules/evm.md',
  programs: ['haqqd', 'grpcurl'],
  differences: ['blocks take about a second'],
  fill: ENDPOINTS,
  prepare: async (scene) => void (await prepareReader(scene, ['grpcurl'])),
  at: 'haqq@computer',
  blocks: {
    Queries: { prints: [/value: "0x0+"/, /"balance"/, /"evm_denom"/] },
  },
}

export const evmExecution: PagePlan = {
  page: 'content/l1-network/modules/evm-execution.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second'],
  fill: ENDPOINTS,
  prepare: async (scene) => void (await prepareReader(scene)),
  at: 'haqq@computer',
  blocks: {
    'Differences from Ethereum': { prints: [/^10000000$/m] },
  },
}
