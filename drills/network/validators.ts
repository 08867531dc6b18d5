import { setTimeout as wait } from 'node:timers/promises'
import type { NetworkChanges, Scene } from '../scene.ts'
import { coins } from './coins.ts'
import { SEED_ADDRESS, SEED_PHRASE } from './readers-keys.ts'
import { startNode } from './readers-nodes.ts'
import { until } from './until-answers.ts'

/** The user of the reader's validator. */
export const VALIDATOR = 'haqq@validator'

/** Jails a validator after ten missed blocks, for pages that are not about that time. */
export const QUICK_JAIL: NetworkChanges = {
  genesis: {
    'slashing.params.signed_blocks_window': '20',
    'slashing.params.min_signed_per_window': '0.500000000000000000',
  },
  differences: ['ten missed blocks in twenty jail a validator'],
}

/**
 * Make the node of the machine `validator` a validator with a small part of the voting power.
 * @param from who operates it: a key, and the home that has it; by default the network's `faucet`
 */
export async function makeValidator(scene: Scene, ...from: readonly string[]): Promise<void> {
  const key = await scene.as(VALIDATOR, 'haqqd tendermint show-validator')
  await scene
    .network()
    .send(
      `staking create-validator --amount ${coins(1)} --pubkey ${key} --moniker validator --commission-rate 0.05 --commission-max-rate 0.20 --commission-max-change-rate 0.01 --min-self-delegation 1`,
      ...from,
    )
}

/** Make it a validator of the key `operator`, which has the seed phrase of drills and stakes two coins. */
export async function makeOperator(scene: Scene): Promise<void> {
  const { give, send } = scene.network()
  const add = `echo "${SEED_PHRASE}" | haqqd keys add operator --recover`
  await scene.as(VALIDATOR, `haqqd config keyring-backend test && ${add}`)
  await give(SEED_ADDRESS, 1000)
  const from = ['operator', `${scene.homeOf(VALIDATOR)}/.haqqd`]
  await makeValidator(scene, ...from)
  await send(`staking delegate ${await operatorOf(scene)} ${coins(1)}`, ...from)
}

/** The address of the validator that the key `operator` operates. */
export const operatorOf = (scene: Scene): Promise<string> =>
  scene.as(VALIDATOR, 'haqqd keys show operator --bech val --address')

/** Stop the node of the validator until it is jailed. */
export async function jail(scene: Scene): Promise<void> {
  const question = `staking validator ${await operatorOf(scene)}`
  await scene.exec('validator', 'systemctl stop haqqd')
  const isJailed = async () => (await scene.network().query<{ jailed?: boolean }>(question)).jailed
  await until('it is not jailed', isJailed, { seconds: 200 })
}

/** Stop the node of the validator until it is jailed, and start it again. */
export async function jailAndRestart(scene: Scene): Promise<void> {
  await jail(scene)
  await startNode(scene, 'validator')
}

/** Wait until the reader's validator, of the network's `faucet`, signs: its missed blocks do not grow for ten seconds. */
export async function untilItSigns(scene: Scene): Promise<void> {
  const { addressOf, query } = scene.network()
  const { consensus_pubkey: key } = await query<{ consensus_pubkey: unknown }>(
    `staking validator ${await addressOf('faucet --bech val')}`,
  )
  const missed = async () => {
    const question = `slashing signing-info ${JSON.stringify(key)}`
    return Number(
      (await query<{ missed_blocks_counter?: string }>(question)).missed_blocks_counter ?? 0,
    )
  }
  await until('missed_blocks_counter still grows', async () => {
    const before = await missed()
    await wait(10_000)
    return (await missed()) <= before
  })
}
