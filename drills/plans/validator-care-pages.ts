import assert from 'node:assert/strict'
import { copyFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { giveRepositories } from '../network/developers-tools.ts'
import { SHORT_VOTES, scheduleUpgrade } from '../network/governance.ts'
import { untilHeight } from '../network/local-network.ts'
import { makeKey } from '../network/readers-key.ts'
import { makeMachine, makeNode } from '../network/readers-nodes.ts'
import { allowLogin } from '../network/ssh.ts'
import { nextBlocks, sendAs } from '../network/transactions.ts'
import { untilLogged } from '../network/until-answers.ts'
import { missedBlocks } from '../network/validators.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { nodePlan, validatorPlan } from './scenes.ts'

const HOME = '/home/haqq/.haqqd'

const KEY = 'config/priv_validator_key.json'
const RECORD = 'data/priv_validator_state.json'

/** Key and record on both machines, as after step 4 of the move. */
async function copyBack(scene: Scene): Promise<void> {
  await scene.exec('spare', 'systemctl stop haqqd')
  const [from, to] = [scene.homeOf('haqq@spare'), scene.homeOf('haqq@validator')]
  for (const file of [KEY, RECORD]) await copyFile(`${from}/.haqqd/${file}`, `${to}/.haqqd/${file}`)
  await scene.exec(
    'validator',
    `cd ${HOME} && chown haqq:haqq ${KEY} ${RECORD} && chmod 600 ${KEY}`,
  )
}

/** Require that the key of a machine signs. */
async function missesNothing(scene: Scene, machine: string): Promise<void> {
  await wait(5000)
  const before = await missedBlocks(scene, machine)
  await wait(10_000)
  const after = await missedBlocks(scene, machine)
  assert.ok(after <= before, `missed_blocks_counter grew from ${before} to ${after}`)
}

export const maintainAValidator = validatorPlan('l1-network/maintain-a-validator.md', {
  prepare: async (scene) => {
    await makeNode(scene, 'spare')
    await scene.startMachine('computer')
    for (const name of ['validator', 'spare']) await allowLogin(scene, 'computer', `admin1@${name}`)
  },
  blocks: {
    'Downtime budget': {
      before: (scene) => untilHeight(scene.network(), 15, 120),
    },
    'Stop at a height > 1': {
      before: async (scene) => {
        const height = (await scene.network().height()) + 25
        scene.fill({ '<height-to-stop-at>': String(height) })
      },
    },
    'Move the validator to another machine > Move > 7': {
      after: (scene) => missesNothing(scene, 'spare'),
    },
    'Move the validator to another machine > If step 3 or 4 fails > 1': { before: copyBack },
    'Move the validator to another machine > If step 3 or 4 fails > 2': {
      after: (scene) => missesNothing(scene, 'validator'),
    },
  },
})

export const chainStandsStill = validatorPlan('l1-network/chain-stands-still.md', {
  differences: ['two of four validators were stopped'],
  prepare: async (scene) => {
    await nextBlocks(scene)
    await nextBlocks(scene)
    await scene.network().restart(scene.fileOf('haqqd'), 1)
    await wait(20_000)
  },
})

export const heightDoesNotMove = nodePlan('l1-network/run-node/height-does-not-move.md', {
  differences: ['the node and the network stand at an upgrade without a program'],
  changes: { genesis: SHORT_VOTES },
  prepare: async (scene) => {
    await scheduleUpgrade(scene.network(), 'next', 25)
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

export const troubleshooting = pagePlan('l1-network/troubleshooting.md', {
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

async function prepareRestake(scene: Scene): Promise<void> {
  await scene.startNetwork()
  await makeMachine(scene, 'computer')
  await giveRepositories(scene, 'haqq@computer', ['eco-stake/restake'])
  const query = 'grants-by-grantee "$BOT"'
  scene.fill({
    haqq1youraddress: await makeKey(scene, 'computer', 'delegator'),
    [query]: `${query} --node ${scene.network().rpcs[0]}`,
  })
}

/** Coins for the wallet that the reader has made. */
const fundBot = (scene: Scene) => scene.network().give(scene.inPlaceOf('haqq1thebotaddress'), 5)

/** The grant that a delegator signs in the web interface of the project. */
async function grant(scene: Scene): Promise<void> {
  const validator = await scene.network().addressOf('validator --bech val')
  const bot = scene.inPlaceOf('haqq1thebotaddress')
  await sendAs(
    scene,
    'haqq@computer',
    `authz grant ${bot} delegate --allowed-validators ${validator} --from delegator`,
  )
}

export const restake = pagePlan('l1-network/configuration/restake.md', {
  differences: ['the grant was signed on the command line, not in a browser'],
  prepare: prepareRestake,
  at: 'haqq@computer',
  blocks: {
    'Set up the bot > 1': [{ after: fundBot }, {}],
    Verify: { before: grant },
  },
})
