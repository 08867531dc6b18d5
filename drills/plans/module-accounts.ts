import { OUTSIDE } from '../network/outside-world.ts'
import { makeMachine } from '../network/readers-nodes.ts'
import type { PagePlan } from '../plan.ts'
import { ONE_NETWORK } from './common.ts'

const AT = 'haqq@computer'

export const moduleAccounts: PagePlan = {
  page: 'content/l1-network/module-accounts.md',
  programs: ['haqqd'],
  differences: ['the endpoints are those of a node of the local network'],
  fill: OUTSIDE,
  prepare: async (scene) => {
    await scene.startNetwork()
    await makeMachine(scene, 'computer', '10.0.0.1')
  },
  blocks: [
    { step: 'Derive an address', at: AT, sees: ['7b5fe22b5446f7c62ea27b8bd71cef94e03f3df2'] },
    {
      step: 'Ask the chain',
      at: AT,
      prints: [/name: coinomics/, /name: gov/, /"name":\s*"gov"/],
    },
    { step: 'Ask the chain', skip: ONE_NETWORK },
  ],
}
