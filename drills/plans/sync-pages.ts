import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { network as facts } from '../../site/network.ts'
import { NODE } from '../network/addresses.ts'
import { serveFiles } from '../network/file-server.ts'
import { untilHeight } from '../network/local-network.ts'
import {
  installUnit,
  joinPeers,
  makeMachine,
  makeNode,
  syncState,
  trust,
  untilCaughtUp,
} from '../network/readers-nodes.ts'
import { untilSucceeds } from '../network/until-answers.ts'
import { DrillError } from '../options.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'

/** Stop the node of a machine and pack its data as providers offer them; gives the file. */
async function packData(scene: Scene, name: string): Promise<string> {
  const provider = scene.machine(name)
  await provider.exec(
    'systemctl stop haqqd && cd /home/haqq/.haqqd && tar -cf - data | lz4 -q > /run/drill/data.tar.lz4',
  )
  return join(provider.root, 'run/drill/data.tar.lz4')
}

/** Serve the genesis, the address book and other files in place of those of mainnet. */
async function serveNetwork(
  scene: Scene,
  others: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { genesisFile, addressBook } = scene.network()
  scene.differences.add('genesis comes from the local network')
  const files = { '/genesis.json': genesisFile, '/addrbook.json': addressBook, ...others }
  const address = await serveFiles(new Map(Object.entries(files)))
  scene.fill({
    [facts.mainnet.genesis.url.value]: `${address}/genesis.json`,
    [facts.mainnet.genesis.addrbook.value]: `${address}/addrbook.json`,
  })
  return address
}

/** Start the node of the reader as a service, as the page leaves it. */
async function startService(scene: Scene): Promise<void> {
  await installUnit(scene, 'node')
  await scene.exec('node', 'systemctl enable --now haqqd')
  await untilCaughtUp(scene, 'node')
}

const findPeers = (scene: Scene) => joinPeers(scene, 'node')

export const mainnetFromArchive = pagePlan('l1-network/run-node/mainnet-from-archive.md', {
  differences: [
    'the archive holds a few dozen blocks, without the first',
    'the index and the archive come from the local network',
  ],
  prepare: async (scene) => {
    const network = await scene.startNetwork({ snapshotInterval: 20 })
    await untilHeight(network, 45, 180)
    await makeNode(scene, 'provider')
    await syncState(scene, 'provider')
    const index = join(scene.folder, 'index.json')
    const archive = await packData(scene, 'provider')
    const files = await serveNetwork(scene, { '/index.json': index, '/archive.tar.lz4': archive })
    await writeFile(index, JSON.stringify({ archive: [{ link: `${files}/archive.tar.lz4` }] }))
    scene.fill({ [facts.mainnet.snapshot.haqq.value]: `${files}/index.json` })
    await makeMachine(scene, 'node')
    await installUnit(scene, 'node')
  },
  at: 'haqq@node',
  blocks: {
    'Set up > 2': { after: findPeers },
    Verify: [
      {
        before: async (scene) => {
          const height = (await scene.network().height()) - 5
          scene.fill({ '0x2c0000': `0x${height.toString(16)}` })
          await untilSucceeds(scene.machine('node'), 'curl -s localhost:8545')
        },
      },
      {},
    ],
  },
})

export const mainnetFromSnapshot = pagePlan('l1-network/run-node/mainnet-from-snapshot.md', {
  differences: ['the archive holds a few dozen blocks', 'the archive comes from the local network'],
  prepare: async (scene) => {
    const network = await scene.startNetwork()
    await untilHeight(network, 30, 180)
    await makeNode(scene, 'provider')
    const archive = await packData(scene, 'provider')
    const files = await serveNetwork(scene, { '/snapshot.tar.lz4': archive })
    scene.fill({ '<address-from-the-provider>': `${files}/snapshot.tar.lz4` })
    await makeMachine(scene, 'node')
    await installUnit(scene, 'node')
  },
  blocks: { 'Set up > 2': { after: findPeers }, Verify: [{ before: startService }, {}] },
})

export const mainnetStateSync = pagePlan('l1-network/run-node/mainnet-state-sync.md', {
  prepare: async (scene) => {
    const network = await scene.startNetwork({ snapshotInterval: 20 })
    await makeMachine(scene, 'node')
    await serveNetwork(scene)
    scene.fill({ [facts.mainnet.seeds.stateSync.value]: network.peers.join(',') })
    await untilHeight(network, 65, 180)
  },
  at: 'haqq@node',
  blocks: {
    'Set up > 2': { after: findPeers },
    Verify: { before: startService },
  },
})

const BASE = 'https://raw.githubusercontent.com/haqq-network/testnets/main/TestEdge2'
const RPC = `http://${NODE}:26657`

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
  await makeMachine(scene, 'node')
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
  scene.fill({ [BASE]: await serveFiles(files) })
  await untilHeight(network, 65, 300)
}

/** Step 6 of the page, with what its step 5 printed. */
async function turnOn(scene: Scene, output: string): Promise<void> {
  const [, height = '', hash = ''] = /^(\d+) ([0-9A-F]{64})$/m.exec(output) ?? []
  await findPeers(scene)
  await trust(scene, 'node', { height: Number(height), hash })
}

export const testnet = pagePlan('l1-network/run-node/testnet.md', {
  differences: [
    'the network is a local one with the id of the test network, and its files come from there',
    "the project's script asks the local network, from a copy of its repository",
  ],
  fill: { [facts.testnet.stateSync.rpc1.value]: RPC },
  prepare,
  at: 'haqq@node',
  blocks: {
    'Set up > 5': { after: turnOn },
    Verify: [{ before: startService }, {}],
  },
})
