import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The version that the projects ask for. */
export const VERSION = '0.8.30'

/**
 * Write a program that compiles like the `solc` which Foundry and Hardhat would download, with the
 * compiler of this repository.
 */
export async function writeCompiler(file: string): Promise<void> {
  const solc = createRequire(import.meta.url).resolve('solc')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(
    file,
    `#!${process.execPath}
if (process.argv.includes('--version')) {
  console.log('solc\\nVersion: ${VERSION}+commit.73712a01.Linux.g++')
  process.exit()
}
let input = ''
process.stdin.on('data', (chunk) => { input += chunk })
process.stdin.on('end', () => process.stdout.write(require(${JSON.stringify(solc)}).compile(input)))
`,
  )
  await chmod(file, 0o755)
}

/**
 * Put the compiler where Hardhat keeps those that it has downloaded.
 * @param cache the user's folder for caches: `~/.cache`
 */
export async function writeHardhatCompiler(cache: string): Promise<void> {
  const path = `solc-v${VERSION}`
  const builds = [
    { path, version: VERSION, longVersion: `${VERSION}+commit`, build: '', keccak256: '' },
  ]
  for (const platform of ['linux-amd64', 'macosx-amd64']) {
    const folder = join(cache, 'hardhat-nodejs/compilers-v2', platform)
    await writeCompiler(join(folder, path))
    await writeFile(join(folder, 'list.json'), JSON.stringify({ builds }))
  }
}

/**
 * Put the compiler where Foundry keeps those that it has downloaded.
 * @param home the user's home
 */
export const writeFoundryCompiler = (home: string): Promise<void> =>
  writeCompiler(join(home, `.svm/${VERSION}/solc-${VERSION}`))
