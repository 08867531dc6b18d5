import { readFile } from 'node:fs/promises'
import { asking } from '../network/beside.ts'
import type { PagePlan } from '../plan.ts'
import { installProgram } from '../scene.ts'
import { prepareContract, WITH_PASSWORD } from './contract-reader.ts'
import { ENDPOINTS } from './reader.ts'

export const cookbook: PagePlan = {
  page: 'content/develop/cookbook.md',
  programs: ['haqqd', 'cast', 'anvil'],
  differences: [
    'blocks take about a second',
    'the fork is one of the local network',
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
    await installProgram(scene.machine('computer'), scene.fileOf('anvil'), 'anvil')
    scene.found.set('0x5FbDB2315678afecb367f032d93F642f64180aa3', token)
  },
  at: 'haqq@computer',
  blocks: {
    'Send > A key that is not in the code': { prints: [/^status +1 \(success\)$/m] },
    'Contracts > Verify a contract behind a proxy': { prints: [/^0x0{40}$/m] },
    'Contracts > Fork a network for tests': {
      fill: asking(
        'anvil --fork-url',
        'cast call --rpc-url http://localhost:8545 "$PROXY" "symbol()(string)" 2>/dev/null',
      ),
      prints: [/Listening on/],
      until: /^"EXM"$/m,
    },
  },
}
