import { writeFile } from 'node:fs/promises'
import { PASSWORD } from '../network/readers-keystore.ts'
import { A_TERMINAL, inTerminal, paste } from '../network/terminal.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { installProgram } from '../scene.ts'

const AT = 'you@computer'
const HOME = '/home/you'
const STAKE = 'Stake from a test'

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
  blocks: [
    { step: 'Start it > 1', at: AT, sees: ['is a valid genesis file'] },
    {
      step: 'Start it > 2',
      at: AT,
      sees: ['committed state'],
      until: /committed state/,
      after: async (scene) => {
        await scene
          .machine('computer')
          .exec(
            'setsid haqqd start --home /home/you/haqq-local > /run/drill/chain.log 2>&1 < /dev/null & ' +
              'for i in $(seq 120); do curl -s localhost:8545 >/dev/null && curl -s localhost:26657/status | grep -q \'"latest_block_height":"[2-9]\' && exit; sleep 1; done; exit 1',
          )
      },
    },
    { step: 'Start it > 3', at: AT, sees: ['121799'] },
    { step: 'Call a precompile', at: AT, prints: [/^"?haqq1[0-9a-z]{38}"?$/m] },
    {
      step: 'Call a precompile',
      at: AT,
      prints: [/0x0000000000000000000000000000000000000800/],
    },
    {
      step: STAKE,
      at: AT,
      before: async (scene) => {
        const key = await scene
          .machine('computer')
          .exec(`haqqd keys unsafe-export-eth-key dev --home ${HOME}/haqq-local`)
        await paste(scene, 'computer', [key.trim(), PASSWORD])
        await writeFile(`${scene.machine('computer').root}${HOME}/password`, PASSWORD)
      },
      fill: inTerminal('cast wallet import local-dev --interactive'),
      prints: [/keystore was saved successfully/],
    },
    {
      step: STAKE,
      at: AT,
      fill: { '--account local-dev': `--account local-dev --password-file ${HOME}/password` },
      prints: [/^status +1 \(success\)$/m],
    },
    {
      step: 'Remove the chain',
      at: AT,
      before: async (scene) =>
        void (await scene.machine('computer').exec('pkill -INT haqqd; sleep 3')),
    },
  ],
}
