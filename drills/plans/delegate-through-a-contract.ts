import { readFile } from 'node:fs/promises'
import type { PagePlan } from '../plan.ts'
import { FORGE, prepareContract, WITH_PASSWORD } from './contract-reader.ts'
import { ENDPOINTS, other, run } from './reader.ts'

const STEP = 'Grant, delegate, revoke'
const SUCCESS = /^status +1 \(success\)$/m

export const delegateThroughAContract: PagePlan = {
  page: 'content/develop/delegate-through-a-contract.md',
  programs: ['haqqd', 'cast'],
  differences: [
    'blocks take about a second',
    'the contract was compiled and created before',
    'the password of the key comes from a file',
  ],
  fill: { ...ENDPOINTS, ...WITH_PASSWORD },
  prepare: async (scene) => {
    const source = await readFile('examples/foundry/src/Stake.sol', 'utf8')
    await prepareContract(scene, { source, name: 'Stake' })
  },
  blocks: [
    { step: 'The contract', skip: FORGE },
    run(`${STEP} > 1`),
    other(`${STEP} > 1`),
    run(`${STEP} > 1`),
    run(`${STEP} > 2`, { prints: [SUCCESS, /^2000000000000000000 /m] }),
    run(`${STEP} > 3`, { prints: [SUCCESS] }),
    run(`${STEP} > 4`, { prints: [/^\("aISLM", 1000000000000000000 /m] }),
    run(`${STEP} > 5`, { prints: [SUCCESS] }),
    run('Check an account', { prints: [/grants: \[\]/, /^"?haqq1[0-9a-z]{38}"?$/m] }),
  ],
}
