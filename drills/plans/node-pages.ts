import assert from 'node:assert/strict'
import { network as facts } from '../../site/network.ts'
import { GO_BUILDS, GO_MODULES, giveRepositories } from '../network/developers-tools.ts'
import { untilHeight } from '../network/local-network.ts'
import { joinNetwork, makeNode, resetNode, untilCaughtUp } from '../network/readers-nodes.ts'
import { serveRelease } from '../network/release.ts'
import { pageCode } from '../page-file.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { nodePlan } from './scenes.ts'

/** What Go of the person who runs the drill has stored and built. */
const WITH_GO = {
  'git clone': `export PATH="$PATH:/usr/local/go/bin" GOMODCACHE=${GO_MODULES} GOCACHE=${GO_BUILDS} GOPROXY=off COSMOS_BUILD_OPTIONS=nostrip; cd ~; git clone`,
}

/** What was built is the release, but for the quotes of its Makefile; the release is put back. */
async function compareBuilt(scene: Scene): Promise<void> {
  const built = await scene.exec('node', 'haqqd version --long')
  const shown = await pageCode('l1-network/run-node.md', 'server_name: haqqd')
  for (const line of shown
    .trim()
    .replace(/^version: (.*)$/m, `version: '"$1"'`)
    .split('\n'))
    assert.ok(built.includes(line), `what was built does not say ${line}:\n${built}`)
  await scene.install('node', 'haqqd')
}

export const runNode = pagePlan('l1-network/run-node/index.md', {
  differences: [
    'genesis comes from the local network',
    'Go takes modules, and packages that it has built with debug symbols, from the cache of the computer',
  ],
  prepare: async (scene) => {
    await scene.startNetwork()
    await scene.startMachine('node')
    await giveRepositories(scene, 'admin1@node', ['haqq-network/haqq'])
    const { address } = await serveRelease(scene, 'haqqd')
    scene.fill({ 'https://github.com/haqq-network/haqq/releases/download/$VERSION': address })
  },
  at: 'admin1@node',
  blocks: {
    'Install haqqd': [
      {},
      { fill: WITH_GO, after: compareBuilt },
      { sees: [`version: ${facts.node.version.value.replace(/^v/, '')}`] },
    ],
    // The guide of each way to sync does so before the service.
    'Keep it running > 2': { before: (scene) => joinNetwork(scene, 'node') },
  },
})

export const settings = nodePlan('l1-network/run-node/settings.md', {
  differences: ['the seeds are nodes of the local network'],
  prepare: async (scene) => {
    await resetNode(scene, 'node')
    // Only the variable tells the node where others are.
    await scene.configure('node', 'config.toml', { persistent_peers: '' })
    scene.fill({ [facts.mainnet.seeds.defaults.value]: scene.network().peers.join(',') })
  },
  blocks: {
    'Change a setting without editing a file': {
      after: async (scene) => {
        const shell = await scene.shell('haqq@node')
        await shell.run('haqqd start', { seconds: 180, until: /committed state/ })
      },
    },
  },
})

export const diskOptimization = pagePlan('l1-network/configuration/disk-optimization.md', {
  differences: ['there are a few hundred blocks', 'snapshots are made every 50 blocks'],
  prepare: async (scene) => {
    await scene.startNetwork()
    await makeNode(scene, 'node', { snapshotInterval: 50 })
    await untilHeight(scene.network(), 155, 400)
    await untilCaughtUp(scene, 'node')
  },
  at: 'haqq@node',
})
