import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ownValue } from '@warraq/search/own-value'
import { writeAtomically } from '../cache/atomic-file.ts'
import { hashesOf, hashOf, hashOfFile, keyOf, runningEngineKey } from '../cache/keys.ts'
import { removeOldModules } from '../cache/remove-old-modules.ts'
import { openStore } from '../cache/store.ts'
import type { ModuleBundle as SharedBundle } from '../plugins/page-module-hook.ts'
import type { PackageUse } from '../system/package-files.ts'
import { filesOfUses } from './package-uses.ts'
import { type Variables, valuesOf, variablesIn } from './read-variables.ts'
import { type BundleOptions, runBundler } from './run-bundler.ts'

/** TypeScript of a site, bundled into one module that Node can import. */
export interface ModuleBundle extends SharedBundle {
  /** Absolute paths of the style sheets that the modules import, in their order. */
  readonly styles: readonly string[]
  /** The packages that its modules import. */
  readonly packages: readonly PackageUse[]
}

export const NO_BUNDLE: ModuleBundle = {
  url: '',
  hash: '',
  files: [],
  islands: [],
  styles: [],
  pageStyles: [],
  problems: [],
  packages: [],
}

/** A bundle on disk, with what must be unchanged for it to be current. */
interface BundleRecord {
  readonly bundle: ModuleBundle
  readonly codeHash: string
  /** The variables of the environment that it reads. */
  readonly variables: Variables
  /** Hash of their values, which may be secret. */
  readonly environmentHash: string
  /** Hash of each source file and each file of the packages, by path. */
  readonly hashes: Readonly<Record<string, string>>
}

/** Running bundle jobs: the build and the browser bundle request the same ones. */
const running = new Map<string, Promise<ModuleBundle>>()

/**
 * Bundle `entry` for Node, or reuse the previous bundle if no file in it has changed.
 * @throws the bundler's error when a file cannot be parsed or resolved.
 */
export function bundleModules(options: BundleOptions): Promise<ModuleBundle> {
  const key = JSON.stringify(options)
  const bundle = running.get(key) ?? bundleOnce(options).finally(() => running.delete(key))
  running.set(key, bundle)
  return bundle
}

async function bundleOnce(options: BundleOptions): Promise<ModuleBundle> {
  const { name, entry, cacheDir, islandFiles = [], bundling } = options
  const keyWith = (bundlingKey: string | undefined) =>
    keyOf('moduleBundle', {
      engine: runningEngineKey(),
      bundling: bundlingKey,
      ...{ entry, islandFiles },
    })
  const key = keyWith(bundling?.key)
  const store = openStore<BundleRecord>(join(cacheDir, name), key)
  const former = store.get(RECORD)?.meta
  if (former !== undefined && isCurrent(former)) return former.bundle
  const startMs = Date.now()
  const { code, isListing, ...rest } = await runBundler(options)
  const codeHash = hashOf(code)
  // What plugins read elsewhere is in the code: where that stays the same, so does the module.
  const moduleBundle = keyWith(bundling?.settingsKey)
  const url = pathToFileURL(join(cacheDir, `${name}-${hashOf(`${moduleBundle}${code}`)}.mjs`)).href
  const variables = variablesIn(code)
  const environment = valuesOf(variables)
  const packagePaths = filesOfUses(rest.packages)
  const hashes = hashesOf([...rest.files, ...packagePaths])
  const bundle: ModuleBundle = {
    url,
    hash: keyOf('moduleResult', {
      moduleBundle,
      packages: packagePaths.map((path) => ownValue(hashes, path) ?? ''),
      ...{ code, environment },
    }),
    ...rest,
  }
  const environmentHash = hashOf(JSON.stringify(environment))
  writeAtomically(fileURLToPath(url), [code])
  // Of a file that was edited meanwhile, the bundler may have read the former text; a file that is
  // added to a folder changes a bundle that contains all of them.
  if (!isListing && !(await isEditedSince(startMs, bundle.files))) {
    store.keep(RECORD, { bundle, codeHash, variables, environmentHash, hashes })
    await store.save(new Set([RECORD]))
  }
  await removeOldModules(fileURLToPath(url), name)
  return bundle
}

const RECORD = 'record'

function isCurrent(record: BundleRecord): boolean {
  const { bundle, codeHash, variables, environmentHash, hashes } = record
  if (hashOfFile(fileURLToPath(bundle.url)) !== codeHash) return false
  if (hashOf(JSON.stringify(valuesOf(variables))) !== environmentHash) return false
  const found = hashesOf([...bundle.files, ...filesOfUses(bundle.packages)])
  return JSON.stringify(found) === JSON.stringify(hashes)
}

async function isEditedSince(timeMs: number, files: readonly string[]): Promise<boolean> {
  const found = await Promise.all(files.map((file) => stat(file).catch(() => undefined)))
  return found.some((stats) => stats !== undefined && stats.mtimeMs >= timeMs)
}
