import { encryptKeystoreJson, Wallet } from 'ethers'
import type { Hex } from 'viem'
import { bech32Of } from '../answers/chain-history.ts'
import type { Scene } from '../scene.ts'
import type { LocalNetwork } from './local-network.ts'

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

/** Give a user of `computer` a key in Foundry's keystore. */
export async function saveKeystore(
  scene: Scene,
  user: string,
  name: string,
): Promise<Pick<Keystore, 'hex' | 'key'>> {
  const { address: hex, privateKey } = Wallet.createRandom()
  const scrypt = { N: 1024 }
  const json = await encryptKeystoreJson({ address: hex, privateKey }, PASSWORD, { scrypt })
  const at = `${user}@computer`
  await scene.save(at, `.foundry/keystores/${name}`, json.replace('"Crypto":', '"crypto":'))
  await scene.save(at, 'password', PASSWORD)
  await scene.exec('computer', `chown -R ${user}: /home/${user}/.foundry`)
  return { hex: hex as Hex, key: privateKey as Hex }
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
