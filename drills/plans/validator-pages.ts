import { copyFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { coins } from '../network/coins.ts'
import { giveRepositories } from '../network/developers-tools.ts'
import { SHORT_VOTES, scheduleUpgrade } from '../network/governance.ts'
import { untilHeight } from '../network/local-network.ts'
import { CHAIN, startChain, startReadersChain, stopChain } from '../network/readers-chain.ts'
import { SEED_PHRASE } from '../network/readers-keys.ts'
import { makeNode } from '../network/readers-nodes.ts'
import { allowLogin } from '../network/ssh.ts'
import { attempt, hashOf, nextBlocks } from '../network/transactions.ts'
import { untilLogged } from '../network/until-answers.ts'
import {
  jail,
  jailAndRestart,
  makeOperator,
  operatorOf,
  QUICK_JAIL,
  VALIDATOR,
} from '../network/validators.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import {
  fillValidator,
  networkPlan,
  nodePlan,
  operatorPlan,
  READER,
  readerPlan,
  TEST_KEYRING,
  validatorPlan,
} from './scenes.ts'

export const runAValidator = networkPlan('l1-network/run-a-validator.md', {
  differences: [TEST_KEYRING],
  prepare: async (scene) => {
    await makeNode(scene, 'validator')
    await scene.as(VALIDATOR, 'haqqd config keyring-backend test')
  },
  at: VALIDATOR,
})

export const stopBeingAValidator = operatorPlan('l1-network/stop-being-a-validator.md', {})

export const validatorEconomics = operatorPlan('l1-network/validator-economics.md', {
  // The block that unjails waits for it, and for the fifteen seconds that the page asks for.
  changes: { genesis: { 'slashing.params.downtime_jail_duration': '60s' } },
  // Before the first commission there is nothing to withdraw.
  prepare: (scene) => nextBlocks(scene, 8),
})

/** Move stake from a jailed validator to a second one, and try to move it on to a third. */
async function moveOnward(scene: Scene): Promise<string> {
  const { homes, addressOf, send, haqqd } = scene.network()
  await makeNode(scene, 'validator')
  await makeOperator(scene)
  const first = await operatorOf(scene)
  const [second, third] = await Promise.all(
    homes.map((home) => addressOf('validator --bech val', home)),
  )
  await send(`staking delegate ${first} ${coins(2)}`)
  await jail(scene)
  await send(`staking redelegate ${first} ${second} ${coins(1)}`)
  const timeIn = async (question: string, name: string) => {
    const answer = await haqqd(`query staking ${question} --output json`)
    // Answers write the same time with and without zeros at its end.
    return Date.parse(new RegExp(`"${name}":"([^"]+)"`).exec(answer)?.[1] ?? '')
  }
  const moved = `redelegation ${await addressOf('faucet')} ${first} ${second}`
  const free = await timeIn(moved, 'completion_time')
  const end = await timeIn(`validator ${first}`, 'unbonding_time')
  const onward = send(`staking redelegate ${second} ${third} ${coins(1)}`)
  return `${free} ${end} ${await onward.then(() => 'accepted', String)}`
}

export const validatorsAndDelegators = readerPlan('l1-network/validators-and-delegators.md', {
  changes: QUICK_JAIL,
  prepare: fillValidator,
  statements: [
    {
      says: 'and if it came from one that is unbonding, until that ends',
      show: moveOnward,
      prints: /^(\d+) \1 .*redelegation to this validator already in progress/,
    },
  ],
})

export const maintainAValidator = validatorPlan('l1-network/maintain-a-validator.md', {
  prepare: async (scene) => {
    await makeNode(scene, 'spare')
    await scene.startMachine('computer')
    for (const name of ['validator', 'spare']) await allowLogin(scene, 'computer', `admin1@${name}`)
    await untilHeight(scene.network(), 15, 120)
  },
})

export const chainStandsStill = validatorPlan('l1-network/chain-stands-still.md', {
  prepare: async (scene) => {
    await nextBlocks(scene, 4)
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

export const restake = readerPlan('l1-network/configuration/restake.md', {
  prepare: (scene) => giveRepositories(scene, READER, ['eco-stake/restake']),
})

/** Wait for the failure that the page describes, then go on as its last sentence says. */
async function failAndGoOn(scene: Scene): Promise<void> {
  const computer = scene.machine('computer')
  await untilLogged(computer, 'CONSENSUS FAILURE!!!', { service: CHAIN, seconds: 280 })
  const needed = await untilLogged(computer, 'UPGRADE "drill" NEEDED at height: [0-9]', {
    service: CHAIN,
  })
  const [, height] = /height: (\d+)/.exec(needed) ?? []
  await computer.exec('pgrep haqqd && curl -fs localhost:26657/health')
  await stopChain(scene)
  await startChain(scene, `--unsafe-skip-upgrades ${height}`)
  await untilLogged(computer, `UPGRADE "drill" SKIPPED at ${height}`, { service: CHAIN })
}

const unjail = (scene: Scene, gas?: string) =>
  attempt(scene, VALIDATOR, 'slashing unjail --from operator', gas)

export const drillsPage = operatorPlan('l1-network/drills.md', {
  changes: QUICK_JAIL,
  // A machine without a network that has the backups of the keys.
  prepare: async (scene) => {
    const { root, exec, name } = await scene.startMachine('offline-machine', '10.0.0.66')
    await exec('ip link set eth0 down')
    await scene.install(name, 'haqqd')
    for (const key of ['priv_validator_key.json', 'node_key.json'])
      await copyFile(`${scene.homeOf(VALIDATOR)}/.haqqd/config/${key}`, `${root}/dev/shm/${key}`)
  },
  blocks: {
    'Restore the keys from their backups > 3': { typed: [SEED_PHRASE] },
    'Consensus stops': { before: startReadersChain, after: failAndGoOn },
  },
  statements: [
    {
      says: 'The estimate of `--gas=auto` refuses it with',
      show: async (scene) => {
        await jailAndRestart(scene)
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
