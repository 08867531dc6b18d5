import type { Scene } from '../scene.ts'
import { operatorOf } from './jail.ts'
import { coins } from './local-network.ts'
import { makeKey } from './readers-key.ts'
import { makeNode, makeValidator } from './readers-nodes.ts'

/**
 * Make a machine called `validator` with a validator as `run-a-validator.md` makes it: its operator,
 * the key `operator`, has staked two coins.
 * @param genesis values that differ in the network's genesis file
 */
export async function prepareValidator(
  scene: Scene,
  genesis: Readonly<Record<string, string>> = {},
): Promise<void> {
  await scene.startNetwork({ genesis })
  scene.differences.add("the operator's key lies in a keyring for tests, not on a Ledger")
  await makeNode(scene, 'validator', '10.0.0.1')
  await makeKey(scene, 'validator', 'operator')
  await makeValidator(scene, 'validator', 'operator')
  const home = `${scene.machine('validator').root}/home/haqq/.haqqd`
  const validator = await operatorOf(scene, 'validator')
  await scene.network().send(`staking delegate ${validator} ${coins(1)}`, 'operator', home)
}
