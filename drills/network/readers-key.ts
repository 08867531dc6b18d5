import type { Scene } from '../scene.ts'
import { PRICE } from './local-network.ts'

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
  const address = (await run(`haqqd keys show ${name} --address`)).trim()
  if (coins > 0) await scene.network().give(address, coins)
  return address
}

/** Values of the shell variables that pages set once, on `run-a-validator.md`. */
export function pageVariables(scene: Scene): Readonly<Record<string, string>> {
  return {
    '"$CHAIN_ID"': scene.network().chainId,
    '"$NODE"': scene.network().rpcs[0] ?? '',
    '"$GAS_PRICES"': PRICE,
  }
}
