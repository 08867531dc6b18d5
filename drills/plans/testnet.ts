import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { network as facts } from '../../site/network.ts'
import { serveFiles } from '../network/file-server.ts'
import { untilHeight } from '../network/local-network.ts'
import {
  changeFile,
  installUnit,
  joinPeers,
  makeMachine,
  untilCaughtUp,
} from '../network/readers-nodes.ts'
import { DrillError } from '../options.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { INSTALLED, IS_INSTALLED, STAND_IN_SERVICE } from './common.ts'

const BASE = 'https://raw.githubusercontent.com/haqq-network/testnets/main/TestEdge2'
const RPC = 'http://10.0.0.21:26657'
const CONFIG = '/home/haqq/.haqqd/config/config.toml'

/** The project's script, which asks the local network, with few blocks. */
function projectsScript(scene: Scene): string {
  const copy = join(scene.repositories(), 'haqq-network/testnets.git')
  const shown = spawnSync('git', ['-C', copy, 'show', 'HEAD:TestEdge2/state_sync.sh'], {
    encoding: 'utf8',
  })
  if (shown.status !== 0) throw new DrillError(`${copy} has no script: ${shown.stderr}`)
  return shown.stdout
    .replace(facts.testnet.stateSync.rpc1.value, RPC)
    .replace('LATEST_HEIGHT - 2000', 'LATEST_HEIGHT - 30')
}

async function prepare(scene: Scene): Promise<void> {
  const network = await scene.startNetwork({
    chainId: facts.testnet.cosmosChainId.value,
    snapshotInterval: 20,
  })
  await makeMachine(scene, 'node', '10.0.0.1')
  const archive = join(scene.folder, 'genesis.tar.bz2')
  const folder = network.genesisFile.replace(/\/[^/]*$/, '')
  const packed = spawnSync('tar', ['-cjf', archive, '-C', folder, 'genesis.json'])
  if (packed.status !== 0) throw new DrillError(`tar: ${packed.stderr}`)
  const script = join(scene.folder, 'state_sync.sh')
  await writeFile(script, projectsScript(scene))
  const files = new Map([
    ['/state_sync.sh', script],
    ['/genesis.tar.bz2', archive],
    ['/addrbook.json', network.addressBook],
  ])
  scene.found.set(BASE, await serveFiles(files))
  await untilHeight(network, 65, 300)
}

/** Step 6 of the page, with what its step 5 printed. */
async function turnOn(scene: Scene, output: string): Promise<void> {
  const [, height = '', hash = ''] = /^(\d+) ([0-9A-F]{64})$/m.exec(output) ?? []
  const { rpcs, peers } = scene.network()
  const node = scene.machine('node')
  await joinPeers(node, peers)
  await changeFile(`${node.root}${CONFIG}`, [
    [/(\[statesync\][\s\S]*?\nenable = ).*/, '$1true'],
    [/^rpc_servers = .*/m, `rpc_servers = "${rpcs[0]},${rpcs[1]}"`],
    [/^trust_height = .*/m, `trust_height = ${height}`],
    [/^trust_hash = .*/m, `trust_hash = "${hash}"`],
  ])
}

export const testnet: PagePlan = {
  page: 'content/l1-network/run-node/testnet.md',
  programs: ['haqqd'],
  differences: [
    'the network is a local one with the id of the test network, and its files come from there',
    "the project's script asks the local network, from a copy of its repository",
    'blocks take about a second, and snapshots are made every 20 blocks',
    INSTALLED,
    STAND_IN_SERVICE,
  ],
  fill: { [facts.testnet.stateSync.rpc1.value]: RPC },
  prepare,
  at: 'haqq@node',
  blocks: {
    'Set up > 1': { prints: [IS_INSTALLED], at: 'admin1@node' },
    'Set up > 5': {
      fill: { 'LATEST - 2000': 'LATEST - 30' },
      prints: [/^\d+ [0-9A-F]{64}$/m],
      after: turnOn,
    },
    'Set up > 7': { until: /committed state/, seconds: 240 },
    Verify: [
      {
        before: async (scene) => {
          await installUnit(scene.machine('node'))
          await scene.exec('node', 'systemctl enable --now haqqd')
          await untilCaughtUp(scene, 'node')
        },
        sees: [`"${facts.testnet.cosmosChainId.value}"`],
      },
      { prints: [/^\[SUCCESS\]/m, /^\d+:enable = true$/m] },
    ],
    'Point a client at the test network': {
      after: async (scene) => {
        const printed = await scene.as('haqq@node', 'haqqd status')
        if (!printed.includes('network-1')) throw new DrillError(`another node answers: ${printed}`)
      },
    },
    'Start over > 1': { sees: ['inactive'] },
    'Start over > 2': { prints: [/Removed all blockchain history|Reset private validator/] },
  },
}
