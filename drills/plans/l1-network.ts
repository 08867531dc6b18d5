import { network as facts } from '../../site/network.ts'
import { OUTSIDE } from '../network/outside-world.ts'
import { makeMachine } from '../network/readers-nodes.ts'
import type { PagePlan } from '../plan.ts'

export const l1Network: PagePlan = {
  page: 'content/l1-network/index.md',
  programs: ['haqqd'],
  differences: ['the endpoint is a node of the local network'],
  fill: OUTSIDE,
  prepare: async (scene) => {
    await scene.startNetwork()
    await makeMachine(scene, 'computer', '10.0.0.1')
  },
  at: 'haqq@computer',
  blocks: {
    Versions: { prints: [new RegExp(`^"?${facts.node.version.value.replace(/^v/, '')}"?$`, 'm')] },
  },
}

export const l1Architecture: PagePlan = {
  page: 'content/l1-network/architecture.md',
  programs: ['haqqd'],
  differences: [],
  prepare: async (scene) => {
    await makeMachine(scene, 'computer', '10.0.0.1')
  },
  at: 'haqq@computer',
  blocks: {
    'Accounts and keys': {
      prints: [/Address \(hex\): [0-9A-F]{40}/i, /Bech32 Val: haqqvaloper1/i],
    },
  },
}
