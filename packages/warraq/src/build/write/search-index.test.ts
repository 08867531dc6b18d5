import { expect, test } from 'vitest'
import type { ReadyPage } from '../../pages/ready-page.ts'
import type { SearchCatalogue } from '../../search/index-files.ts'
import { pageWords } from '../../search/page-words.ts'
import { searchSections } from '../../search/search-sections.ts'
import { searchedSite } from '../../search/searched-site.ts'
import { type SearchIndexSource, searchIndexFiles } from './search-index.ts'

/** An index of pages with one section each. */
function indexOf(count: number) {
  const pages = Array.from({ length: count }, (_, at) => ({
    href: `/p${at}/`,
    isIndexed: true,
    parts: { breadcrumbs: [] },
  })) as unknown as ReadyPage[]
  const source = {
    pages,
    roots: [],
    locale: { name: 'en' },
    filesBaseUrl: '/',
    searchWords: { stopWords: [], synonyms: [] },
  } as unknown as SearchIndexSource
  const built = searchIndexFiles(source, ({ href }) =>
    pageWords(
      searchSections({ href, title: 'Faucet', label: 'Faucet', crumbs: [], html: '<p>Coins.</p>' }),
    ),
  )
  return { ...built, parsed: JSON.parse(built.catalogue) as SearchCatalogue }
}

test('the catalogue includes the common part of a small index', () => {
  expect(indexOf(60).parsed.indexes[0]?.common).toBeDefined()
})

test('the catalogue does not grow with the site', async () => {
  const { catalogue, parsed, files } = indexOf(9000)
  expect(catalogue.length).toBeLessThan(200)
  expect(parsed.indexes[0]).not.toHaveProperty('common')
  const site = searchedSite('/search-index.json', async (href) =>
    href === '/search-index.json' ? parsed : JSON.parse(files.get(href.slice(1)) ?? ''),
  )
  expect((await site.search({ query: 'coins', limit: 5 })).total).toBe(9000)
})
