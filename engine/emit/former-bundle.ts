import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ClientBundle, ClientBundleOptions } from './client-bundle.ts'

/** What a bundle's folder says of it. */
export type BundleRecord = Omit<ClientBundle, 'dir' | 'css'>

/** The bundle in a folder; `undefined` when there is none. */
export function readBundle(dir: string): ClientBundle | undefined {
  if (!existsSync(join(dir, 'record.json'))) return undefined
  const record = JSON.parse(readFileSync(join(dir, 'record.json'), 'utf8')) as BundleRecord
  const css = readFileSync(join(dir, 'style.css'), 'utf8')
  return { ...record, dir: join(dir, 'assets'), css }
}

/** Where the bundle is kept that these options and the sources as they are make. */
export function bundleDir(options: ClientBundleOptions): string {
  const key = createHash('sha256')
    .update(sourcesStamp(options))
    .update(
      JSON.stringify([
        options.baseUrl,
        process.env.NODE_ENV,
        options.features,
        options.styles,
        options.pageStylesheets,
      ]),
    )
    .digest('hex')
    .slice(0, 16)
  return join(options.cacheDir, 'client', key)
}

/** Paths, sizes and times of everything that may end up in the browser. */
function sourcesStamp({
  engineDir,
  root,
  islandsDir,
  tokens,
  stylesheet,
  pageStylesheets,
}: ClientBundleOptions): string {
  const engineParts = [
    'client',
    'shell',
    'elements',
    'shared',
    'search',
    'ask',
    'ask-ui',
    'search-ui',
    'styles',
  ].map((part) => join(engineDir, part))
  const siteParts = islandsDir === undefined ? [] : [join(islandsDir, '..')]
  const stamps: string[] = []
  for (const dir of [...engineParts, ...siteParts]) {
    if (!existsSync(dir)) continue
    const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) continue
      const file = join(entry.parentPath ?? entry.path, entry.name)
      const { size, mtimeMs } = statSync(file)
      stamps.push(`${relative(root, file)}:${size}:${mtimeMs}`)
    }
  }
  for (const file of [tokens, stylesheet, ...pageStylesheets.map((sheet) => sheet.file)])
    if (file !== undefined) stamps.push(readFileSync(file, 'utf8'))
  return stamps.sort().join('\n')
}
