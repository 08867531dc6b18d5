import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { privateKeyToAccount } from 'viem/accounts'
import { sendSigned } from '../answers/chain-history.ts'
import { nodeApi } from '../answers/node-api.ts'
import { compileContract } from '../network/compile-contract.ts'
import { type Keystore, makeKeystore, PASSWORD } from '../network/readers-keystore.ts'
import { DrillError } from '../options.ts'
import { NETWORK_ADDRESSES, type Scene } from '../scene.ts'
import { fillValidator, prepareReader } from './reader.ts'

/** `cast` takes the password from a file, in place of a prompt that needs a terminal. */
export const WITH_PASSWORD: Readonly<Record<string, string>> = {
  '--account test': '--account test --password-file /home/haqq/password',
}

/**
 * A reader with a key in Foundry's keystore, and with a contract.
 * @param contract its source and name
 */
export async function prepareContract(
  scene: Scene,
  contract: { readonly source: string; readonly name: string },
): Promise<Keystore> {
  await prepareReader(scene, ['cast'])
  const machine = scene.machine('computer')
  await writeFile(join(machine.root, 'home/haqq/password'), PASSWORD)
  const keystore = await makeKeystore(scene.network(), { machine, home: 'home/haqq', name: 'test' })
  await machine.exec('chown -R haqq:haqq /home/haqq/.foundry')
  const { source, name } = contract
  const account = privateKeyToAccount(keystore.key)
  const data = compileContract(source, name)
  const { receipt } = await sendSigned(nodeApi(NETWORK_ADDRESSES[0]), account, { data })
  if (receipt.contractAddress === null) throw new DrillError(`${name} was not created`)
  scene.found.set('0x1111111111111111111111111111111111111111', receipt.contractAddress)
  await fillValidator(scene)
  scene.found.set('haqq1youraddress', keystore.bech32)
  return keystore
}
