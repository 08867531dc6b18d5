import { SHORT_VOTES, scheduleUpgrade } from '../network/governance.ts'
import { OUTSIDE } from '../network/outside-world.ts'
import { makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import { untilLogged } from '../network/until-answers.ts'
import type { PagePlan } from '../plan.ts'
import { STAND_IN_SERVICE } from './common.ts'

export const heightDoesNotMove: PagePlan = {
  page: 'content/l1-network/run-node/height-does-not-move.md',
  programs: ['haqqd'],
  differences: ['the node and the network stand at an upgrade without a program', STAND_IN_SERVICE],
  fill: OUTSIDE,
  prepare: async (scene) => {
    const network = await scene.startNetwork({ genesis: SHORT_VOTES })
    await makeNode(scene, 'node', '10.0.0.1')
    await untilCaughtUp(scene, 'node')
    await scheduleUpgrade(network, 'next', (await network.height()) + 25)
    await untilLogged(scene.machine('node'), 'UPGRADE .* NEEDED')
  },
  blocks: {
    'Does the network move?': { prints: [/^\d+\t.*\n\d+\t.*\n\d+\t/m] },
    'Does exactly one process run?': { prints: [/haqqd start/] },
    'Has consensus failed?': { prints: [/UPGRADE "next" NEEDED/] },
    'Does the node have peers?': { prints: [/^3$/m, /^haqq_11235-1$/m] },
    'Is it slow rather than stopped?': { prints: [/^0 blocks a minute$/m] },
  },
}
