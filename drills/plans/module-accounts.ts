import { OUTSIDE } from '../network/outside-world.ts'
import { makeMachine } from '../network/readers-nodes.ts'
import type { PagePlan } from '../plan.ts'

export const moduleAccounts: PagePlan = {
  page: 'content/l1-network/module-accounts.md',
  programs: ['haqqd'],
  differences: ['the endpoints are those of a node of the local network'],
  fill: OUTSIDE,
  prepare: async (scene) => {
    await scene.startNetwork()
    await makeMachine(scene, 'computer', '10.0.0.1')
  },
  at: 'haqq@computer',
  blocks: {
    'Ask the chain': { prints: [/name: coinomics/, /name: gov/, /"name":\s*"gov"/] },
  },
}
