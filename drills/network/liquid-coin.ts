import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Scene } from '../scene.ts'
import { coins } from './coins.ts'
import type { LocalNetwork } from './local-network.ts'
import { STRANGER } from './transactions.ts'

/** Begins before the drill, and ends after it. */
const LOCKUP = {
  start_time: 1_767_225_600,
  periods: [{ coins: coins(4800), length_seconds: 94_608_000 }],
}

/** Lock coins in a new account, and give it free ones for fees. */
export async function lockCoins(network: LocalNetwork, address: string): Promise<void> {
  const file = 'lockup.json'
  await writeFile(join(network.home, file), JSON.stringify(LOCKUP))
  await network.send(`haqqvesting create-clawback-vesting-account ${address} --lockup ${file}`)
  await network.give(address, 10)
}

/** The first liquid coin of a chain. */
export const LIQUID_COIN = 'aLIQUID0'

/**
 * Let somebody who is not the reader make the first liquid coin.
 * @returns the address of the vesting account
 */
export async function makeLiquidCoin(network: LocalNetwork): Promise<string> {
  await network.haqqd('keys add first')
  const holder = await network.addressOf('first')
  await lockCoins(network, holder)
  await network.send(`liquidvesting liquidate ${coins(1000)}`, 'first')
  return holder
}

/** Lock the reader's account; somebody else has made the first liquid coin. */
export async function lockReader(scene: Scene): Promise<void> {
  await makeLiquidCoin(scene.network())
  await scene.as('haqq@computer', 'haqqd keys add locked')
  const address = await scene.as('haqq@computer', 'haqqd keys show locked --address')
  await lockCoins(scene.network(), address)
  scene.fill({ [STRANGER]: address })
}
