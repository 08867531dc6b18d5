import { setTimeout as wait } from 'node:timers/promises'
import { SHORT_VOTES, scheduleUpgrade } from '../network/governance.ts'
import { nextBlocks } from '../network/transactions.ts'
import { untilLogged } from '../network/until-answers.ts'
import { type PagePlan, pagePlan } from '../plan.ts'
import { nodePlan, validatorPlan } from './node.ts'

const chainStandsStill = validatorPlan('l1-network/chain-stands-still.md', {
  differences: ['two of four validators were stopped'],
  prepare: async (scene) => {
    await nextBlocks(scene)
    await nextBlocks(scene)
    await scene.network().restart(scene.fileOf('haqqd'), 1)
    await wait(20_000)
  },
})

const heightDoesNotMove = nodePlan('l1-network/run-node/height-does-not-move.md', {
  differences: ['the node and the network stand at an upgrade without a program'],
  changes: { genesis: SHORT_VOTES },
  prepare: async (scene) => {
    const network = scene.network()
    await scheduleUpgrade(network, 'next', (await network.height()) + 25)
    await untilLogged(scene.machine('node'), 'UPGRADE .* NEEDED')
  },
})

/** Initialises a copy of a node anew, and lists which of its files are the same. */
const OVERWRITE = `mkdir -p /run/drill/again/data
cp -r /home/haqq/.haqqd/config /run/drill/again
cp /home/haqq/.haqqd/data/priv_validator_state.json /run/drill/again/data
cd /run/drill/again/config
sha256sum config.toml genesis.json node_key.json priv_validator_key.json > ../before
haqqd init again --overwrite --chain-id haqq_11235-1 --home .. > ../printed 2>&1
sha256sum --check ../before 2>/dev/null || true`

const troubleshooting = pagePlan('l1-network/troubleshooting.md', {
  differences: ['the node stands at an upgrade without a program'],
  prepare: heightDoesNotMove.prepare,
  at: 'admin1@node',
  statements: [
    {
      says: '`haqqd init --overwrite` overwrites `genesis.json` and `config.toml`',
      show: (scene) => scene.exec('node', OVERWRITE),
      prints:
        /^config.toml: FAILED\ngenesis.json: FAILED\nnode_key.json: OK\npriv_validator_key.json: OK$/m,
    },
  ],
})

export const standstillPages: readonly PagePlan[] = [
  chainStandsStill,
  heightDoesNotMove,
  troubleshooting,
]
