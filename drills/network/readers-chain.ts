import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { commandBlocks } from '../../site/performed/command-blocks.ts'
import { builtFile } from '../page-file.ts'
import { installProgram, type Scene } from '../scene.ts'

const PAGE = 'content/develop/local-chain.md'
const LOG = '/run/drill/chain.log'

/**
 * A computer whose reader has started a local chain as the page about it says.
 * @param machine its name; the reader is `you`
 */
export async function startReadersChain(
  scene: Scene,
  machine: string,
  address: string,
): Promise<void> {
  const computer = await scene.startMachine(machine, address)
  await installProgram(computer, scene.fileOf('haqqd'))
  const blocks = commandBlocks(await readFile(resolve(builtFile(PAGE)), 'utf8'))
  const create = blocks.find(({ step }) => step === 'Start it > 1')
  const shell = await scene.shell(`you@${machine}`)
  await shell.run(create?.code ?? 'false', { seconds: 120 })
  await startChain(scene, machine)
}

/** Start the chain in the background, and wait for its second block. */
export async function startChain(scene: Scene, machine: string, flags = ''): Promise<void> {
  await scene
    .machine(machine)
    .exec(
      `setsid haqqd start --home /home/you/haqq-local ${flags} >> ${LOG} 2>&1 < /dev/null & ` +
        'for i in $(seq 120); do curl -s localhost:8545 >/dev/null && curl -s localhost:26657/status | grep -Eq \'"latest_block_height":"([2-9]|[0-9]{2,})"\' && exit; sleep 1; done; exit 1',
    )
}
