import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { ClientBundle, ClientBundleOptions } from './client-bundle.ts'

/** What a bundle's folder says of it. */
export type BundleRecord = Omit<ClientBundle, 'dir' | 'css'>

/** The bundle in a folder; `undefined` when there is none. */
export function readBundle(dir: string): ClientBundle | undefined {
  if (!existsSync(join(dir, 'record.json'))) return undefined
  const record = JSON.parse(readFileSync(join(dir, 'record.json'), 'utf8')) as BundleRecord
  const css = readFileSync(join(dir, 'style.css'), 'utf8')
  const now = new Date()
  utimesSync(dir, now, now)
  return { ...record, dir: join(dir, 'assets'), css }
}

/** Bundles that are kept: those of both modes, of styles tried in turn, of a server that runs on. */
const KEPT_BUNDLES = 8

/** Forget all bundles beside this one but those used last. */
export function forgetOldBundles(dir: string): void {
  const parent = dirname(dir)
  const old = readdirSync(parent)
    .map((name) => join(parent, name))
    .map((path) => ({ path, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.usedAt - a.usedAt)
    .slice(KEPT_BUNDLES)
  for (const { path } of old) rmSync(path, { recursive: true, force: true })
}

/** Where the bundle is kept that this engine makes of these options and the sources as they are. */
export function bundleDir(options: ClientBundleOptions): string {
  const key = createHash('sha256')
    .update(sourcesStamp(options))
    .update(
      JSON.stringify([
        options.engineKey,
        options.baseUrl,
        process.env.NODE_ENV,
        options.features,
        options.islands.map(({ name }) => name),
        options.styles,
        options.themeStyles,
        options.pageStylesheets,
        options.clientModules,
        options.searchModule,
      ]),
    )
    .digest('hex')
    .slice(0, 16)
  return join(options.cacheDir, 'client', key)
}

/** Paths, sizes and times of what of the site may end up in the browser. */
function sourcesStamp({
  root,
  islandSources,
  themeStyles,
  tokens,
  stylesheet,
  pageStylesheets,
  clientModules,
  searchModule,
}: ClientBundleOptions): string {
  // Versions of the packages that islands import.
  const stamps = [stampOf(join(root, 'package-lock.json'), root)]
  const modules = [...clientModules.map(({ module }) => module), searchModule]
  for (const file of [...islandSources, ...modules]) stamps.push(stampOf(file, root))
  for (const file of [
    ...themeStyles,
    tokens,
    stylesheet,
    ...pageStylesheets.map((sheet) => sheet.file),
  ])
    if (file !== undefined) stamps.push(readFileSync(file, 'utf8'))
  return stamps.sort().join('\n')
}

function stampOf(file: string, root: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return `${relative(root, file)}:${found?.size}:${found?.mtimeMs}`
}
