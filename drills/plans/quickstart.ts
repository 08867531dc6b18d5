import { giveNpmCache, NPM_CACHE } from '../network/developers-tools.ts'
import { untilAnswers } from '../network/until-answers.ts'
import { pageFile } from '../page-file.ts'
import type { BlockPlan, PagePlan } from '../plan.ts'
import { NETWORK_ADDRESSES, type Scene } from '../scene.ts'
import { does, homeOf, save } from './developer.ts'

const RPC = `http://${NETWORK_ADDRESSES[0]}:8545`
const STEP = 'Ask it from your program'
const FOLDER = 'haqq-hello'

async function prepare(scene: Scene): Promise<void> {
  await scene.startNetwork()
  await scene.startMachine('computer', '10.0.0.8')
  await giveNpmCache(homeOf(scene))
  await untilAnswers(RPC)
}

/** Both libraries, each from an empty folder. */
const blocks = ['viem', 'ethers'].flatMap((library): BlockPlan[] => {
  const program = `hello-${library}.ts`
  return [
    does(`${STEP} > 1`, {
      fill: { 'mkdir haqq-hello': `cd ~; rm -rf ${FOLDER}; mkdir ${FOLDER}` },
      prints: [/^added \d+ packages/m],
      after: async (scene) =>
        save(scene, `${FOLDER}/${program}`, await pageFile('develop/quickstart.md', program)),
    }),
    does(`${STEP} > 3`, {
      fill: { [program]: `${program} ${RPC}` },
      sees: ['On the Cosmos side the address is haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va'],
      until: /Block \d+\s+Block \d+/,
    }),
  ]
})

export const quickstart: PagePlan = {
  page: 'content/develop/quickstart.md',
  programs: ['haqqd'],
  differences: [NPM_CACHE, 'the programs ask the local network'],
  prepare,
  blocks,
}
