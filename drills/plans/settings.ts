import { network as facts } from '../../site/network.ts'
import { changeFile, makeNode } from '../network/readers-nodes.ts'
import type { PagePlan } from '../plan.ts'
import { STAND_IN_SERVICE } from './common.ts'

const AT = 'haqq@node'

export const settings: PagePlan = {
  page: 'content/l1-network/run-node/settings.md',
  programs: ['haqqd'],
  differences: ['the seeds are nodes of the local network', STAND_IN_SERVICE],
  prepare: async (scene) => {
    await scene.startNetwork()
    await makeNode(scene, 'node', '10.0.0.1')
    const { root, exec } = scene.machine('node')
    await exec('systemctl stop haqqd && runuser -l haqq -c "haqqd tendermint unsafe-reset-all"')
    // Only the variable tells the node where others are.
    await changeFile(`${root}/home/haqq/.haqqd/config/config.toml`, [
      [/^persistent_peers = .*/m, 'persistent_peers = ""'],
    ])
    scene.found.set(facts.mainnet.seeds.defaults.value, scene.network().peers.join(','))
  },
  at: 'haqq@node',
  blocks: {
    'Change a setting without editing a file': {
      after: async (scene) => {
        const shell = await scene.shell(AT)
        await shell.run('haqqd start', { seconds: 180, until: /committed state/ })
      },
    },
  },
}
