import { hashOf, keyOf } from '../cache/keys.ts'
import { openStore, type StoreEntry } from '../cache/store.ts'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { remembered } from '../shared/data/remembered.ts'
import type { CompileResult, PageBody } from './compile-page.ts'

interface CacheMeta {
  readonly key: string
  readonly page: Omit<CompiledPage, 'html'>
  readonly problems: readonly Diagnostic[]
  /** Hashes of the partials that the page includes, by path. */
  readonly dependencies: Readonly<Record<string, string>>
}

/**
 * Findings that something else than the page can mend: a file, a package, or code of the site. Pages
 * with one of them are compiled in every build.
 */
const MENDED_ELSEWHERE =
  /^(?!mdx\/(?:in-markdown|syntax)$)(?:code|component|diagram|formula|island|mdx|plugin|theme)\//

/** Compiled pages of the previous build with their findings, by file. */
export type CompileCache = ReturnType<typeof openCompileCache>

/** Open the cache on disk; an unreadable or stale one is empty. */
export function openCompileCache({
  file,
  contextKey,
  readFile,
}: {
  readonly file: string
  /** Cache key of everything except the text that a compiled page depends on. */
  readonly contextKey: string
  readonly readFile: (file: string) => string | undefined
}) {
  const stored = openStore<CacheMeta>(file, contextKey)
  const pages = new WeakMap<StoreEntry<CacheMeta>, CompiledPage>()
  const pageOf = (entry: StoreEntry<CacheMeta>) => remembered(pages, entry, () => pageIn(entry))
  // A body object found before has the same text, so only its includes need a check.
  const entryOf = new WeakMap<PageBody, StoreEntry<CacheMeta>>()
  const keyOfBody = ({ text, firstLine, format, needs }: PageBody) =>
    keyOf('source', { format, firstLine, needs, text })
  const hashOfFile = (path: string) => hashOf(readFile(path) ?? '')
  return {
    find: (body: PageBody): CompileResult | undefined => {
      const entry = stored.get(body.file)
      if (entry === undefined) return undefined
      const { key, dependencies } = entry.meta
      if (entryOf.get(body) !== entry && key !== keyOfBody(body)) return undefined
      if (Object.entries(dependencies).some(([path, hash]) => hashOfFile(path) !== hash))
        return undefined
      entryOf.set(body, entry)
      return { page: pageOf(entry), problems: entry.meta.problems }
    },
    /** Store the page if another build would find the same; returns it with its HTML on disk. */
    keep: (body: PageBody, result: CompileResult): CompileResult => {
      const { page: compiled, problems } = result
      if (problems.some(({ code }) => MENDED_ELSEWHERE.test(code))) return result
      const { html, ...rest } = compiled
      const page = { ...rest, htmlHash: hashOf(html) }
      const hashes = page.dependencies.map((path) => [path, hashOfFile(path)])
      const meta = {
        key: keyOfBody(body),
        page,
        problems,
        dependencies: Object.fromEntries(hashes),
      }
      return { page: pageOf(stored.keep(body.file, meta, Buffer.from(html))), problems }
    },
    /** Write the pages of `files` to disk; the others are dropped. */
    save: stored.save,
  }
}

/** A compiled page whose HTML is read on demand. */
function pageIn({ meta: { page }, read }: StoreEntry<CacheMeta>): CompiledPage {
  return {
    ...page,
    get html() {
      return read().toString('utf8')
    },
  }
}
