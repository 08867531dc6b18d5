import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { network as facts } from '../../site/network.ts'
import { NODE, SECOND_NODE } from '../network/addresses.ts'
import { GO_BUILDS, GO_MODULES, giveRepositories } from '../network/developers-tools.ts'
import { serveFiles, serveRelease } from '../network/file-server.ts'
import { untilHeight } from '../network/local-network.ts'
import {
  installUnit,
  joinNetwork,
  makeMachine,
  makeNode,
  resetNode,
  syncState,
  untilCaughtUp,
} from '../network/readers-nodes.ts'
import { runHere } from '../network/run-here.ts'
import { untilSucceeds } from '../network/until-answers.ts'
import { pageCode } from '../page-file.ts'
import type { Scene } from '../scene.ts'
import { networkPlan, nodePlan } from './scenes.ts'

const { mainnet, testnet: testFacts } = facts

/** What Go of the person who runs the drill has stored and built. */
const WITH_GO = {
  'git clone': `export PATH="$PATH:/usr/local/go/bin" GOMODCACHE=${GO_MODULES} GOCACHE=${GO_BUILDS} GOPROXY=off COSMOS_BUILD_OPTIONS=nostrip; cd ~; git clone`,
}

/** What was built is the release, but for the quotes of its Makefile; the release is put back. */
async function compareBuilt(scene: Scene): Promise<void> {
  const built = await scene.exec('node', 'haqqd version --long')
  const shown = await pageCode('l1-network/run-node.md', 'server_name: haqqd')
  const expected = shown.trim().replace(/^version: (.*)$/m, `version: '"$1"'`)
  for (const line of expected.split('\n'))
    assert.ok(built.includes(line), `what was built does not say ${line}:\n${built}`)
  await scene.install('node', 'haqqd')
}

export const runNode = networkPlan('l1-network/run-node/index.md', {
  prepare: async (scene) => {
    await scene.startMachine('node')
    await giveRepositories(scene, 'admin1@node', ['haqq-network/haqq'])
    const { address } = await serveRelease(scene, 'haqqd')
    scene.fill({ 'https://github.com/haqq-network/haqq/releases/download/$VERSION': address })
  },
  at: 'admin1@node',
  blocks: {
    'Install haqqd': [{}, { fill: WITH_GO, after: compareBuilt }, {}],
    // The guide of each way to sync does so before the service.
    'Keep it running > 2': { before: (scene) => joinNetwork(scene, 'node') },
  },
})

export const settings = nodePlan('l1-network/run-node/settings.md', {
  prepare: async (scene) => {
    await resetNode(scene, 'node')
    // Only the variable tells the node where others are.
    await scene.configure('node', 'config.toml', { persistent_peers: '' })
    scene.fill({ [mainnet.seeds.defaults.value]: scene.network().peers.join(',') })
  },
  blocks: {
    'Change a setting without editing a file': {
      after: async (scene, _, at) => {
        const shell = await scene.shell(at)
        await shell.run('haqqd start', { seconds: 180, until: /committed state/ })
      },
    },
  },
})

export const diskOptimization = networkPlan('l1-network/configuration/disk-optimization.md', {
  prepare: async (scene) => {
    await makeNode(scene, 'node', 50)
    await untilHeight(scene.network(), 155, 400)
    await untilCaughtUp(scene, 'node')
  },
  at: 'haqq@node',
})

/** Serve the data of the provider's node, packed as providers offer them; gives the address. */
async function serveData(scene: Scene): Promise<string> {
  const { root, exec } = scene.machine('provider')
  await exec(
    'systemctl stop haqqd && cd /home/haqq/.haqqd && tar -cf - data | lz4 -q > /run/drill/data.tar.lz4',
  )
  const address = await serveFiles({ '/data.tar.lz4': join(root, 'run/drill/data.tar.lz4') })
  return `${address}/data.tar.lz4`
}

/** A machine for the reader's node, and the genesis and the address book in place of those of mainnet. */
async function prepareNode(scene: Scene): Promise<void> {
  const { genesisFile, addressBook } = scene.network()
  await makeMachine(scene, 'node')
  await installUnit(scene, 'node')
  scene.differences.add('genesis comes from the local network')
  const address = await serveFiles({ '/genesis': genesisFile, '/addrbook': addressBook })
  scene.fill({
    [mainnet.genesis.url.value]: `${address}/genesis`,
    [mainnet.genesis.addrbook.value]: `${address}/addrbook`,
  })
}

export const mainnetFromArchive = networkPlan('l1-network/run-node/mainnet-from-archive.md', {
  changes: { app: { 'snapshot-interval': 20 } },
  prepare: async (scene) => {
    await untilHeight(scene.network(), 45, 180)
    await makeNode(scene, 'provider')
    await syncState(scene, 'provider')
    const index = join(scene.folder, 'index.json')
    await writeFile(index, JSON.stringify({ archive: [{ link: await serveData(scene) }] }))
    const address = await serveFiles({ '/index.json': index })
    scene.fill({ [mainnet.snapshot.haqq.value]: `${address}/index.json` })
    await prepareNode(scene)
  },
  at: 'haqq@node',
  blocks: {
    Verify: [
      {
        before: async ({ network, fill, machine }) => {
          fill({ '0x2c0000': `0x${((await network().height()) - 5).toString(16)}` })
          await untilSucceeds(machine('node'), 'curl -s localhost:8545')
        },
      },
      {},
    ],
  },
})

export const mainnetFromSnapshot = networkPlan('l1-network/run-node/mainnet-from-snapshot.md', {
  prepare: async (scene) => {
    await untilHeight(scene.network(), 30, 180)
    await makeNode(scene, 'provider')
    scene.fill({ '<address-from-the-provider>': await serveData(scene) })
    await prepareNode(scene)
  },
})

export const mainnetStateSync = networkPlan('l1-network/run-node/mainnet-state-sync.md', {
  changes: { app: { 'snapshot-interval': 20 } },
  prepare: async (scene) => {
    await prepareNode(scene)
    scene.fill({ [mainnet.seeds.stateSync.value]: scene.network().peers.join(',') })
    await untilHeight(scene.network(), 65, 180)
  },
  at: 'haqq@node',
})

const RPC = `http://${NODE}:26657`
const FILES = 'https://raw.githubusercontent.com/haqq-network/testnets/main/TestEdge2'

/** Serve the files of the test network, whose script asks the local network, with few blocks. */
async function prepareTestnet(scene: Scene): Promise<void> {
  const { genesisFile, addressBook, ...network } = scene.network()
  await makeMachine(scene, 'node')
  await installUnit(scene, 'node')
  runHere(
    scene.folder,
    `tar -cjf genesis.tar.bz2 -C "$1" genesis.json
git -C "$2/haqq-network/testnets.git" show HEAD:TestEdge2/state_sync.sh |
  sed 's|${testFacts.stateSync.rpc1.value}|${RPC}|; s/LATEST_HEIGHT - 2000/LATEST_HEIGHT - 30/' > state_sync.sh`,
    dirname(genesisFile),
    scene.repositories(),
  )
  scene.fill({
    [FILES]: await serveFiles({
      '/state_sync.sh': join(scene.folder, 'state_sync.sh'),
      '/genesis.tar.bz2': join(scene.folder, 'genesis.tar.bz2'),
      '/addrbook.json': addressBook,
    }),
  })
  await untilHeight(network, 65, 300)
}

export const testnet = networkPlan('l1-network/run-node/testnet.md', {
  changes: { chainId: testFacts.cosmosChainId.value, app: { 'snapshot-interval': 20 } },
  fill: {
    [testFacts.stateSync.rpc1.value]: RPC,
    [testFacts.stateSync.rpc2.value]: `http://${SECOND_NODE}:26657`,
  },
  prepare: prepareTestnet,
  at: 'haqq@node',
})
