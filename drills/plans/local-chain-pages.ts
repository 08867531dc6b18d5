import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { startChain, startReadersChain } from '../network/readers-chain.ts'
import { PASSWORD } from '../network/readers-keystore.ts'
import { A_TERMINAL, inTerminal, paste } from '../network/terminal.ts'
import { type PagePlan, pagePlan } from '../plan.ts'
import { installProgram, type Scene } from '../scene.ts'

const heightOf = async (scene: Scene) =>
  Number(
    await scene.exec(
      'computer',
      'haqqd status --home /home/you/haqq-local | jq -r .SyncInfo.latest_block_height',
    ),
  )

const operatorQuickstart = pagePlan('l1-network/quickstart.md', {
  prepare: (scene) => startReadersChain(scene),
  at: 'you@computer',
  blocks: {
    'See blocks > 3': {
      after: async (scene, output) => {
        await wait(4000)
        assert.ok((await heightOf(scene)) > Number(output), `the height stays at ${output}`)
      },
    },
    'See blocks > 4': {
      after: async (scene) => {
        const before = await heightOf(scene)
        await scene.exec('computer', 'pkill -INT haqqd; sleep 5')
        await startChain(scene)
        const after = await heightOf(scene)
        assert.ok(after >= before, `it began again at ${after}, and was at ${before}`)
      },
    },
  },
})

const HOME = '/home/you'

/** A computer with the programs of the page. */
async function prepareLocalChain(scene: Scene): Promise<void> {
  const computer = await scene.startMachine('computer')
  await installProgram(computer, scene.fileOf('haqqd'))
  await installProgram(computer, scene.fileOf('cast'), 'cast')
}

const localChain = pagePlan('develop/local-chain.md', {
  programs: ['haqqd', 'cast'],
  differences: [A_TERMINAL],
  prepare: prepareLocalChain,
  at: 'you@computer',
  blocks: {
    'Start the chain > 2': { after: (scene) => startChain(scene) },
    'Stake from a test': [
      {
        before: async (scene) => {
          const key = await scene.exec(
            'computer',
            `haqqd keys unsafe-export-eth-key dev --home ${HOME}/haqq-local`,
          )
          await paste(scene, 'computer', [key.trim(), PASSWORD])
          await writeFile(`${scene.machine('computer').root}${HOME}/password`, PASSWORD)
        },
        fill: inTerminal('cast wallet import local-dev --interactive'),
      },
      {},
    ],
    'Remove the chain': { before: (scene) => scene.exec('computer', 'pkill -INT haqqd; sleep 3') },
  },
})

export const localChainPages: readonly PagePlan[] = [operatorQuickstart, localChain]
