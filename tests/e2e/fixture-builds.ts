import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { BUNDLE_POOL } from '../build/bundle-pool.ts'
import { linkPackages } from '../link-packages.ts'
import { makeFolderOfRun, temporaryFolder } from '../temporary-folder.ts'
import { buildSite } from './docs-server.ts'

const FIXTURES = join(import.meta.dirname, '../fixtures')
/** Variable that tells the workers of a run where its builds are. */
const FOLDER = 'FIXTURE_BUILDS'
/** Time for a build by another worker on a busy machine. */
const BUILD_LIMIT_MS = 240_000

/**
 * Called by Playwright before a run; the function that it returns, after the run. The folder holds
 * the built fixtures, and the browser bundles that all builds of the run share.
 */
export default async function createFolder(): Promise<() => void> {
  const removeFolder = makeFolderOfRun()
  const folder = temporaryFolder()
  process.env[FOLDER] = folder
  const bundles = join(folder, 'bundles')
  await mkdir(bundles)
  process.env[BUNDLE_POOL] = bundles
  return removeFolder
}

/**
 * Build a copy of a fixture site, once for all tests of the run; returns the folder of its output.
 * @param config texts to replace in its `docs.config.ts`
 * @param folders of the repository that stand in it, too
 */
export async function builtFixture(
  name: string,
  config: Readonly<Record<string, string>>,
  folders: readonly string[],
): Promise<string> {
  const id = createHash('sha256').update(JSON.stringify(config)).digest('hex').slice(0, 8)
  const root = join(process.env[FOLDER] ?? tmpdir(), `${name}-${id}`)
  const dist = join(root, 'dist')
  if (await isFirst(root)) {
    await cp(join(FIXTURES, name), root, { recursive: true })
    await linkPackages(root)
    for (const folder of folders) await symlink(resolve(folder), join(root, folder))
    const file = join(root, 'docs.config.ts')
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      Object.entries(config).reduce((result, [from, to]) => result.replaceAll(from, to), text),
    )
    // The output appears under its name when it is complete.
    await buildSite(root)
  } else await expect.poll(() => existsSync(dist), { timeout: BUILD_LIMIT_MS }).toBe(true)
  return dist
}

/** Make a folder; `false` if another worker has made it. */
async function isFirst(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw cause
  }
}
