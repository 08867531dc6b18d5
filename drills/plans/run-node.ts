import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { network as facts } from '../../site/network.ts'
import { COPIES, GO_BUILDS, GO_MODULES, giveRepositories } from '../network/developers-tools.ts'
import { OUTSIDE } from '../network/outside-world.ts'
import { joinPeers, untilCaughtUp } from '../network/readers-nodes.ts'
import { serveRelease } from '../network/release.ts'
import { DrillError } from '../options.ts'
import { pageCode, pageFile } from '../page-file.ts'
import type { PagePlan } from '../plan.ts'
import { installProgram, type Scene } from '../scene.ts'
import { STAND_IN_SERVICE } from './common.ts'

const UNIT = '/etc/systemd/system/haqqd.service'
const CONFIG = '/home/haqq/.haqqd/config'

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
    if (!built.includes(line))
      throw new DrillError(`what was built does not say ${line}:\n${built}`)
  await installProgram(node, scene.fileOf('haqqd'))
}

/** What the guide of each way to sync does between the initialisation and the service. */
async function joinTheNetwork(scene: Scene): Promise<void> {
  const node = scene.machine('node')
  const network = scene.network()
  await writeFile(`${node.root}${CONFIG}/genesis.json`, await readFile(network.genesisFile))
  await joinPeers(node, network.peers)
  await mkdir(`${node.root}/etc/systemd/system`, { recursive: true })
  await writeFile(`${node.root}${UNIT}`, await pageFile('l1-network/run-node.md', UNIT))
}

export const runNode: PagePlan = {
  page: 'content/l1-network/run-node/index.md',
  programs: ['haqqd'],
  differences: [
    'blocks take about a second',
    'release and genesis come from the local network',
    COPIES,
    'Go takes modules, and packages that it has built with debug symbols, from the cache of the computer',
    STAND_IN_SERVICE,
  ],
  fill: OUTSIDE,
  prepare: async (scene) => {
    await scene.startNetwork()
    const { root } = await scene.startMachine('node', '10.0.0.1')
    await giveRepositories(`${root}/home/admin1`, scene.repositories(), ['haqq-network/haqq'])
    const { address } = await serveRelease(scene, 'haqqd')
    scene.found.set('https://github.com/haqq-network/haqq/releases/download/$VERSION', address)
  },
  at: 'admin1@node',
  blocks: {
    'Install haqqd': [
      { prints: [/^haqq_.*: OK$/m] },
      { fill: WITH_GO, seconds: 900, prints: [/ go install -tags/], after: compareBuilt },
      { sees: [`version: ${facts.node.version.value.replace(/^v/, '')}`] },
    ],
    'Install haqqd > Which haqqd runs': { prints: [/^"?1\.\d+\.\d+"?$/m], at: 'admin1@node' },
    'Create the configuration > 3': { at: 'haqq@node' },
    'Create the configuration > 4': { at: 'haqq@node' },
    'Keep it running > 2': { before: joinTheNetwork },
    'Keep it running > 3': { until: /committed state/ },
    'Check its health': [
      {
        before: (scene) => untilCaughtUp(scene, 'node'),
        prints: [/"latest_block_height": "\d+"/],
        at: 'haqq@node',
      },
      { prints: [/^3$/m], at: 'haqq@node' },
    ],
    Undo: {
      after: async (scene) =>
        void (await scene.exec('node', '! systemctl is-active haqqd && ! pgrep haqqd')),
    },
  },
}
