import { readFile } from 'node:fs/promises'
import type { PagePlan } from '../plan.ts'
import { prepareContract, WITH_PASSWORD } from './contract-reader.ts'
import { ENDPOINTS, run } from './reader.ts'

export const cookbook: PagePlan = {
  page: 'content/develop/cookbook.md',
  programs: ['haqqd', 'cast'],
  differences: [
    'blocks take about a second',
    'the key was imported before, and its password comes from a file',
  ],
  fill: {
    ...ENDPOINTS,
    ...WITH_PASSWORD,
    'cast wallet import test --interactive': ':',
  },
  prepare: async (scene) => {
    const source = await readFile('drills/answers/ExampleToken.sol', 'utf8')
    await prepareContract(scene, { source, name: 'ExampleToken' })
    const token = scene.found.get('0x1111111111111111111111111111111111111111') ?? ''
    scene.found.set('0x5FbDB2315678afecb367f032d93F642f64180aa3', token)
  },
  blocks: [
    run('Send > A key that is not in the code', { prints: [/^status +1 \(success\)$/m] }),
    run('Contracts > Verify a contract behind a proxy', { prints: [/^0x0{40}$/m] }),
    { step: 'Contracts > Fork a network for tests', skip: 'forks a public network' },
  ],
}
