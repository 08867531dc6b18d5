import { SHORT_VOTES, scheduleUpgrade } from '../network/governance.ts'
import { untilHeight } from '../network/local-network.ts'
import { makeMachine } from '../network/readers-nodes.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { installProgram } from '../scene.ts'

/** A network that has carried out the upgrade to the next version. */
async function upgradeNetwork(scene: Scene): Promise<void> {
  const network = await scene.startNetwork({ genesis: SHORT_VOTES })
  const plan = `v${scene.versionOf('haqqd-next')}`
  const height = (await network.height()) + 25
  await scheduleUpgrade(network, plan, height)
  await untilHeight(network, height - 1, 180)
  await network.restart(scene.fileOf('haqqd-next'))
  await untilHeight(network, height + 3, 180)
  await installProgram(await makeMachine(scene, 'computer', '10.0.0.1'), scene.fileOf('haqqd-next'))
  scene.found.set('applied v1.8.5', `applied ${plan} --node ${network.rpcs[0]}`)
  scene.found.set('module_versions', `module_versions --node ${network.rpcs[0]}`)
}

export const upgradeHeights: PagePlan = {
  page: 'content/l1-network/upgrades/history.md',
  programs: ['haqqd', 'haqqd-next'],
  differences: ['the plan is that of the next version, which the local network carried out'],
  prepare: upgradeNetwork,
  at: 'haqq@computer',
  blocks: {
    'What the handlers do': { prints: [/"height":\s*"\d+"|height: "\d+"/, /name: evm/] },
  },
}
