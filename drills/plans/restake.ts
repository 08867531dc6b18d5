import { giveRepositories } from '../network/developers-tools.ts'
import { makeKey } from '../network/readers-key.ts'
import { makeMachine } from '../network/readers-nodes.ts'
import { sendAs } from '../network/transactions.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'

async function prepare(scene: Scene): Promise<void> {
  await scene.startNetwork()
  await makeMachine(scene, 'computer')
  await giveRepositories(scene, 'haqq@computer', ['eco-stake/restake'])
  scene.fill({ haqq1youraddress: await makeKey(scene, 'computer', 'delegator') })
}

/** Coins for the wallet that the reader has made. */
async function fundBot(scene: Scene, output: string): Promise<void> {
  const [, bot = ''] = /address: (haqq1[0-9a-z]{38})/.exec(output) ?? []
  scene.fill({ haqq1yourbotaddress: bot, haqq1thebotaddress: bot })
  await scene.network().give(bot, 5)
}

/** The grant that a delegator signs in the web interface of the project. */
async function grant(scene: Scene): Promise<void> {
  const validator = await scene.network().addressOf('validator --bech val')
  const bot = scene.inPlaceOf('haqq1thebotaddress')
  await sendAs(
    scene,
    'haqq@computer',
    `authz grant ${bot} delegate --allowed-validators ${validator} --from delegator`,
  )
}

export const restake = pagePlan('l1-network/configuration/restake.md', {
  differences: ['the grant was signed on the command line, not in a browser'],
  prepare,
  at: 'haqq@computer',
  blocks: {
    'Set up the bot > 1': [{ after: fundBot }, {}],
    Verify: {
      before: async (scene) => {
        await grant(scene)
        const query = 'grants-by-grantee "$BOT"'
        scene.fill({ [query]: `${query} --node ${scene.network().rpcs[0]}` })
      },
    },
  },
})
