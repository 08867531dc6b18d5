import { setTimeout as wait } from 'node:timers/promises'
import { DrillError } from '../options.ts'
import type { Scene } from '../scene.ts'

/**
 * How many blocks the validator of a machine missed.
 * @param key its public key as JSON; by default that of the machine
 */
export async function missedBlocks(scene: Scene, machine: string, key?: string): Promise<number> {
  const pubkey = key ?? (await scene.as(`haqq@${machine}`, 'haqqd tendermint show-validator'))
  const info = await scene
    .network()
    .query<{ missed_blocks_counter?: string }>(`slashing signing-info ${pubkey.trim()}`)
  return Number(info.missed_blocks_counter ?? 0)
}

/** Wait until the validator of a machine signs: its missed blocks do not grow for ten seconds. */
export async function untilItSigns(scene: Scene, machine: string, key?: string): Promise<void> {
  const missed = () => missedBlocks(scene, machine, key)
  for (let tries = 0; tries < 6; tries++) {
    const before = await missed()
    await wait(10_000)
    if ((await missed()) <= before) return
  }
  throw new DrillError('missed_blocks_counter still grows after a minute')
}
