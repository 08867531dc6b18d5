import { giveNpmCache, NPM_CACHE } from '../network/developers-tools.ts'
import { untilAnswers } from '../network/until-answers.ts'
import { pageFile } from '../page-file.ts'
import type { PagePlan } from '../plan.ts'
import { NETWORK_ADDRESSES, type Scene } from '../scene.ts'
import { DEVELOPER, homeOf, save } from './developer.ts'

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
const LIBRARIES = ['viem', 'ethers'] as const

export const quickstart: PagePlan = {
  page: 'content/develop/quickstart.md',
  programs: ['haqqd'],
  differences: [NPM_CACHE, 'the programs ask the local network'],
  prepare,
  at: DEVELOPER,
  blocks: {
    [`${STEP} > 1`]: LIBRARIES.map((library) => ({
      fill: { 'mkdir haqq-hello': `cd ~; rm -rf ${FOLDER}; mkdir ${FOLDER}` },
      prints: [/^added \d+ packages/m],
      after: async (scene) => {
        const program = `hello-${library}.ts`
        await save(scene, `${FOLDER}/${program}`, await pageFile('develop/quickstart.md', program))
      },
    })),
    [`${STEP} > 3`]: LIBRARIES.map((library) => ({
      fill: { [`hello-${library}.ts`]: `hello-${library}.ts ${RPC}` },
      sees: ['On the Cosmos side the address is haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va'],
      until: /Block \d+\s+Block \d+/,
    })),
  },
}
