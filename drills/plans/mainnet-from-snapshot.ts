import { network as facts } from '../../site/network.ts'
import { serveFiles } from '../network/file-server.ts'
import { untilHeight } from '../network/local-network.ts'
import { OUTSIDE } from '../network/outside-world.ts'
import { packData } from '../network/provider.ts'
import {
  installUnit,
  joinPeers,
  makeMachine,
  makeNode,
  untilCaughtUp,
} from '../network/readers-nodes.ts'
import type { PagePlan } from '../plan.ts'
import { INSTALLED, IS_INSTALLED, STAND_IN_SERVICE } from './common.ts'

export const mainnetFromSnapshot: PagePlan = {
  page: 'content/l1-network/run-node/mainnet-from-snapshot.md',
  programs: ['haqqd'],
  differences: [
    'blocks take about a second, and the archive holds a few dozen',
    'genesis and the archive come from the local network',
    INSTALLED,
    STAND_IN_SERVICE,
  ],
  fill: OUTSIDE,
  prepare: async (scene) => {
    const network = await scene.startNetwork()
    await untilHeight(network, 30, 180)
    await makeNode(scene, 'provider', '10.0.0.30')
    await untilCaughtUp(scene, 'provider')
    const files = await serveFiles(
      new Map([
        ['/genesis.json', network.genesisFile],
        ['/addrbook.json', network.addressBook],
        ['/snapshot.tar.lz4', await packData(scene, 'provider')],
      ]),
    )
    scene.found.set(facts.mainnet.genesis.url.value, `${files}/genesis.json`)
    scene.found.set(facts.mainnet.genesis.addrbook.value, `${files}/addrbook.json`)
    scene.found.set('<address-from-the-provider>', `${files}/snapshot.tar.lz4`)
    await makeMachine(scene, 'node', '10.0.0.1')
    await installUnit(scene.machine('node'))
  },
  blocks: {
    'Set up > 1': { prints: [IS_INSTALLED] },
    'Set up > 2': {
      after: async (scene) => joinPeers(scene.machine('node'), scene.network().peers),
    },
    'Set up > 4': { prints: [/^data\//m] },
    'Set up > 5': { sees: ['inactive'] },
    'Set up > 7': { until: /committed state/ },
    Verify: [
      {
        before: async (scene) => {
          await scene.exec('node', 'systemctl enable --now haqqd')
          await untilCaughtUp(scene, 'node')
        },
      },
      { prints: [/^([0-9A-F]{64})\n\1\n\1$/] },
    ],
    Undo: [{ sees: ['inactive'] }, { prints: [/^priv_validator_state\.json$/] }],
  },
}
