import { remembered } from '@warraq/search/remembered'
import { hashOf, keyOf } from '../cache/keys.ts'
import { openStore, type StoreEntry } from '../cache/store.ts'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { fillMarks } from '../theme/text/text-marks.ts'
import type { UiText } from '../theme/text/ui-text.ts'
import type { CompileResult, PageBody } from './compile-page.ts'

interface CacheMeta {
  readonly key: string
  readonly page: Omit<CompiledPage, 'html'>
  readonly problems: readonly Diagnostic[]
  /** Hashes of the partials that the page includes, by path. */
  readonly dependencies: Readonly<Record<string, string>>
  readonly isMarked?: boolean | undefined
}

/**
 * Findings that something else than the page can mend: a file, a package, or code of the site. Pages
 * with one of them are compiled in every build.
 */
export const MENDED_ELSEWHERE =
  /^(?!mdx\/(?:in-markdown|syntax)$)(?:code|component|diagram|formula|island|mdx|plugin|theme)\//

/** Compiled pages of the previous build with their findings. */
export type CompileCache = ReturnType<typeof openCompileCache>

/** The pages of a cache in one language. */
export type LanguageCache = ReturnType<CompileCache['inLanguage']>

/** Open the cache on disk; an unreadable or stale one is empty. */
export function openCompileCache({
  file,
  contextKey,
  readFile,
}: {
  readonly file: string
  /** Cache key of what a compiled page depends on besides its text and the texts of the interface. */
  readonly contextKey: string
  readonly readFile: (file: string) => string | undefined
}) {
  const stored = openStore<CacheMeta>(file, contextKey)
  const used = new Set<string>()
  /** Entries that the next build must not find. */
  const passing = new Set<string>()
  const keyOfBody = ({ text, firstLine, format, needs, frontMatter }: PageBody, texts: string) =>
    keyOf('source', { format, firstLine, needs, frontMatter, text, texts })
  const hashOfFile = (path: string) => hashOf(readFile(path) ?? '')
  return {
    /** The pages in a language. One whose HTML has marks serves all; others are stored for each. */
    inLanguage: (language: string, text: UiText) => {
      const texts = hashOf(JSON.stringify(text))
      const pages = new WeakMap<StoreEntry<CacheMeta>, CompiledPage>()
      const resultOf = (entry: StoreEntry<CacheMeta>): CompileResult => ({
        page: remembered(pages, entry, () => pageIn(entry, text, texts)),
        problems: entry.meta.problems,
      })
      // A body object found before has the same text, so only its includes need a check.
      const entryOf = new WeakMap<PageBody, StoreEntry<CacheMeta>>()
      const keyFor = (body: PageBody, isMarked = false) => keyOfBody(body, isMarked ? '' : texts)
      const nameFor = (body: PageBody, isMarked = false) =>
        isMarked ? body.file : `${language}:${body.file}`
      const isOf = (body: PageBody, entry: StoreEntry<CacheMeta>) => {
        const { key, dependencies, isMarked } = entry.meta
        if (entryOf.get(body) !== entry && key !== keyFor(body, isMarked)) return false
        return Object.entries(dependencies).every(([path, hash]) => hashOfFile(path) === hash)
      }
      return {
        find: (body: PageBody): CompileResult | undefined => {
          for (const name of [nameFor(body, true), nameFor(body)]) {
            const entry = stored.get(name)
            if (entry === undefined || !isOf(body, entry)) continue
            used.add(name)
            entryOf.set(body, entry)
            return resultOf(entry)
          }
          return undefined
        },
        /** Store the page; returns it with its HTML on disk. */
        keep: (body: PageBody, result: CompileResult): CompileResult => {
          const { page: compiled, problems, isMarked } = result
          const name = nameFor(body, isMarked)
          if (problems.some(({ code }) => MENDED_ELSEWHERE.test(code))) passing.add(name)
          const { html, ...rest } = compiled
          const page = { ...rest, htmlHash: hashOf(html) }
          const hashes = page.dependencies.map((path) => [path, hashOfFile(path)])
          const meta: CacheMeta = {
            key: keyFor(body, isMarked),
            page,
            problems,
            dependencies: Object.fromEntries(hashes),
            isMarked,
          }
          used.add(name)
          return resultOf(stored.keep(name, meta, Buffer.from(html)))
        },
      }
    },
    /** Begin another build: forget what only the previous one may use. */
    begin: () => {
      for (const name of passing) stored.drop(name)
      passing.clear()
    },
    /** Write the pages that were used to disk; the others are dropped. */
    save: () => stored.save(new Set([...used].filter((name) => !passing.has(name)))),
  }
}

/** A compiled page whose HTML is read on demand. */
function pageIn(
  { meta: { page, isMarked }, read }: StoreEntry<CacheMeta>,
  text: UiText,
  texts: string,
): CompiledPage {
  const html = () => read().toString('utf8')
  if (isMarked !== true)
    return {
      ...page,
      get html() {
        return html()
      },
    }
  return {
    ...page,
    htmlHash: `${page.htmlHash} ${texts}`,
    get html() {
      return fillMarks(html(), text)
    },
  }
}
