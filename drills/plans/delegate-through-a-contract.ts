import { readFile } from 'node:fs/promises'
import { fillCode } from '../fill.ts'
import { A_COMPILER } from '../network/developers-tools.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { prepareDeveloper, save, withPasswordOf } from './developer.ts'
import { ENDPOINTS } from './reader.ts'

const SUCCESS = /^status +1 \(success\)$/m

/** A project with the contract and the settings of the pages. */
async function prepare(scene: Scene): Promise<void> {
  const { hex } = await prepareDeveloper(scene, ['cast', 'forge'])
  scene.found.set('0xREPLACE_WITH_THE_ADDRESS', hex)
  const settings = await readFile('examples/foundry/foundry.toml', 'utf8')
  await save(scene, 'stake/foundry.toml', fillCode(settings, ENDPOINTS))
  await save(scene, 'stake/src/Stake.sol', await readFile('examples/foundry/src/Stake.sol', 'utf8'))
}

export const delegateThroughAContract: PagePlan = {
  page: 'content/develop/delegate-through-a-contract.md',
  programs: ['haqqd', 'cast', 'forge'],
  differences: [
    'blocks take about a second',
    A_COMPILER,
    'the key was imported before, and its password comes from a file',
  ],
  fill: { ...ENDPOINTS, ...withPasswordOf('test') },
  prepare,
  at: 'you@computer',
  blocks: {
    'The contract': {
      fill: { 'forge create': 'cd ~/stake; forge create' },
      prints: [/^Deployed to: 0x\w{40}$/m, /^0x60[0-9a-f]{16}$/m],
    },
    'Grant, delegate, revoke > 2': { prints: [SUCCESS, /^2000000000000000000 /m] },
    'Grant, delegate, revoke > 3': { prints: [SUCCESS] },
    'Grant, delegate, revoke > 4': { prints: [/^\("aISLM", 1000000000000000000 /m] },
    'Grant, delegate, revoke > 5': { prints: [SUCCESS] },
    'Check an account': [
      {},
      {
        prints: [
          /"grants":\[\],"pagination":\{"next_key":null,"total":"0"\}/,
          /^"?haqq1[0-9a-z]{38}"?$/m,
        ],
      },
    ],
  },
}
