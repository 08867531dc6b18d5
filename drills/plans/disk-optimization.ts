import { untilHeight } from '../network/local-network.ts'
import { OUTSIDE } from '../network/outside-world.ts'
import { makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import type { PagePlan } from '../plan.ts'
import { STAND_IN_SERVICE } from './common.ts'

export const diskOptimization: PagePlan = {
  page: 'content/l1-network/configuration/disk-optimization.md',
  programs: ['haqqd'],
  differences: [
    'blocks take about a second, and there are a few hundred',
    'snapshots are made every 50 blocks',
    'the growth is measured over 20 seconds instead of an hour',
    STAND_IN_SERVICE,
  ],
  fill: OUTSIDE,
  prepare: async (scene) => {
    await scene.startNetwork()
    await makeNode(scene, 'node', '10.0.0.1', { snapshotInterval: 50 })
    await untilHeight(scene.network(), 155, 400)
    await untilCaughtUp(scene, 'node')
  },
  at: 'haqq@node',
  blocks: {
    'Where the space goes': { prints: [/application\.db/] },
    'Where the space goes > How fast it grows': {
      fill: { 'sleep 3600': 'sleep 20' },
      prints: [/^-?\d+ MB a day$/],
    },
    'Reclaim space on an existing node > 1': { sees: ['inactive'] },
    'Reclaim space on an existing node > 2': { prints: [/tx_index\.db/] },
    'Reclaim space on an existing node > 5': [
      { finds: { '<height-from-the-list>': /height: (\d+)/ } },
      {},
    ],
    'Reclaim space on an existing node > 6': { after: (scene) => untilCaughtUp(scene, 'node') },
    'Rebuild the application database > 1': { sees: ['inactive'] },
    'Rebuild the application database > 2': {
      prints: [/format 3, chunks \d+/],
      finds: { '<height-of-the-export>': /Snapshot created at height (\d+)/ },
    },
    'Rebuild the application database > 3': {
      // The signing record is the same before and after.
      prints: [
        /^([0-9a-f]{64}) .*priv_validator_state\.json\nheight: \d+ format: 3 .*\n\1 /m,
        /\/data\/application\.db$/m,
      ],
    },
    'Rebuild the application database > 4': { after: (scene) => untilCaughtUp(scene, 'node') },
    'Rebuild the application database > 5': { prints: [/^([0-9A-F]{64})\n\1\n\1$/] },
  },
}
