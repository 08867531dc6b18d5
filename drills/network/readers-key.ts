import { mnemonicToAccount } from 'viem/accounts'
import { bech32Of } from '../answers/chain-history.ts'
import type { Scene } from '../scene.ts'
import { PRICE } from './coins.ts'

/**
 * Give the user of a node a key, with coins if any, in a keyring that asks for no password.
 * @returns its address
 */
export async function makeKey(
  scene: Scene,
  machine: string,
  name: string,
  coins = 1000,
): Promise<string> {
  const run = (command: string) => scene.as(`haqq@${machine}`, command)
  await run('haqqd config keyring-backend test')
  await run(`haqqd keys add ${name}`)
  const address = await run(`haqqd keys show ${name} --address`)
  if (coins > 0) await scene.network().give(address, coins)
  return address
}

/** Fill the shell variables that pages set once, on `run-a-validator.md`. */
export function fillVariables({ network, fill }: Scene): void {
  const { chainId, rpcs } = network()
  fill({ '"$CHAIN_ID"': chainId, '"$NODE"': rpcs[0] ?? '', '"$GAS_PRICES"': PRICE })
}

/** Seed phrase of Ethereum's development tools: public, and worth nothing. */
export const SEED_PHRASE = 'test test test test test test test test test test test junk'
/** The address of its first account on every chain of `haqqd`. */
export const SEED_ADDRESS = bech32Of(mnemonicToAccount(SEED_PHRASE).address)
