import type { PagePlan } from '../plan.ts'
import { ENDPOINTS, other, prepareReader, run } from './reader.ts'

export const evm: PagePlan = {
  page: 'content/l1-network/modules/evm.md',
  programs: ['haqqd', 'grpcurl'],
  differences: ['blocks take about a second'],
  fill: ENDPOINTS,
  prepare: async (scene) => void (await prepareReader(scene, ['grpcurl'])),
  blocks: [
    run('Queries', { prints: [/value: "0x0+"/, /"balance"/, /"evm_denom"/] }),
    other('Queries'),
  ],
}

export const evmExecution: PagePlan = {
  page: 'content/l1-network/modules/evm-execution.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second'],
  fill: ENDPOINTS,
  prepare: async (scene) => void (await prepareReader(scene)),
  blocks: [
    run('Differences from Ethereum', { prints: [/^10000000$/m] }),
    other('Differences from Ethereum'),
  ],
}
