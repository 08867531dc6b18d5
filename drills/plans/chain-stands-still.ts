import { setTimeout as wait } from 'node:timers/promises'
import { OUTSIDE } from '../network/outside-world.ts'
import { makeNode, makeValidator } from '../network/readers-nodes.ts'
import { nextBlocks } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import { STAND_IN_SERVICE } from './common.ts'

export const chainStandsStill: PagePlan = {
  page: 'content/l1-network/chain-stands-still.md',
  programs: ['haqqd'],
  differences: ['two of four validators were stopped', STAND_IN_SERVICE],
  fill: OUTSIDE,
  prepare: async (scene) => {
    const network = await scene.startNetwork()
    await makeNode(scene, 'validator', '10.0.0.1')
    await makeValidator(scene, 'validator')
    await nextBlocks(scene)
    await nextBlocks(scene)
    await network.restart(scene.fileOf('haqqd'), 1)
    await wait(20_000)
  },
  at: 'haqq@validator',
  blocks: {
    'Is it the chain, or your node?': { prints: [/^(\d+)\t.*\n\1\t/m] },
    'What are the validators waiting for?': { prints: [/"at": "\d+\/\d+\/\d+"/, /BA\{4:/] },
    'Which validators are missing or offline?': {
      prints: [/^\d+\tnetwork-2$/m, /^\d+\tnetwork-3$/m],
    },
  },
}
