import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fillCode } from '../fill.ts'
import { installProgram } from '../machine.ts'
import { giveCompiler, giveNpmCache } from '../network/developers-tools.ts'
import { OUTSIDE } from '../network/outside-world.ts'
import { type Keystore, makeKeystore } from '../network/readers-keystore.ts'
import type { Program } from '../options.ts'
import type { NetworkChanges, Scene } from '../scene.ts'
import { fillValidator } from './reader.ts'

/** The reader of a page about contracts, at a computer with the tools of a developer. */
export const DEVELOPER = 'you@computer'
const HOME = '/home/you'

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
  const computer = await scene.startMachine('computer')
  for (const program of ['haqqd', ...programs] as const)
    await installProgram(computer, scene.fileOf(program), program)
  await computer.exec(`runuser -l you -c 'haqqd config node ${network.rpcs[0]}'`)
  const home = homeOf(scene)
  await giveCompiler(scene, home)
  await giveNpmCache(scene, home)
  const keystore = await makeKeystore(scene, 'you', 'test')
  await fillValidator(scene)
  scene.found.set('haqq1youraddress', keystore.bech32)
  return keystore
}

/** The developer's home, as the drills see it. */
export const homeOf = (scene: Scene): string => join(scene.machine('computer').root, HOME)

/** Save a file in the developer's home, as a page asks for. */
export async function save(scene: Scene, path: string, text: string): Promise<void> {
  const file = join(homeOf(scene), path)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, text)
}

/** Save a file of `examples/`, whose public endpoints lead to the local network. */
export const saveExample = async (scene: Scene, path: string, example: string): Promise<void> =>
  save(scene, path, fillCode(await readFile(join('examples', example), 'utf8'), OUTSIDE))
