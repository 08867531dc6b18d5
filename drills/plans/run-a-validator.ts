import { setTimeout as wait } from 'node:timers/promises'
import { network as facts } from '../../site/network.ts'
import { jail } from '../network/jail.ts'
import { OUTSIDE } from '../network/outside-world.ts'
import { makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import { carriedOut, nextBlocks } from '../network/transactions.ts'
import { DrillError } from '../options.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { ACCEPTED, CARRIED_OUT, ONE_NETWORK, STAND_IN_SERVICE, YES } from './common.ts'

const AT = 'haqq@validator'
const JAIL_SECONDS = 60
const EXPORT = 'Two keys > What to back up > Export a key from the keyring'
const EXPORT_PASSWORD = 'correct horse'

async function prepare(scene: Scene): Promise<void> {
  await scene.startNetwork({
    genesis: { 'slashing.params.downtime_jail_duration': `${JAIL_SECONDS}s` },
  })
  await makeNode(scene, 'validator', '10.0.0.1')
  await untilCaughtUp(scene, 'validator')
  await haqqd(scene, 'config keyring-backend test')
}

const haqqd = (scene: Scene, args: string) =>
  scene.machine('validator').exec(`runuser -l haqq -c 'haqqd ${args}'`)

async function fundOperator(scene: Scene): Promise<void> {
  const address = (await haqqd(scene, 'keys show operator --address')).trim()
  const amount = `100${'0'.repeat(18)}${facts.coin.baseDenom.value}`
  await scene.network().send(['tx', 'bank', 'send', 'faucet', address, amount])
}

/** Stop the node until it is jailed, and start it again. */
async function goToJail(scene: Scene): Promise<void> {
  await jail(scene, 'validator')
  await scene.machine('validator').exec('systemctl start haqqd')
  await untilCaughtUp(scene, 'validator')
  // The page asks for fifteen seconds more.
  await wait((JAIL_SECONDS + 15) * 1000)
}

/** Another withdrawal, after which the paid account has coins. */
async function withdraw(scene: Scene): Promise<void> {
  const valoper = (await haqqd(scene, 'keys show operator --bech val --address')).trim()
  const price = `30000000000${facts.coin.baseDenom.value}`
  const sent = await haqqd(
    scene,
    `tx distribution withdraw-rewards ${valoper} --from operator --gas 500000 --gas-prices ${price} --yes --output json`,
  )
  const { txhash } = JSON.parse(sent)
  await nextBlocks(scene)
  const { code, raw_log: log } = JSON.parse(
    await scene.network().haqqd(['query', 'tx', txhash, '--output', 'json']),
  )
  if (code !== 0) throw new DrillError(`the withdrawal failed: ${log}`)
}

export const runAValidator: PagePlan = {
  page: 'content/l1-network/run-a-validator.md',
  programs: ['haqqd'],
  differences: [
    `blocks take about a second, and the jail one minute`,
    "the operator's key lies in a keyring for tests, not on a Ledger",
    STAND_IN_SERVICE,
  ],
  fill: OUTSIDE,
  prepare,
  blocks: [
    { step: 'Two keys', at: AT, prints: [/ed25519\.PubKey/, /^haqqvalcons1/m] },
    {
      step: 'Two keys',
      at: AT,
      fill: { ' --ledger': '' },
      prints: [/^haqqvaloper1[0-9a-z]{38}$/m],
      after: fundOperator,
    },
    { step: EXPORT, at: AT, typed: `${EXPORT_PASSWORD}\n`.repeat(2) },
    {
      step: EXPORT,
      at: AT,
      typed: `${EXPORT_PASSWORD}\n`,
      prints: [/^haqq1[0-9a-z]{38}$/m],
      after: async (scene, output) => {
        const address = (await haqqd(scene, 'keys show operator --address')).trim()
        if (!output.includes(address))
          throw new DrillError(`the imported key is not ${address}:\n${output}`)
      },
    },
    { step: 'Create the validator > 1', at: AT },
    { step: 'Create the validator > 1', skip: ONE_NETWORK },
    { step: 'Create the validator > 2', at: AT, prints: [/denom: aISLM/] },
    {
      step: 'Create the validator > 3',
      at: AT,
      typed: YES,
      prints: ACCEPTED,
      after: async (scene, output) => {
        await carriedOut(scene, output)
        await nextBlocks(scene)
      },
    },
    { step: 'Create the validator > 4', at: AT, prints: CARRIED_OUT },
    {
      step: 'Create the validator > 5',
      at: AT,
      sees: ['"BOND_STATUS_BONDED"', '"2000000000000000000"'],
      prints: [/^"BOND_STATUS_BONDED"\nfalse\n"2000000000000000000"\n"2"$/],
    },
    { step: 'Create the validator', at: AT, prints: [/haqqvalcons1/] },
    {
      step: "Edit your validator's details",
      at: AT,
      typed: YES,
      prints: ACCEPTED,
      after: carriedOut,
    },
    { step: 'Rewards', at: AT, typed: YES, prints: ACCEPTED, after: carriedOut },
    {
      step: 'Rewards',
      at: AT,
      fill: { haqq1youraddress: 'haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va' },
      typed: YES,
      prints: ACCEPTED,
      after: carriedOut,
    },
    { step: 'Rewards', at: AT, before: withdraw, prints: [/amount: "[1-9]/] },
    {
      step: 'Faults and what they cost',
      at: AT,
      sees: ['missed_blocks_counter: ', 'tombstoned: false'],
    },
    {
      step: 'Faults and what they cost > Unjail your validator > 3',
      at: AT,
      before: goToJail,
      typed: YES,
      prints: ACCEPTED,
      after: async (scene, output) => {
        await carriedOut(scene, output)
        await nextBlocks(scene)
      },
    },
    {
      step: 'Faults and what they cost > Unjail your validator > 4',
      at: AT,
      prints: [/^false\n"BOND_STATUS_BONDED"$/],
    },
    {
      step: 'Stop being a validator',
      at: AT,
      typed: YES,
      prints: ACCEPTED,
      after: carriedOut,
    },
    {
      step: 'Stop being a validator',
      at: AT,
      sees: ['creation_height'],
      after: async (scene, output) => {
        const [, height = ''] = /creation_height: "(\d+)"/.exec(output) ?? []
        scene.found.set('CREATION_HEIGHT=15000000', `CREATION_HEIGHT=${height}`)
      },
    },
    {
      step: 'Stop being a validator',
      at: AT,
      typed: YES,
      prints: ACCEPTED,
      after: carriedOut,
    },
  ],
}
