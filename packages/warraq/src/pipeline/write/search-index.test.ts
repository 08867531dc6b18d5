import type { SearchCatalogue } from '@warraq/search/index-files'
import { pageWords } from '@warraq/search/page-words'
import type { SiteSearchWords } from '@warraq/search/search-words'
import { searchedSite } from '@warraq/search/searched-site'
import { expect, test } from 'vitest'
import type { ReadyPage } from '../../pages/ready-page.ts'
import { searchSections } from '../../search/search-sections.ts'
import { type SearchIndexSource, searchIndexFiles } from './search-index.ts'

/** An index of pages with one section each. */
function indexOf(
  count: number,
  asked: SiteSearchWords['asked'] = {},
  search: ReadyPage['search'] = { keywords: [] },
) {
  const pages = Array.from({ length: count }, (_, at) => ({
    href: `/p${at}/`,
    route: `/p${at}/`,
    isIndexed: true,
    parts: { breadcrumbs: [] },
    ...(at === 1 && { search }),
  })) as unknown as ReadyPage[]
  const source = {
    pages,
    roots: [],
    locale: { name: 'en' },
    filesBaseUrl: '/',
    searchWords: { stopWords: [], synonyms: [], asked },
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

test('finds a page by what readers say and it does not', async () => {
  const { catalogue } = indexOf(3, { '/p1': ['free money', 'tap'] })
  const site = searchedSite('search-index.json', async () => JSON.parse(catalogue))
  for (const query of ['free money', 'tap'])
    expect((await site.search({ query, limit: 9 })).hits.map(({ href }) => href)).toEqual(['/p1/'])
})

test('puts the page first for which readers say the query, not its words in several phrases', async () => {
  const { catalogue } = indexOf(3, {
    '/p0': ['lost a phone', 'lost a key', 'restore a phone'],
    '/p1': ['buy a phone', 'restore a lost key'],
  })
  const site = searchedSite('search-index.json', async () => JSON.parse(catalogue))
  const { hits } = await site.search({ query: 'restore lost key today', limit: 9 })
  expect(hits.map(({ href, excerpt }) => [href, excerpt])).toEqual([
    ['/p1/', 'Coins.'],
    ['/p0/', 'Coins.'],
  ])
})

test('finds a page by its keywords, besides what the search words say for it', async () => {
  const { catalogue } = indexOf(3, { '/p1': ['tap'] }, { keywords: ['free money'] })
  const site = searchedSite('search-index.json', async () => JSON.parse(catalogue))
  for (const query of ['free money', 'tap'])
    expect((await site.search({ query, limit: 9 })).hits.map(({ href }) => href)).toEqual(['/p1/'])
})

test('a page that weighs less comes after the others', async () => {
  const { catalogue } = indexOf(3, {}, { keywords: [], boost: 0.5 })
  const site = searchedSite('search-index.json', async () => JSON.parse(catalogue))
  const { hits } = await site.search({ query: 'coins', limit: 9 })
  expect(hits.map(({ href }) => href)).toEqual(['/p0/', '/p2/', '/p1/'])
})
