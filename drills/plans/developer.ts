import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fillCode } from '../fill.ts'
import { giveCompiler, giveNpmCache } from '../network/developers-tools.ts'
import { OUTSIDE } from '../network/outside-world.ts'
import { type Keystore, makeKeystore } from '../network/readers-keystore.ts'
import type { Program } from '../options.ts'
import type { NetworkChanges, Scene } from '../scene.ts'
import { fillValidator } from './reader.ts'

/** The reader of a page about contracts, at a computer with the tools of a developer. */
export const DEVELOPER = 'you@computer'

/**
 * Start the network and the developer's computer, whose key `test` has coins.
 * @param programs those besides `haqqd`
 */
export async function prepareDeveloper(
  scene: Scene,
  programs: readonly Program[],
  changes: NetworkChanges = {},
): Promise<Keystore> {
  const network = await scene.startNetwork(changes)
  await scene.startMachine('computer')
  await scene.install('computer', 'haqqd', ...programs)
  await scene.as(DEVELOPER, `haqqd config node ${network.rpcs[0]}`)
  await giveCompiler(scene, DEVELOPER)
  await giveNpmCache(scene, DEVELOPER)
  const keystore = await makeKeystore(scene, 'you', 'test')
  await fillValidator(scene)
  scene.fill({ haqq1youraddress: keystore.bech32 })
  return keystore
}

/** Save a file of `examples/`, whose public endpoints lead to the local network. */
export const saveExample = async (scene: Scene, path: string, example: string): Promise<void> =>
  scene.save(DEVELOPER, path, fillCode(await readFile(join('examples', example), 'utf8'), OUTSIDE))
