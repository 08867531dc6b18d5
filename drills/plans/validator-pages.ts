import { setTimeout as wait } from 'node:timers/promises'
import { coins } from '../network/coins.ts'
import { makeKey } from '../network/readers-key.ts'
import { makeNode, makeValidator } from '../network/readers-nodes.ts'
import { nextBlocks, sendAs } from '../network/transactions.ts'
import {
  jail,
  jailAndRestart,
  operatorOf,
  QUICK_JAIL,
  QUICKLY_JAILED,
} from '../network/validators.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { operatorPlan, readerPlan, TEST_KEYRING } from './scenes.ts'

async function prepare(scene: Scene): Promise<void> {
  await scene.startNetwork()
  await makeNode(scene, 'validator')
  await haqqd(scene, 'config keyring-backend test')
}

const haqqd = (scene: Scene, args: string) => scene.as('haqq@validator', `haqqd ${args}`)

async function fundOperator(scene: Scene): Promise<void> {
  const address = await haqqd(scene, 'keys show operator --address')
  scene.fill({ '<address-of-the-operator>': address })
  await scene.network().give(address, 100)
}

export const runAValidator = pagePlan('l1-network/run-a-validator.md', {
  differences: [TEST_KEYRING],
  prepare,
  at: 'haqq@validator',
  blocks: {
    'Two keys': [{}, { after: fundOperator }],
  },
})

export const stopBeingAValidator = operatorPlan('l1-network/stop-being-a-validator.md', {})

const JAIL_SECONDS = 60

async function goToJail(scene: Scene): Promise<void> {
  await jailAndRestart(scene, 'validator')
  // The page asks for fifteen seconds more.
  await wait((JAIL_SECONDS + 15) * 1000)
}

/** Another withdrawal, after which the paid account has coins. */
async function withdraw(scene: Scene): Promise<void> {
  const valoper = await operatorOf(scene, 'validator')
  const rewards = `distribution withdraw-rewards ${valoper} --from operator`
  await sendAs(scene, 'haqq@validator', rewards)
}

export const validatorEconomics = operatorPlan('l1-network/validator-economics.md', {
  differences: ['the jail takes one minute'],
  changes: { genesis: { 'slashing.params.downtime_jail_duration': `${JAIL_SECONDS}s` } },
  prepare: async (scene) => {
    // Before the first commission there is nothing to withdraw.
    for (let pair = 0; pair < 4; pair++) await nextBlocks(scene)
  },
  blocks: {
    'Claim rewards and commission': [{}, {}, {}, { before: withdraw }],
    'Faults and what they cost > Unjail your validator > 3': {
      before: goToJail,
      after: nextBlocks,
    },
  },
})

const validatorOf = (scene: Scene, home: string) =>
  scene.network().addressOf('validator --bech val', home)

interface Redelegations {
  readonly redelegation_responses: readonly {
    readonly entries: readonly { readonly redelegation_entry: { completion_time: string } }[]
  }[]
}

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
    network.homes.map((home) => validatorOf(scene, home)),
  )
  await network.send(`staking redelegate ${first} ${second} ${coins(1)}`)
  const faucet = await network.addressOf('faucet')
  const { unbonding_time: end } = await network.query<{ unbonding_time: string }>(
    `staking validator ${first}`,
  )
  const { redelegation_responses: moved } = await network.query<Redelegations>(
    `staking redelegation ${faucet} ${first} ${second}`,
  )
  const free = moved[0]?.entries[0]?.redelegation_entry.completion_time ?? ''
  // The two answers write the same time with and without zeros at its end.
  const times = [free, end].map((time) => time.replace(/0+Z$/, 'Z')).join(' ')
  const onward = network.send(`staking redelegate ${second} ${third} ${coins(1)}`)
  return `${times}\n${await onward.then(() => 'accepted', String)}`
}

export const validatorsAndDelegators = readerPlan('l1-network/validators-and-delegators.md', {
  differences: ['the network has three validators with equal stake', QUICKLY_JAILED],
  changes: { genesis: QUICK_JAIL },
  prepare: async (scene) => {
    const validator = await validatorOf(scene, scene.network().home)
    scene.fill({ haqqvaloper1thevalidatoraddress: validator })
  },
  statements: [
    {
      says: 'and if it came from one that is unbonding, until that ends',
      show: moveOnward,
      prints: /^(\S+) \1\n.*redelegation to this validator already in progress/,
    },
  ],
})
