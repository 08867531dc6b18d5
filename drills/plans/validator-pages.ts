import assert from 'node:assert/strict'
import { copyFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { coins } from '../network/coins.ts'
import { giveRepositories } from '../network/developers-tools.ts'
import { SHORT_VOTES, scheduleUpgrade } from '../network/governance.ts'
import { untilHeight } from '../network/local-network.ts'
import { CHAIN, startChain, startReadersChain, stopChain } from '../network/readers-chain.ts'
import { makeKey, SEED_ADDRESS, SEED_PHRASE } from '../network/readers-keys.ts'
import { makeMachine, makeNode, makeValidator } from '../network/readers-nodes.ts'
import { allowLogin } from '../network/ssh.ts'
import { attempt, hashOf, nextBlocks, sendAs } from '../network/transactions.ts'
import { logOf, untilLogged, untilSucceeds } from '../network/until-answers.ts'
import {
  jail,
  jailAndRestart,
  operatorOf,
  QUICK_JAIL,
  QUICKLY_JAILED,
  untilItSigns,
} from '../network/validators.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { nodePlan, operatorPlan, readerPlan, TEST_KEYRING, validatorPlan } from './scenes.ts'

const VALIDATOR = 'haqq@validator'

export const runAValidator = pagePlan('l1-network/run-a-validator.md', {
  differences: [TEST_KEYRING],
  prepare: async (scene) => {
    await scene.startNetwork()
    await makeNode(scene, 'validator')
    await scene.as(VALIDATOR, 'haqqd config keyring-backend test')
  },
  at: VALIDATOR,
  blocks: {
    'Two keys': [
      {},
      {
        after: async (scene) => {
          const address = await scene.as(VALIDATOR, 'haqqd keys show operator --address')
          scene.fill({ '<address-of-the-operator>': address })
          await scene.network().give(address, 100)
        },
      },
    ],
  },
})

export const stopBeingAValidator = operatorPlan('l1-network/stop-being-a-validator.md', {})

const JAIL_SECONDS = 60

export const validatorEconomics = operatorPlan('l1-network/validator-economics.md', {
  changes: { genesis: { 'slashing.params.downtime_jail_duration': `${JAIL_SECONDS}s` } },
  prepare: async (scene) => {
    // Before the first commission there is nothing to withdraw.
    for (let pair = 0; pair < 4; pair++) await nextBlocks(scene)
  },
  blocks: {
    'Claim rewards and commission': [
      {},
      {},
      {},
      {
        // After another withdrawal the paid account has coins.
        before: async (scene) => {
          const operator = await operatorOf(scene, 'validator')
          const withdraw = `distribution withdraw-rewards ${operator} --from operator`
          await sendAs(scene, VALIDATOR, withdraw)
        },
      },
    ],
    'Faults and what they cost > Unjail your validator > 3': {
      before: async (scene) => {
        await jailAndRestart(scene, 'validator')
        // The page asks for fifteen seconds more.
        await wait((JAIL_SECONDS + 15) * 1000)
      },
      after: nextBlocks,
    },
  },
})

/** Move stake from a jailed validator to a second one, and try to move it on to a third. */
async function moveOnward(scene: Scene): Promise<string> {
  const network = scene.network()
  await makeNode(scene, 'validator', { address: '10.0.0.2' })
  await makeKey(scene, 'validator', 'operator')
  await makeValidator(scene, 'validator', 'operator')
  const first = await operatorOf(scene, 'validator')
  await network.send(`staking delegate ${first} ${coins(2)}`)
  await jail(scene, 'validator')
  const [second = '', third = ''] = await Promise.all(
    network.homes.map((home) => network.addressOf('validator --bech val', home)),
  )
  await network.send(`staking redelegate ${first} ${second} ${coins(1)}`)
  const faucet = await network.addressOf('faucet')
  // The two answers write the same time with and without zeros at its end.
  const timeIn = (question: string, path: string) =>
    scene.as(
      VALIDATOR,
      `haqqd query staking ${question} --node ${network.rpcs[0]} -o json | jq -r ${path} | sed 's/0*Z$/Z/'`,
    )
  const end = await timeIn(`validator ${first}`, '.unbonding_time')
  const free = await timeIn(
    `redelegation ${faucet} ${first} ${second}`,
    '.redelegation_responses[0].entries[0].redelegation_entry.completion_time',
  )
  const onward = network.send(`staking redelegate ${second} ${third} ${coins(1)}`)
  return `${free} ${end}\n${await onward.then(() => 'accepted', String)}`
}

export const validatorsAndDelegators = readerPlan('l1-network/validators-and-delegators.md', {
  differences: [QUICKLY_JAILED],
  changes: { genesis: QUICK_JAIL },
  prepare: async (scene) => {
    const validator = await scene.network().addressOf('validator --bech val')
    scene.fill({ haqqvaloper1thevalidatoraddress: validator })
  },
  statements: [
    {
      says: 'and if it came from one that is unbonding, until that ends',
      show: moveOnward,
      prints: /^(\d\S+) \1\n.*redelegation to this validator already in progress/,
    },
  ],
})

/** Key and record on both machines, as after step 4 of the move. */
async function copyBack(scene: Scene): Promise<void> {
  await scene.exec('spare', 'systemctl stop haqqd')
  const files = ['config/priv_validator_key.json', 'data/priv_validator_state.json']
  for (const file of files)
    await copyFile(
      `${scene.homeOf('haqq@spare')}/.haqqd/${file}`,
      `${scene.homeOf(VALIDATOR)}/.haqqd/${file}`,
    )
  await scene.exec(
    'validator',
    `cd /home/haqq/.haqqd && chown haqq:haqq ${files.join(' ')} && chmod 600 ${files[0]}`,
  )
}

export const maintainAValidator = validatorPlan('l1-network/maintain-a-validator.md', {
  prepare: async (scene) => {
    await makeNode(scene, 'spare')
    await scene.startMachine('computer')
    for (const name of ['validator', 'spare']) await allowLogin(scene, 'computer', `admin1@${name}`)
  },
  blocks: {
    'Downtime budget': { before: (scene) => untilHeight(scene.network(), 15, 120) },
    'Stop at a height > 1': {
      before: async (scene) => {
        const height = (await scene.network().height()) + 25
        scene.fill({ '<height-to-stop-at>': String(height) })
      },
    },
    'Move the validator to another machine > Move > 7': {
      after: (scene) => untilItSigns(scene, 'spare'),
    },
    'Move the validator to another machine > If step 3 or 4 fails > 1': { before: copyBack },
    'Move the validator to another machine > If step 3 or 4 fails > 2': {
      after: (scene) => untilItSigns(scene, 'validator'),
    },
  },
})

export const chainStandsStill = validatorPlan('l1-network/chain-stands-still.md', {
  prepare: async (scene) => {
    await nextBlocks(scene)
    await nextBlocks(scene)
    await scene.network().restart(scene.fileOf('haqqd'), 1)
    await wait(20_000)
  },
})

export const heightDoesNotMove = nodePlan('l1-network/run-node/height-does-not-move.md', {
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

/** What the page calls the wallet that the reader has made. */
const BOT = 'haqq1thebotaddress'

export const restake = pagePlan('l1-network/configuration/restake.md', {
  prepare: async (scene) => {
    await scene.startNetwork()
    await makeMachine(scene, 'computer')
    await giveRepositories(scene, 'haqq@computer', ['eco-stake/restake'])
    const query = 'grants-by-grantee "$BOT"'
    scene.fill({
      haqq1youraddress: await makeKey(scene, 'computer', 'delegator'),
      [query]: `${query} --node ${scene.network().rpcs[0]}`,
    })
  },
  at: 'haqq@computer',
  blocks: {
    'Set up the bot > 1': [{ after: (scene) => scene.network().give(scene.inPlaceOf(BOT), 5) }, {}],
    Verify: {
      // The grant that a delegator signs in the web interface of the project.
      before: async (scene) => {
        const validator = await scene.network().addressOf('validator --bech val')
        const grant = `authz grant ${scene.inPlaceOf(BOT)} delegate --allowed-validators ${validator}`
        await sendAs(scene, 'haqq@computer', `${grant} --from delegator`)
      },
    },
  },
})

/** A validator, and a machine without a network that has the backups of its keys. */
async function prepareBackups(scene: Scene): Promise<void> {
  const network = await scene.startNetwork({ genesis: QUICK_JAIL })
  await makeNode(scene, 'validator')
  await scene.as(
    VALIDATOR,
    `haqqd config keyring-backend test && echo "${SEED_PHRASE}" | haqqd keys add operator --recover`,
  )
  await network.give(SEED_ADDRESS, 10)
  await makeValidator(scene, 'validator', 'operator')
  await nextBlocks(scene)
  const { root, exec, name } = await scene.startMachine('offline-machine', '10.0.0.66')
  await exec('ip link set eth0 down')
  await scene.install(name, 'haqqd')
  for (const key of ['priv_validator_key.json', 'node_key.json'])
    await copyFile(`${scene.homeOf(VALIDATOR)}/.haqqd/config/${key}`, `${root}/dev/shm/${key}`)
}

/** Wait for the failure that the page describes, then go on as its last sentence says. */
async function failAndGoOn(scene: Scene): Promise<void> {
  const computer = scene.machine('computer')
  const failed = `${logOf(CHAIN)} | grep -q "CONSENSUS FAILURE" || ! pgrep haqqd > /dev/null`
  await untilSucceeds(computer, failed, 280)
  const log = await computer.exec(`${logOf(CHAIN)} -n 200`)
  assert.match(log, /CONSENSUS FAILURE!!!/)
  const [, height] = /UPGRADE "drill" NEEDED at height: (\d+)/.exec(log) ?? []
  assert.ok(height, `no upgrade stopped the chain:\n${log.slice(-1000)}`)
  await computer.exec('pgrep haqqd && curl -fs localhost:26657/health')
  await stopChain(scene)
  await startChain(scene, `--unsafe-skip-upgrades ${height}`)
  const skips = `UPGRADE "drill" SKIPPED at ${height}`
  await untilSucceeds(computer, `${logOf(CHAIN)} | grep '${skips}'`)
}

const unjail = (scene: Scene, gas?: string) =>
  attempt(scene, VALIDATOR, 'slashing unjail --from operator', gas)

export const drillsPage = pagePlan('l1-network/drills.md', {
  differences: [QUICKLY_JAILED],
  prepare: prepareBackups,
  at: VALIDATOR,
  blocks: {
    'Restore the keys from their backups > 3': { typed: [SEED_PHRASE] },
    'Consensus stops': { before: startReadersChain, after: failAndGoOn },
  },
  statements: [
    {
      says: 'The estimate of `--gas=auto` refuses it with',
      show: async (scene) => {
        await jailAndRestart(scene, 'validator')
        return unjail(scene)
      },
      prints: /validator still jailed/,
    },
    {
      says: '`haqqd query tx` with its hash shows `code: 4` and the same words',
      show: async (scene) => {
        const sent = await unjail(scene, '300000')
        await nextBlocks(scene)
        return `${sent}\n${await scene.network().haqqd(`query tx ${hashOf(sent)}`)}`
      },
      prints: /^code: 0$[\s\S]*^code: 4$[\s\S]*validator still jailed/m,
    },
  ],
})
