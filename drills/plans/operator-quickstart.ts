import { setTimeout as wait } from 'node:timers/promises'
import { startChain, startReadersChain } from '../network/readers-chain.ts'
import { DrillError } from '../options.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'

const heightOf = async (scene: Scene) =>
  Number(
    await scene.exec(
      'computer',
      'haqqd status --home /home/you/haqq-local | jq -r .SyncInfo.latest_block_height',
    ),
  )

export const operatorQuickstart: PagePlan = {
  page: 'content/l1-network/quickstart.md',
  programs: ['haqqd'],
  differences: [],
  prepare: (scene) => startReadersChain(scene, 'computer', '10.0.0.8'),
  at: 'you@computer',
  blocks: {
    'See blocks > 3': {
      prints: [/^\d+$/m],
      after: async (scene, output) => {
        await wait(4000)
        if ((await heightOf(scene)) <= Number(output))
          throw new DrillError(`the height stays at ${output}`)
      },
    },
    'See blocks > 4': {
      after: async (scene) => {
        const before = await heightOf(scene)
        await scene.exec('computer', 'pkill -INT haqqd; sleep 5')
        await startChain(scene, 'computer')
        const after = await heightOf(scene)
        if (after < before) throw new DrillError(`it began again at ${after}, and was at ${before}`)
      },
    },
  },
}
