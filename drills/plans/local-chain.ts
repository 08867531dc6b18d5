import { writeFile } from 'node:fs/promises'
import { network as facts } from '../../site/network.ts'
import { startChain } from '../network/readers-chain.ts'
import { PASSWORD } from '../network/readers-keystore.ts'
import { A_TERMINAL, inTerminal, paste } from '../network/terminal.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { installProgram } from '../scene.ts'

const HOME = '/home/you'

/** A computer with the programs of the page. */
async function prepare(scene: Scene): Promise<void> {
  const computer = await scene.startMachine('computer', '10.0.0.8')
  await installProgram(computer, scene.fileOf('haqqd'))
  await installProgram(computer, scene.fileOf('cast'), 'cast')
}

export const localChain: PagePlan = {
  page: 'content/develop/local-chain.md',
  programs: ['haqqd', 'cast'],
  differences: [A_TERMINAL],
  prepare,
  at: 'you@computer',
  blocks: {
    'Start the chain > 2': {
      until: /committed state/,
      after: (scene) => startChain(scene, 'computer'),
    },
    'Start the chain > 3': { sees: [String(facts.local.evmChainId.value)] },
    'Call a precompile': [
      { prints: [/^"?haqq1[0-9a-z]{38}"?$/m] },
      { prints: [/0x0000000000000000000000000000000000000800/] },
    ],
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
        prints: [/keystore was saved successfully/],
      },
      {
        fill: { '--account local-dev': `--account local-dev --password-file ${HOME}/password` },
        prints: [/^status +1 \(success\)$/m],
      },
    ],
    'Remove the chain': {
      before: async (scene) => void (await scene.exec('computer', 'pkill -INT haqqd; sleep 3')),
    },
  },
}
