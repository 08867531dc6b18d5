import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encryptKeystoreJson, Wallet } from 'ethers'
import type { Hex } from 'viem'
import { bech32Of } from '../answers/chain-history.ts'
import type { Machine } from '../machine.ts'
import type { LocalNetwork } from './local-network.ts'

/** The password of keystores in drills. */
export const PASSWORD = 'a password'

export interface Keystore {
  readonly hex: string
  readonly bech32: string
  readonly key: Hex
}

interface KeystorePlace {
  readonly machine: Machine
  /** Home of its user: `home/haqq`. */
  readonly home: string
  /** Name of the key: `test`. */
  readonly name: string
}

/** Give a user of a machine a key in Foundry's keystore, and coins. */
export async function makeKeystore(network: LocalNetwork, place: KeystorePlace): Promise<Keystore> {
  const keystore = await saveKeystore(place)
  return { ...keystore, bech32: await fund(network, keystore.hex) }
}

/** Give a user of a machine a key in Foundry's keystore. */
export async function saveKeystore({
  machine,
  home,
  name,
}: KeystorePlace): Promise<Pick<Keystore, 'hex' | 'key'>> {
  const { address: hex, privateKey } = Wallet.createRandom()
  const keystores = join(machine.root, home, '.foundry/keystores')
  await mkdir(keystores, { recursive: true })
  const scrypt = { N: 1024 }
  const json = await encryptKeystoreJson({ address: hex, privateKey }, PASSWORD, { scrypt })
  await writeFile(join(keystores, name), json.replace('"Crypto":', '"crypto":'))
  return { hex, key: privateKey as Hex }
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
