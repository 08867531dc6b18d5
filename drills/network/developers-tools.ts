import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeFoundryCompiler, writeHardhatCompiler } from '../../tests/build/local-compiler.ts'
import { DrillError } from '../options.ts'
import type { Scene } from '../scene.ts'

/** The modules that Go has downloaded for the person who runs the drill, and what it has built. */
export const GO_MODULES = process.env.GOMODCACHE ?? join(homedir(), 'go/pkg/mod')
export const GO_BUILDS = process.env.GOCACHE ?? join(homedir(), '.cache/go-build')

/** Put a compiler where Foundry and Hardhat keep those that they have downloaded. */
export async function giveCompiler(scene: Scene, at: string): Promise<void> {
  const home = scene.homeOf(at)
  scene.differences.add('the compiler is that of the npm package solc, in place of a download')
  await writeFoundryCompiler(home)
  await writeHardhatCompiler(join(home, '.cache'))
}

/** Let npm take packages from the cache of this computer, because machines have no way out. */
export async function giveNpmCache(scene: Scene, at: string): Promise<void> {
  scene.differences.add('npm takes the packages from the cache of the computer')
  const { stdout } = await promisify(execFile)('npm', ['config', 'get', 'cache', 'registry'])
  await scene.save(at, '.npmrc', `${stdout}offline=true\naudit=false\n`)
}

/**
 * Let Git clone from copies of the repositories of GitHub.
 * @param names of the repositories that must be there: `foundry-rs/forge-std`
 */
export async function giveRepositories(
  scene: Pick<Scene, 'repositories' | 'differences' | 'save'>,
  at: string,
  names: readonly string[],
): Promise<void> {
  const copies = scene.repositories()
  scene.differences.add('Git clones from copies of the repositories')
  for (const name of names) {
    const copy = join(copies, `${name}.git`)
    if (!existsSync(copy))
      throw new DrillError(
        `${copy} is missing: git clone --bare https://github.com/${name} ${copy}`,
      )
  }
  await scene.save(
    at,
    '.gitconfig',
    `[url "file://${copies}/"]
\tinsteadOf = https://github.com/
[protocol "file"]
\tallow = always
[safe]
\tdirectory = *
`,
  )
}
