import { network as facts } from '../../site/network.ts'
import { serveFiles } from '../network/file-server.ts'
import { untilHeight } from '../network/local-network.ts'
import { OUTSIDE } from '../network/outside-world.ts'
import { installUnit, joinPeers, makeMachine, untilCaughtUp } from '../network/readers-nodes.ts'
import type { PagePlan } from '../plan.ts'
import { INSTALLED, IS_INSTALLED, STAND_IN_SERVICE } from './common.ts'

export const mainnetStateSync: PagePlan = {
  page: 'content/l1-network/run-node/mainnet-state-sync.md',
  programs: ['haqqd'],
  differences: [
    'blocks take about a second, and snapshots are made every 20 blocks instead of 1,500',
    'genesis comes from the local network',
    INSTALLED,
    STAND_IN_SERVICE,
  ],
  fill: OUTSIDE,
  prepare: async (scene) => {
    const network = await scene.startNetwork({ snapshotInterval: 20 })
    await makeMachine(scene, 'node', '10.0.0.1')
    const files = await serveFiles(
      new Map([
        ['/genesis.json', network.genesisFile],
        ['/addrbook.json', network.addressBook],
      ]),
    )
    scene.found.set(facts.mainnet.genesis.url.value, `${files}/genesis.json`)
    scene.found.set(facts.mainnet.genesis.addrbook.value, `${files}/addrbook.json`)
    scene.found.set(facts.mainnet.seeds.stateSync.value, network.peers.join(','))
    await untilHeight(network, 65, 180)
  },
  at: 'haqq@node',
  blocks: {
    'Set up > 1': { prints: [IS_INSTALLED], at: 'admin1@node' },
    'Set up > 2': {
      after: async (scene) => joinPeers(scene.machine('node'), scene.network().peers),
    },
    'Set up > 4': [
      { fill: { 'LATEST - 2000': 'LATEST - 30' }, prints: [/^\d+ [0-9A-F]{64}$/m] },
      { prints: [/^[0-9A-F]{64}$/m] },
    ],
    'Set up > 5': {
      prints: [/^rpc_servers = "http:.*,http:.*"$/m, /^trust_hash = "[0-9A-F]{64}"$/m],
    },
    'Set up > 7': { until: /committed state/, seconds: 180 },
    Verify: {
      before: async (scene) => {
        await installUnit(scene.machine('node'))
        await scene.exec('node', 'systemctl enable --now haqqd')
        await untilCaughtUp(scene, 'node')
      },
      prints: [/"earliest_block_height": "[2-9]\d+"/],
    },
    'When it stalls > Start over > 1': { sees: ['inactive'] },
    'When it stalls > Start over > 2': {
      prints: [/Reset private validator file to genesis state/],
    },
    Undo: [{ sees: ['inactive'] }, { prints: [/^priv_validator_state\.json$/] }],
  },
}
