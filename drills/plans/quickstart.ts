import { cp, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { untilAnswers } from '../network/until-answers.ts'
import { DrillError } from '../options.ts'
import type { BlockPlan, PagePlan } from '../plan.ts'
import { NETWORK_ADDRESSES, type Scene } from '../scene.ts'

const AT = 'you@computer'
const RPC = `http://${NETWORK_ADDRESSES[0]}:8545`
const STEP = 'Ask it from your program'

/** The folder of the page, with the packages that must have been installed before. */
async function prepare(scene: Scene): Promise<void> {
  await scene.startNetwork()
  const { root } = await scene.startMachine('computer', '10.0.0.8')
  const folder = resolve('examples/quickstart')
  if ((await stat(join(folder, 'node_modules')).catch(() => undefined)) === undefined)
    throw new DrillError('examples/quickstart is not installed; run there: npm ci')
  await cp(folder, join(root, 'home/you/haqq-hello'), { recursive: true, verbatimSymlinks: true })
  await untilAnswers(RPC)
}

const runs = (program: string): BlockPlan => ({
  step: `${STEP} > 3`,
  at: AT,
  fill: { [program]: `${program} ${RPC}` },
  sees: ['On the Cosmos side the address is haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va'],
  until: /Block \d+\s+Block \d+/,
})

const opensFolder: BlockPlan = { step: `${STEP} > 1`, at: AT }

export const quickstart: PagePlan = {
  page: 'content/develop/quickstart.md',
  programs: ['haqqd'],
  differences: ['the packages were installed before', 'the programs ask the local network'],
  fill: {
    'mkdir haqq-hello && cd haqq-hello': 'cd ~/haqq-hello',
    'npm init -y': ':',
    'npm install --save-exact viem@2.57.20 tsx@4.23.15': ':',
    'npm install --save-exact ethers@6.17.0 tsx@4.23.15': ':',
  },
  prepare,
  blocks: [opensFolder, runs('hello-viem.ts'), opensFolder, runs('hello-ethers.ts')],
}
