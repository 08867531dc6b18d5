import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { linkPackages } from '../link-packages.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { keepBundles, takeBundles } from './bundle-pool.ts'

const bin = join(import.meta.dirname, '../../packages/warraq/bin/warraq.mjs')
const fixtures = join(import.meta.dirname, '../fixtures')

export interface DocsRun {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

/** Run the command line as a user would. */
export async function runDocs(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<DocsRun> {
  const [command, root] = args
  if (command !== 'build' || root === undefined) return run(args, env)
  await takeBundles(root)
  const ended = await run(args, env)
  await keepBundles(root)
  return ended
}

function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<DocsRun> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [bin, ...args],
      { env: { ...process.env, NODE_ENV: 'production', ...env } },
      (error, stdout, stderr) => {
        resolve({ exitCode: error === null ? 0 : Number(error.code ?? 1), stdout, stderr })
      },
    )
  })
}

/** Copy a fixture site to a temporary folder. */
export async function copyFixture(name: string): Promise<string> {
  const dir = temporaryFolder()
  await cp(join(fixtures, name), dir, { recursive: true })
  await linkPackages(dir)
  return dir
}

/** Write a site to a temporary folder: the texts of its files by path. */
export async function newSite(files: Readonly<Record<string, string>>): Promise<string> {
  const dir = temporaryFolder()
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), text)
  }
  await linkPackages(dir)
  return dir
}

/** The files of a folder, for `newSite`: their texts by name. */
export function inFolder(
  folder: string,
  files: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]),
  )
}

/** Every file below a folder with its content, to compare two builds. */
export async function readTree(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const contents = await Promise.all(
    files.map(
      async (file) => [file.slice(dir.length + 1), await readFile(file, 'base64')] as const,
    ),
  )
  return Object.fromEntries(contents)
}
