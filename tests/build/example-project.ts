import { execFile } from 'node:child_process'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { encryptKeystoreJson } from 'ethers'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { exampleInstall, missingExamples } from '../../scripts/example-packages.mjs'
import { lacks } from '../needed-packages.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const run = promisify(execFile)

/** First account of Anvil's public test phrase. */
export const KEY: Hex = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
export const PASSWORD = 'a password'

/** A copy of a project of `examples/`, with a link to the packages of its lock file. */
export interface ExampleProject {
  readonly folder: string
  /** Run a program of the project that asks for the password of the keystore; gives its output. */
  readonly run: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<string>
  /** File of a keystore as Foundry writes it. */
  readonly keystore: string
}

/** Whether the tests of these projects cannot run, because their packages are not installed. */
export function lacksPackages(...names: readonly string[]): boolean {
  const missing = missingExamples(names)
  return lacks(
    missing.map((name) => `examples/${name}`).join(' and '),
    missing,
    'node scripts/ensure-examples.mjs',
  )
}

/** Copy a project, with the packages of its lock file. */
export async function installedExample(name: string): Promise<ExampleProject> {
  const project = await copyExample(name)
  await symlink(join(exampleInstall(name), 'node_modules'), join(project.folder, 'node_modules'))
  return project
}

/** Copy a project, and add a keystore with a key that Anvil has given coins. */
export async function copyExample(name: string): Promise<ExampleProject> {
  const folder = join(temporaryFolder(), name)
  await cp(resolve('examples', name), folder, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  const keystore = join(folder, 'test')
  const account = { address: privateKeyToAccount(KEY).address, privateKey: KEY }
  const json = await encryptKeystoreJson(account, PASSWORD, { scrypt: { N: 1024 } })
  // Foundry writes the name in small letters.
  await writeFile(keystore, json.replace('"Crypto":', '"crypto":'))
  return {
    folder,
    keystore,
    run: async (args, env = {}) => {
      const started = run('npx', ['--no-install', ...args], {
        cwd: folder,
        env: { ...process.env, ...env },
      })
      started.child.stdin?.end(`${PASSWORD}\n`)
      return (await started).stdout.trim()
    },
  }
}

/** What `npm install` of a page has to name: each package of a project with its version. */
export async function packagesOf(name: string): Promise<string[]> {
  const text = await readFile(resolve('examples', name, 'package.json'), 'utf8')
  const { dependencies, devDependencies } = JSON.parse(text)
  return Object.entries({ ...dependencies, ...devDependencies })
    .map(([dependency, version]) => `${dependency}@${version}`)
    .sort()
}
