import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PageBody } from './compile-page.ts'
import type { CompiledPage } from './compiled-page.ts'

interface CacheEntry {
  readonly key: string
  readonly page: CompiledPage
  /** Hashes of the partials the page was made with, by path. */
  readonly dependencies: Readonly<Record<string, string>>
}

/** Compiled pages of the former build, by file. Only pages without problems are kept. */
export interface CompileCache {
  readonly find: (body: PageBody) => CompiledPage | undefined
  readonly keep: (body: PageBody, page: CompiledPage) => void
  /** Write the pages of `files` to disk; the others are forgotten. */
  readonly save: (files: ReadonlySet<string>) => Promise<void>
}

export interface CompileCacheOptions {
  readonly file: string
  /** Name of everything besides the text that a compiled page depends on. */
  readonly contextKey: string
  readonly readFile: (file: string) => string | undefined
}

/** Open the cache on disk; an unreadable or outdated one is empty. */
export async function openCompileCache(options: CompileCacheOptions): Promise<CompileCache> {
  const entries = await readEntries(options)
  let changed = false
  // A body found before is the same without a look at its text; what it includes may have changed.
  const entryOf = new WeakMap<PageBody, CacheEntry>()
  const keyOf = ({ text, firstLine, format }: PageBody) => hashOf(`${format}:${firstLine}:${text}`)
  const hashesOf = (page: CompiledPage) =>
    Object.fromEntries(
      page.dependencies.map((path) => [path, hashOf(options.readFile(path) ?? '')]),
    )
  return {
    find: (body) => {
      const entry = entries.get(body.file)
      if (entry === undefined) return undefined
      if (entryOf.get(body) !== entry && entry.key !== keyOf(body)) return undefined
      const isCurrent = Object.entries(entry.dependencies).every(
        ([path, hash]) => hashOf(options.readFile(path) ?? '') === hash,
      )
      if (!isCurrent) return undefined
      entryOf.set(body, entry)
      return entry.page
    },
    keep: (body, page) => {
      changed = true
      entries.set(body.file, { key: keyOf(body), page, dependencies: hashesOf(page) })
    },
    save: async (files) => {
      const kept = [...entries].filter(([file]) => files.has(file))
      if (!changed && kept.length === entries.size) return
      const lines = [options.contextKey, ...kept.map((entry) => JSON.stringify(entry))]
      await mkdir(dirname(options.file), { recursive: true })
      await writeFile(`${options.file}.new`, lines.join('\n'))
      await rename(`${options.file}.new`, options.file)
    },
  }
}

async function readEntries({
  file,
  contextKey,
}: CompileCacheOptions): Promise<Map<string, CacheEntry>> {
  try {
    const [key, ...lines] = (await readFile(join(file), 'utf8')).split('\n')
    return new Map(
      key === contextKey ? lines.map((line) => JSON.parse(line) as [string, CacheEntry]) : [],
    )
  } catch {
    return new Map()
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
