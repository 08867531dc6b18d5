import { network as facts } from '../../site/network.ts'
import { OUTSIDE } from '../network/outside-world.ts'
import { makeMachine } from '../network/readers-nodes.ts'
import type { PagePlan } from '../plan.ts'
import { ONE_NETWORK } from './common.ts'

const AT = 'haqq@computer'

export const l1Network: PagePlan = {
  page: 'content/l1-network/index.md',
  programs: ['haqqd'],
  differences: ['the endpoint is a node of the local network'],
  fill: OUTSIDE,
  prepare: async (scene) => {
    await scene.startNetwork()
    await makeMachine(scene, 'computer', '10.0.0.1')
  },
  blocks: [
    {
      step: 'Versions',
      at: AT,
      prints: [new RegExp(`^"?${facts.node.version.value.replace(/^v/, '')}"?$`, 'm')],
    },
    { step: 'Versions', skip: ONE_NETWORK },
  ],
}

export const l1Architecture: PagePlan = {
  page: 'content/l1-network/architecture.md',
  programs: ['haqqd'],
  differences: [],
  prepare: async (scene) => {
    await makeMachine(scene, 'computer', '10.0.0.1')
  },
  blocks: [
    {
      step: 'Accounts and keys',
      at: AT,
      prints: [/Address \(hex\): [0-9A-F]{40}/i, /Bech32 Val: haqqvaloper1/i],
    },
  ],
}
