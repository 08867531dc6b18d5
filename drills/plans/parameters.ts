import { writeFile } from 'node:fs/promises'
import { acceptNewest, SHORT_VOTES } from '../network/governance.ts'
import { makeKey } from '../network/readers-key.ts'
import { makeMachine } from '../network/readers-nodes.ts'
import { carriedOut } from '../network/transactions.ts'
import { DrillError } from '../options.ts'
import { pageFile } from '../page-file.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { LOOKED_UP, SENT } from './common.ts'
import { ENDPOINTS } from './reader.ts'

const BUILT = 'l1-network/modules/parameters.md'

async function prepare(scene: Scene): Promise<void> {
  const network = await scene.startNetwork({ genesis: SHORT_VOTES })
  const { root, exec } = await makeMachine(scene, 'computer', '10.0.0.8')
  await exec(`runuser -l haqq -c 'haqqd config node ${network.rpcs[0]}'`)
  await makeKey(scene, 'computer', 'mykey')
  for (const file of ['proposal.json', 'change.json'])
    await writeFile(`${root}/home/haqq/${file}`, await pageFile(BUILT, file))
}

/** The proposal is in a block; the validators vote for it. */
async function accepted(scene: Scene, output: string): Promise<void> {
  await carriedOut(scene, output)
  await acceptNewest(scene.network())
}

export const parameters: PagePlan = {
  page: 'content/l1-network/modules/parameters.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second, and votes ten'],
  fill: ENDPOINTS,
  prepare,
  at: 'haqq@computer',
  blocks: {
    'With MsgUpdateParams > 1': { prints: [/min_deposit:/] },
    'With MsgUpdateParams > 3': { ...SENT, after: accepted },
    'With MsgUpdateParams > 4': LOOKED_UP,
    'With MsgUpdateParams > 5': {
      prints: [/PROPOSAL_STATUS_PASSED/, /min_gas_price: "25000000000\.0+"/],
    },
    'With a legacy proposal': {
      ...SENT,
      after: async (scene, output) => {
        await accepted(scene, output)
        const printed = await scene
          .network()
          .haqqd('query params subspace liquidvesting MinimumLiquidationAmount')
        if (!printed.includes('500000000000000000000'))
          throw new DrillError(`the parameter is unchanged:\n${printed}`)
      },
    },
  },
}
