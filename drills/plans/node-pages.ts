import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { network as facts } from '../../site/network.ts'
import { installProgram } from '../machine.ts'
import { setValues } from '../network/change-file.ts'
import { GO_BUILDS, GO_MODULES, giveRepositories } from '../network/developers-tools.ts'
import { untilHeight } from '../network/local-network.ts'
import { CONFIG, joinPeers, makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import { serveRelease } from '../network/release.ts'
import { pageCode, savePageFile } from '../page-file.ts'
import { type PagePlan, pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { nodePlan } from './node.ts'

/** What Go of the person who runs the drill has stored and built. */
const WITH_GO = {
  'git clone': `export PATH="$PATH:/usr/local/go/bin" GOMODCACHE=${GO_MODULES} GOCACHE=${GO_BUILDS} GOPROXY=off COSMOS_BUILD_OPTIONS=nostrip; cd ~; git clone`,
}

/** What was built is the release, but for the quotes of its Makefile; the release is put back. */
async function compareBuilt(scene: Scene): Promise<void> {
  const node = scene.machine('node')
  const built = await node.exec('haqqd version --long')
  const shown = await pageCode('l1-network/run-node.md', 'server_name: haqqd')
  for (const line of shown
    .trim()
    .replace(/^version: (.*)$/m, `version: '"$1"'`)
    .split('\n'))
    assert.ok(built.includes(line), `what was built does not say ${line}:\n${built}`)
  await installProgram(node, scene.fileOf('haqqd'))
}

/** What the guide of each way to sync does between the initialisation and the service. */
async function joinTheNetwork(scene: Scene): Promise<void> {
  const node = scene.machine('node')
  const network = scene.network()
  await writeFile(`${node.root}${CONFIG}/genesis.json`, await readFile(network.genesisFile))
  await joinPeers(node, network.peers)
  await savePageFile(scene, 'node', {
    page: 'l1-network/run-node.md',
    file: '/etc/systemd/system/haqqd.service',
  })
}

const runNode = pagePlan('l1-network/run-node/index.md', {
  differences: [
    'genesis comes from the local network',
    'Go takes modules, and packages that it has built with debug symbols, from the cache of the computer',
  ],
  prepare: async (scene) => {
    await scene.startNetwork()
    const { root } = await scene.startMachine('node')
    await giveRepositories(scene, `${root}/home/admin1`, ['haqq-network/haqq'])
    const { address } = await serveRelease(scene, 'haqqd')
    scene.found.set('https://github.com/haqq-network/haqq/releases/download/$VERSION', address)
  },
  at: 'admin1@node',
  blocks: {
    'Install haqqd': [
      {},
      { fill: WITH_GO, after: compareBuilt },
      { sees: [`version: ${facts.node.version.value.replace(/^v/, '')}`] },
    ],
    'Keep it running > 2': { before: joinTheNetwork },
    Undo: { after: (scene) => scene.exec('node', '! systemctl is-active haqqd && ! pgrep haqqd') },
  },
})

const AT = 'haqq@node'

const settings = nodePlan('l1-network/run-node/settings.md', {
  differences: ['the seeds are nodes of the local network'],
  prepare: async (scene) => {
    const { root, exec } = scene.machine('node')
    await exec('systemctl stop haqqd && runuser -l haqq -c "haqqd tendermint unsafe-reset-all"')
    // Only the variable tells the node where others are.
    await setValues(`${root}${CONFIG}/config.toml`, { persistent_peers: '' })
    scene.found.set(facts.mainnet.seeds.defaults.value, scene.network().peers.join(','))
  },
  blocks: {
    'Change a setting without editing a file': {
      after: async (scene) => {
        const shell = await scene.shell(AT)
        await shell.run('haqqd start', { seconds: 180, until: /committed state/ })
      },
    },
  },
})

const diskOptimization = pagePlan('l1-network/configuration/disk-optimization.md', {
  differences: [
    'there are a few hundred blocks',
    'snapshots are made every 50 blocks',
    'the growth is measured over 20 seconds instead of an hour',
  ],
  prepare: async (scene) => {
    await scene.startNetwork()
    await makeNode(scene, 'node', { snapshotInterval: 50 })
    await untilHeight(scene.network(), 155, 400)
    await untilCaughtUp(scene, 'node')
  },
  at: 'haqq@node',
  blocks: { 'Where the space goes > How fast it grows': { fill: { 'sleep 3600': 'sleep 20' } } },
})

export const nodePages: readonly PagePlan[] = [runNode, settings, diskOptimization]
