import { OUTSIDE } from '../network/outside-world.ts'
import { makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import { carriedOut, nextBlocks } from '../network/transactions.ts'
import { DrillError } from '../options.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { LOOKED_UP, SENT, STAND_IN_SERVICE, TEST_KEYRING } from './common.ts'

const EXPORT_PASSWORD = 'correct horse'

async function prepare(scene: Scene): Promise<void> {
  await scene.startNetwork()
  await makeNode(scene, 'validator', '10.0.0.1')
  await untilCaughtUp(scene, 'validator')
  await haqqd(scene, 'config keyring-backend test')
}

const haqqd = (scene: Scene, args: string) => scene.as('haqq@validator', `haqqd ${args}`)

async function fundOperator(scene: Scene): Promise<void> {
  const address = (await haqqd(scene, 'keys show operator --address')).trim()
  await scene.network().give(address, 100)
}

export const runAValidator: PagePlan = {
  page: 'content/l1-network/run-a-validator.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second', TEST_KEYRING, STAND_IN_SERVICE],
  fill: OUTSIDE,
  prepare,
  at: 'haqq@validator',
  blocks: {
    'Two keys': [
      { prints: [/ed25519\.PubKey/, /^haqqvalcons1/m] },
      { fill: { ' --ledger': '' }, prints: [/^haqqvaloper1[0-9a-z]{38}$/m], after: fundOperator },
    ],
    'Two keys > What to back up > Export a key from the keyring': [
      { typed: `${EXPORT_PASSWORD}\n`.repeat(2) },
      {
        typed: `${EXPORT_PASSWORD}\n`,
        prints: [/^haqq1[0-9a-z]{38}$/m],
        after: async (scene, output) => {
          const address = (await haqqd(scene, 'keys show operator --address')).trim()
          if (!output.includes(address))
            throw new DrillError(`the imported key is not ${address}:\n${output}`)
        },
      },
    ],
    'Create the validator > 2': { prints: [/denom: aISLM/] },
    'Create the validator > 3': {
      ...SENT,
      after: async (scene, output) => {
        await carriedOut(scene, output)
        await nextBlocks(scene)
      },
    },
    'Create the validator > 4': LOOKED_UP,
    'Create the validator > 5': {
      prints: [/^"BOND_STATUS_BONDED"\nfalse\n"2000000000000000000"\n"2"$/],
    },
    'Create the validator': { prints: [/haqqvalcons1/] },
    "Edit your validator's details": SENT,
  },
}
