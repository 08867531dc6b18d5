import { createHash } from 'node:crypto'
import { buildSearchIndex, type IndexedPage } from '@warraq/search/build-index'
import { type CatalogueEntry, INDEX_FORMAT, type SearchCatalogue } from '@warraq/search/index-files'
import type { PageWords } from '@warraq/search/page-words'
import { remembered } from '@warraq/search/remembered'
import type { AskedOfPage } from '@warraq/search/term-table'
import type { DocsRoot } from '../../config/docs-root.ts'
import type { Language } from '../../config/read-language.ts'
import type { DocsConfig } from '../../config/schema.ts'
import type { ReadyPage } from '../../pages/ready-page.ts'
import type { ReadyPages } from '../../pages/ready-pages.ts'
import { bareAddress } from '../../pages/redirects/read-redirects.ts'
import { withBase } from '../../shared/text/route-path.ts'
import { askedByPage } from '../asked-by-page.ts'
import type { AssembledSite } from '../assemble.ts'
import type { LoadedSite } from '../load.ts'

/**
 * Most characters of an index that the catalogue may include. Every search waits for the catalogue,
 * so it must not grow with the site; a larger single file of a small index loads beside it.
 */
const MOST_IN_CATALOGUE = 8_000

export interface SearchIndexSource
  extends Pick<Language, 'roots' | 'locale' | 'filesBaseUrl'>,
    Pick<LoadedSite, 'searchWords'>,
    Pick<ReadyPages, 'pages'> {}

export function searchSource({ loaded, ready }: AssembledSite): SearchIndexSource {
  const { roots, locale, filesBaseUrl } = loaded.language
  return { roots, locale, filesBaseUrl, searchWords: loaded.searchWords, pages: ready.pages }
}

export type SearchIndexOutput = ReturnType<typeof searchIndexFiles>

/** Whether the build makes the search index. */
export function hasOwnSearch({ search }: DocsConfig): boolean {
  return search !== false && search.provider === 'local'
}

/**
 * Build one index for the newest versions of all docs roots, and one for each older version. The
 * folder of an index is named after its content.
 */
export function searchIndexFiles(
  source: SearchIndexSource,
  wordsOf: (page: ReadyPage) => PageWords,
) {
  /** Contents by output path below the base path of files. */
  const files = new Map<string, string>()
  const placeOf = searchPlaces(source.roots)
  const { stopWords, synonyms, asked: askedOf } = source.searchWords
  const asked = askedByPage(askedOf)
  const indexed = function* (pages: readonly ReadyPage[]): Generator<IndexedPage> {
    for (const page of pages)
      yield {
        words: wordsOf(page),
        ...placeOf(page),
        asked: withKeywords(asked.get(bareAddress(page.route)), page.search?.keywords),
        boost: page.search?.boost,
      }
  }
  const indexes = [...scopesOf(source)].map(([name, pages], at): CatalogueEntry => {
    const built = buildSearchIndex(indexed(pages), { stopWords, synonyms })
    const common = JSON.stringify(built.common)
    const hash = createHash('sha256').update(common)
    for (const [file, text] of built.files) hash.update(file).update(text)
    const folder = `assets/search-${name}-${hash.digest('hex').slice(0, 10)}/`
    for (const [file, text] of built.files) files.set(`${folder}${file}`, text)
    const entry = { name, folder: withBase(source.filesBaseUrl, folder), tags: built.tags }
    // Most readers search the first index: including its common part saves a request.
    if (at === 0 && common.length <= MOST_IN_CATALOGUE) return { ...entry, common: built.common }
    files.set(`${folder}common.json`, common)
    return entry
  })
  const catalogue: SearchCatalogue = { format: INDEX_FORMAT, indexes }
  return { files, catalogue: JSON.stringify(catalogue) }
}

/** The keywords of a page are what readers say for its opening. */
function withKeywords(
  asked: AskedOfPage | undefined,
  keywords: readonly string[] = [],
): AskedOfPage | undefined {
  if (keywords.length === 0) return asked
  return new Map([...(asked ?? []), ['', [...(asked?.get('') ?? []), ...keywords]]])
}

/** Pages by the name of their index: first those of the newest versions, then each older version. */
function scopesOf({ pages, roots, locale }: SearchIndexSource): Map<string, ReadyPage[]> {
  const byRoot = new Map(roots.map((root) => [root.key, root]))
  const scopes = new Map<string, ReadyPage[]>([[locale.name, []]])
  for (const page of pages.filter(({ isIndexed }) => isIndexed)) {
    const root = byRoot.get(page.rootKey ?? '')
    const name =
      root === undefined || root.version.isLast
        ? locale.name
        : `${locale.name}-${root.id}-${root.version.name}`
    remembered(scopes, name, () => []).push(page)
  }
  return scopes
}

/** Returns a function that looks up the place of a page in search results. */
export function searchPlaces(roots: readonly DocsRoot[]) {
  const byKey = new Map(roots.map((root) => [root.key, root]))
  return ({ parts, rootKey }: ReadyPage) => {
    const root = byKey.get(rootKey ?? '')
    const above = parts.breadcrumbs.slice(0, -1).map(({ label }) => label)
    const section = root?.label ?? root?.id ?? ''
    return {
      /** Labels of the levels above the page, its section first. */
      crumbs: section === '' || section === above[0] ? above : [section, ...above],
      /** `docs-<docs id>-<version>`, or `default` outside the docs. */
      tag: root === undefined ? 'default' : `docs-${root.id}-${root.version.name}`,
    }
  }
}
