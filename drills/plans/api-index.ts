import { network as facts } from '../../site/network.ts'
import { changeFile, makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import { untilListens } from '../network/until-answers.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { STAND_IN_SERVICE } from './common.ts'
import { ENDPOINTS } from './reader.ts'

/** Edit `app.toml` of a reader's node, as a page about it says. */
export async function changeApp(
  scene: Scene,
  changes: readonly (readonly [RegExp, string])[],
): Promise<void> {
  const { root } = scene.machine('node')
  await changeFile(`${root}/home/haqq/.haqqd/config/app.toml`, changes)
}

/** The section `[api]` that the pages show. */
export const apiOn = (scene: Scene): Promise<void> =>
  changeApp(scene, [
    [/(\[api\][\s\S]*?\nenable = ).*/, '$1true'],
    [/(\[api\][\s\S]*?\nswagger = ).*/, '$1true'],
    [/(\[api\][\s\S]*?\naddress = ).*/, `$1"tcp://127.0.0.1:${facts.ports.cosmosRest.value}"`],
  ])

/** A network, and a node of the reader's. */
export async function prepareNode(scene: Scene): Promise<void> {
  await scene.startNetwork()
  await makeNode(scene, 'node', '10.0.0.1')
  await untilCaughtUp(scene, 'node')
}

/** Wait until the restarted node answers at a port of its own. */
export async function untilOpen(scene: Scene, port: number): Promise<void> {
  await untilCaughtUp(scene, 'node')
  // REST answers once gRPC does, which starts last.
  for (const one of [facts.ports.cosmosGrpc.value, port])
    await untilListens(scene.machine('node'), '127.0.0.1', one)
}

export const apiIndex: PagePlan = {
  page: 'content/develop/api/index.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second', STAND_IN_SERVICE],
  fill: ENDPOINTS,
  prepare: prepareNode,
  at: 'haqq@node',
  blocks: {
    'Turn on REST > 2': {
      before: apiOn,
      after: (scene) => untilOpen(scene, facts.ports.cosmosRest.value),
      at: 'admin1@node',
    },
    'Turn on REST > 3': { prints: [/\{"syncing":false\}/] },
    'Command line': { prints: [/^\{"balances":\[.*\}$/m] },
  },
}
