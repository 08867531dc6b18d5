import { untilHeight } from '../network/local-network.ts'
import { OUTSIDE } from '../network/outside-world.ts'
import { makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import type { PagePlan } from '../plan.ts'
import { INACTIVE, STAND_IN_SERVICE } from './common.ts'

const NODE = 'haqq@node'

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
  blocks: [
    { step: 'Where the space goes', at: NODE, prints: [/application\.db/] },
    {
      step: 'Where the space goes > How fast it grows',
      fill: { 'sleep 3600': 'sleep 20' },
      prints: [/^-?\d+ MB a day$/],
    },
    {
      step: 'Reclaim space on an existing node > 1',
      sees: ['inactive'],
      mayFail: INACTIVE,
    },
    { step: 'Reclaim space on an existing node > 2', prints: [/tx_index\.db/] },
    { step: 'Reclaim space on an existing node > 3' },
    {
      step: 'Reclaim space on an existing node > 4',
      sees: [
        'pruning heights start from 1, end at',
        'successfully pruned the application root multi stores',
      ],
    },
    {
      step: 'Reclaim space on an existing node > 5',
      sees: ['format: 3 chunks:'],
      after: async (scene, output) => {
        scene.found.set('<height-from-the-list>', /height: (\d+)/.exec(output)?.[1] ?? '')
      },
    },
    { step: 'Reclaim space on an existing node > 5' },
    {
      step: 'Reclaim space on an existing node > 6',
      after: (scene) => untilCaughtUp(scene, 'node'),
    },
    { step: 'Reclaim space on an existing node > 7', sees: ['false'] },
    {
      step: 'Rebuild the application database > 1',
      sees: ['inactive'],
      mayFail: INACTIVE,
    },
    {
      step: 'Rebuild the application database > 2',
      sees: ['Exporting snapshot for height', 'Snapshot created at height'],
      prints: [/format 3, chunks \d+/],
      after: async (scene, output) => {
        scene.found.set(
          '<height-of-the-export>',
          /Snapshot created at height (\d+)/.exec(output)?.[1] ?? '',
        )
      },
    },
    {
      step: 'Rebuild the application database > 3',
      // The signing record is the same before and after.
      prints: [
        /^([0-9a-f]{64}) .*priv_validator_state\.json\nheight: \d+ format: 3 .*\n\1 /m,
        /\/data\/application\.db$/m,
      ],
    },
    {
      step: 'Rebuild the application database > 4',
      after: (scene) => untilCaughtUp(scene, 'node'),
    },
    {
      step: 'Rebuild the application database > 5',
      prints: [/^([0-9A-F]{64})\n\1\n\1$/],
    },
    { step: 'Rebuild the application database > 6' },
    { step: 'Logs', skip: 'journald is that of the computer that runs the drill' },
  ],
}
