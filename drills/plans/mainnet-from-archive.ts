import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { network as facts } from '../../site/network.ts'
import { serveFiles } from '../network/file-server.ts'
import { untilHeight } from '../network/local-network.ts'
import { packData } from '../network/provider.ts'
import {
  changeFile,
  installUnit,
  joinPeers,
  makeMachine,
  makeNode,
  syncState,
  untilCaughtUp,
} from '../network/readers-nodes.ts'
import { untilSucceeds } from '../network/until-answers.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { INSTALLED, IS_INSTALLED, STAND_IN_SERVICE } from './common.ts'

/** Step 3 of the page: the settings that keep everything. */
async function keepEverything(scene: Scene): Promise<void> {
  const config = `${scene.machine('node').root}/home/haqq/.haqqd/config`
  await changeFile(`${config}/app.toml`, [
    [/^pruning = .*/m, 'pruning = "nothing"'],
    [/(\[json-rpc\][\s\S]*?\nenable = ).*/, '$1true'],
    [/^enable-indexer = .*/m, 'enable-indexer = true'],
  ])
}

export const mainnetFromArchive: PagePlan = {
  page: 'content/l1-network/run-node/mainnet-from-archive.md',
  programs: ['haqqd'],
  differences: [
    'blocks take about a second; the archive holds a few dozen, without the first',
    'genesis, the index and the archive come from the local network',
    INSTALLED,
    STAND_IN_SERVICE,
  ],
  prepare: async (scene) => {
    const network = await scene.startNetwork({ snapshotInterval: 20 })
    await untilHeight(network, 45, 180)
    await makeNode(scene, 'provider', '10.0.0.30')
    await syncState(scene, 'provider')
    const index = join(scene.folder, 'index.json')
    const files = await serveFiles(
      new Map([
        ['/genesis.json', network.genesisFile],
        ['/addrbook.json', network.addressBook],
        ['/index.json', index],
        ['/archive.tar.lz4', await packData(scene, 'provider')],
      ]),
    )
    await writeFile(index, JSON.stringify({ archive: [{ link: `${files}/archive.tar.lz4` }] }))
    scene.found.set(facts.mainnet.genesis.url.value, `${files}/genesis.json`)
    scene.found.set(facts.mainnet.genesis.addrbook.value, `${files}/addrbook.json`)
    scene.found.set(facts.mainnet.snapshot.haqq.value, `${files}/index.json`)
    await makeMachine(scene, 'node', '10.0.0.1')
    await installUnit(scene.machine('node'))
  },
  at: 'haqq@node',
  blocks: {
    'Set up > 1': { prints: [IS_INSTALLED] },
    'Set up > 2': {
      after: async (scene) => {
        await joinPeers(scene.machine('node'), scene.network().peers)
        await keepEverything(scene)
      },
    },
    'Set up > 4': { prints: [/\.lz4$/m, /^content-length: \d+/im] },
    'Set up > 6': { sees: ['inactive'] },
    'Set up > 8': { until: /committed state/ },
    'Index Ethereum transactions of the past > 1': { sees: ['inactive'] },
    'Index Ethereum transactions of the past > 2': { mayFail: [/index-eth-tx/] },
    'Index Ethereum transactions of the past > 3': {
      after: (scene) => untilCaughtUp(scene, 'node'),
    },
    Verify: [
      {
        before: async (scene) => {
          const height = (await scene.network().height()) - 5
          scene.found.set('0x2c0000', `0x${height.toString(16)}`)
          await untilSucceeds(scene.machine('node'), 'curl -s localhost:8545')
        },
        prints: [/^"0x[0-9a-f]+"$/m],
      },
      { prints: [/"result": "0x/] },
    ],
    Undo: [{ sees: ['inactive'] }, { prints: [/^priv_validator_state\.json$/] }],
  },
}
