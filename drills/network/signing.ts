import { setTimeout as wait } from 'node:timers/promises'
import { DrillError } from '../options.ts'
import type { Scene } from '../scene.ts'

/**
 * Wait until the validator of a machine signs: its missed blocks do not grow for ten seconds.
 * @param key its public key as JSON; by default that of the machine
 */
export async function untilItSigns(scene: Scene, machine: string, key?: string): Promise<void> {
  const pubkey =
    key ??
    (await scene.machine(machine).exec('runuser -l haqq -c "haqqd tendermint show-validator"'))
  const missed = async () => {
    const printed = await scene
      .network()
      .haqqd(['query', 'slashing', 'signing-info', pubkey.trim(), '--output', 'json'])
    return Number(JSON.parse(printed).missed_blocks_counter ?? 0)
  }
  for (let tries = 0; tries < 6; tries++) {
    const before = await missed()
    await wait(10_000)
    if ((await missed()) <= before) return
  }
  throw new DrillError('missed_blocks_counter still grows after a minute')
}
