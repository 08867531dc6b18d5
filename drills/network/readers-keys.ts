import type { Hex } from 'viem'
import { generatePrivateKey, mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { network as facts } from '../../site/network.ts'
import { bech32Of } from '../answers/chain-history.ts'
import type { Scene } from '../scene.ts'
import { NODE } from './addresses.ts'
import { PRICE } from './coins.ts'
import type { LocalNetwork } from './local-network.ts'

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

/** What stands for the shell variables that pages set once, on `run-a-validator.md`. */
export const VARIABLES = {
  '"$CHAIN_ID"': facts.mainnet.cosmosChainId.value,
  '"$NODE"': `http://${NODE}:26657`,
  '"$GAS_PRICES"': PRICE,
} as const

/** Seed phrase of Ethereum's development tools: public, and worth nothing. */
export const SEED_PHRASE = 'test test test test test test test test test test test junk'
/** The address of its first account on every chain of `haqqd`. */
export const SEED_ADDRESS = bech32Of(mnemonicToAccount(SEED_PHRASE).address)

/** The password of keystores in drills. */
export const PASSWORD = 'a password'

export interface Keystore {
  readonly hex: Hex
  readonly bech32: string
  readonly key: Hex
}

/**
 * Give a user of `computer` a key in Foundry's keystore, and coins. Blocks take its password from the
 * file `password` in the home.
 */
export async function makeKeystore(scene: Scene, user: string, name: string): Promise<Keystore> {
  const keystore = await saveKeystore(scene, user, name)
  return { ...keystore, bech32: await fund(scene.network(), keystore.hex) }
}

/** Let a user of `computer`, which has Foundry, import a new key into the keystore. */
export async function saveKeystore(
  scene: Scene,
  user: string,
  name: string,
): Promise<Pick<Keystore, 'hex' | 'key'>> {
  const key = generatePrivateKey()
  const at = `${user}@computer`
  await scene.save(at, 'password', PASSWORD)
  await scene.as(
    at,
    `cast wallet import ${name} --private-key ${key} --unsafe-password "${PASSWORD}"`,
  )
  return { hex: privateKeyToAddress(key), key }
}

/**
 * Send an account ten coins, as the faucet of the test network does.
 * @returns its address in bech32
 */
export async function fund(network: LocalNetwork, hex: string): Promise<string> {
  const bech32 = bech32Of(hex)
  await network.give(bech32, 10)
  return bech32
}
