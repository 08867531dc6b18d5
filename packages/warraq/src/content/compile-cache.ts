import { createHash } from 'node:crypto'
import { openBlobCache } from '../cache/blob-cache.ts'
import type { CompiledPage } from '../shared/compiled-page.ts'
import type { PageBody } from './compile-page.ts'

interface CacheMeta {
  readonly key: string
  readonly page: Omit<CompiledPage, 'html'>
  /** Hashes of the partials that the page includes, by path. */
  readonly dependencies: Readonly<Record<string, string>>
}

interface CacheEntry {
  readonly key: string
  readonly page: CompiledPage
  readonly dependencies: Readonly<Record<string, string>>
}

/** Compiled pages of the previous build, by file. Only pages without problems are kept. */
export interface CompileCache {
  readonly find: (body: PageBody) => CompiledPage | undefined
  /** Store the page; returns it with its HTML on disk. */
  readonly keep: (body: PageBody, page: CompiledPage) => CompiledPage
  /** Write the pages of `files` to disk; the others are dropped. */
  readonly save: (files: ReadonlySet<string>) => Promise<void>
}

export interface CompileCacheOptions {
  readonly file: string
  /** Cache key of everything except the text that a compiled page depends on. */
  readonly contextKey: string
  readonly readFile: (file: string) => string | undefined
}

/** Open the cache on disk; an unreadable or stale one is empty. */
export async function openCompileCache({
  file,
  contextKey,
  readFile,
}: CompileCacheOptions): Promise<CompileCache> {
  const stored = await openBlobCache<CacheMeta>({ file, key: contextKey })
  const entries = new Map<string, CacheEntry>()
  const entryAt = (name: string): CacheEntry | undefined => {
    const known = entries.get(name)
    if (known !== undefined) return known
    const found = stored.get(name)
    if (found === undefined) return undefined
    const { key, page, dependencies } = found.meta
    const entry = { key, page: pageOf(page, found.read), dependencies }
    entries.set(name, entry)
    return entry
  }
  // A body object found before has the same text, so only its includes need a check.
  const entryOf = new WeakMap<PageBody, CacheEntry>()
  const keyOf = ({ text, firstLine, format, needs }: PageBody) =>
    hashOf(`${format}:${firstLine}:${needs === undefined ? '' : JSON.stringify(needs)}${text}`)
  const hashesOf = (paths: readonly string[]) =>
    Object.fromEntries(paths.map((path) => [path, hashOf(readFile(path) ?? '')]))
  return {
    find: (body) => {
      const entry = entryAt(body.file)
      if (entry === undefined) return undefined
      if (entryOf.get(body) !== entry && entry.key !== keyOf(body)) return undefined
      const isCurrent = Object.entries(entry.dependencies).every(
        ([path, hash]) => hashOf(readFile(path) ?? '') === hash,
      )
      if (!isCurrent) return undefined
      entryOf.set(body, entry)
      return entry.page
    },
    keep: (body, { html, ...rest }) => {
      const page = { ...rest, htmlHash: hashOf(html) }
      const dependencies = hashesOf(page.dependencies)
      const meta = { key: keyOf(body), page, dependencies }
      const { read } = stored.keep(body.file, meta, Buffer.from(html))
      const entry = { key: meta.key, page: pageOf(page, read), dependencies }
      entries.set(body.file, entry)
      return entry.page
    },
    save: stored.save,
  }
}

/** A compiled page whose HTML is read on demand. */
function pageOf(page: CacheMeta['page'], read: () => Buffer): CompiledPage {
  return {
    ...page,
    get html() {
      return read().toString('utf8')
    },
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
