import { setTimeout as wait } from 'node:timers/promises'
import type { Scene } from '../scene.ts'
import { untilCaughtUp } from './readers-nodes.ts'
import { until } from './until-answers.ts'

/** Values of a genesis file with which ten missed blocks are enough, for pages about something else. */
export const QUICK_JAIL = {
  'slashing.params.signed_blocks_window': '20',
  'slashing.params.min_signed_per_window': '0.500000000000000000',
} as const
/** What pages say about it in their record. */
export const QUICKLY_JAILED = 'ten missed blocks in twenty jail a validator'

/** The address of the validator whose key, `operator`, the user `haqq` of a machine has. */
export const operatorOf = (scene: Scene, machine: string): Promise<string> =>
  scene.as(`haqq@${machine}`, 'haqqd keys show operator --bech val --address')

/** Stop the node of a validator until it is jailed. */
export async function jail(scene: Scene, machine: string): Promise<void> {
  const validator = await operatorOf(scene, machine)
  const start = Date.now()
  await scene.exec(machine, 'systemctl stop haqqd')
  const isJailed = async () => {
    const question = `staking validator ${validator}`
    return (await scene.network().query<{ jailed?: boolean }>(question)).jailed
  }
  await until('it is not jailed', isJailed, { seconds: 200 })
  console.log(`    jailed ${Math.round((Date.now() - start) / 1000)} s after the stop`)
}

/** Stop the node of a validator until it is jailed, and start it again. */
export async function jailAndRestart(scene: Scene, machine: string): Promise<void> {
  await jail(scene, machine)
  await scene.exec(machine, 'systemctl start haqqd')
  await untilCaughtUp(scene, machine)
}

/**
 * How many blocks the validator of a machine missed.
 * @param key its public key as JSON; by default that of the machine
 */
async function missedBlocks(scene: Scene, machine: string, key?: string): Promise<number> {
  const pubkey = key ?? (await scene.as(`haqq@${machine}`, 'haqqd tendermint show-validator'))
  const info = await scene
    .network()
    .query<{ missed_blocks_counter?: string }>(`slashing signing-info ${pubkey.trim()}`)
  return Number(info.missed_blocks_counter ?? 0)
}

/** Wait until the validator of a machine signs: its missed blocks do not grow for ten seconds. */
export async function untilItSigns(scene: Scene, machine: string, key?: string): Promise<void> {
  const missed = () => missedBlocks(scene, machine, key)
  await until('missed_blocks_counter still grows', async () => {
    const before = await missed()
    await wait(10_000)
    return (await missed()) <= before
  })
}
