import { buildSearchIndex, type IndexedPage } from '@warraq/search/build-index'
import { INDEX_FORMAT, type SearchCatalogue } from '@warraq/search/index-files'
import { pageWords } from '@warraq/search/page-words'
import type { SearchAnswer } from '@warraq/search/search-provider'
import { searchedPages } from '@warraq/search/searched-pages'
import { searchedSite } from '@warraq/search/searched-site'
import { expect, test, vi } from 'vitest'
import { searchSections } from './search-sections.ts'

const words = { stopWords: [], synonyms: [] }

const page = (href: string, title: string, text: string, tag: string): IndexedPage => ({
  words: pageWords(
    searchSections({ href, title, label: title, crumbs: [], html: `<p>${text}</p>` }),
  ),
  crumbs: ['Guide'],
  tag,
})

/** Enough words to fill several files. */
const manyWords = (seed: number) =>
  Array.from(
    { length: 120 },
    (_, at) => `w${((seed * 7919 + at * 104_729) % 99_991).toString(36)}x`,
  )
const newest = Array.from({ length: 200 }, (_, at) =>
  page(`/p${at}/`, `Page ${at}`, manyWords(at).join(' '), at < 150 ? 'docs-a-2' : 'docs-b-1'),
)
const older = [page('/1/p0/', 'Faucet of old', 'Coins.', 'docs-a-1')]

const BUILT = new Map<string, string>()
const indexes = Object.entries({ en: newest, 'en-a-1': older }).map(([name, pages]) => {
  const { common, files, tags } = buildSearchIndex(pages, words)
  for (const [file, text] of files) BUILT.set(`/assets/${name}/${file}`, text)
  const entry = { name, folder: `/assets/${name}/`, tags }
  if (pages === newest) return { ...entry, common }
  BUILT.set(`/assets/${name}/common.json`, JSON.stringify(common))
  return entry
})
const catalogue: SearchCatalogue = { format: INDEX_FORMAT, indexes }
BUILT.set('/search-index.json', JSON.stringify(catalogue))

/** @param arrival when the files of the index arrive */
function site(arrival?: () => Promise<void>) {
  const files = new Map(BUILT)
  const read: string[] = []
  const searched = searchedSite('/search-index.json', async (href) => {
    read.push(href)
    if (href !== '/search-index.json') await arrival?.()
    const text = files.get(href)
    if (text === undefined) throw new Error(`${href} answered with HTTP status 404.`)
    return JSON.parse(text)
  })
  return { files, read, searched }
}

/** Only loads the data for the first query. */
const blank = { query: '', limit: 20 }
const word = manyWords(7)[3] ?? ''

test('a query loads the files it needs, once', async () => {
  const { files, read, searched } = site()
  await searched.search(blank)
  expect(read).toEqual(['/search-index.json'])
  const answer = await searched.search({ query: `${word} `, limit: 20 })
  expect(answer.total).toBeGreaterThan(0)
  expect(answer.hits.map(({ href }) => href)).toContain('/p7/')
  expect(answer.hits[0]?.crumbs).toEqual(['Guide'])
  expect([...files.keys()].filter((file) => /\/t\d+\.json/.test(file)).length).toBeGreaterThan(2)
  expect(read.filter((file) => /\/t\d+\.json/.test(file))).toHaveLength(1)
  const before = read.length
  await searched.search({ query: `${word} `, limit: 20 })
  expect(read).toHaveLength(before)
})

test('every page of an index is listed once', async () => {
  const read = async (href: string) => JSON.parse(BUILT.get(href) ?? '')
  const pages = await searchedPages('/search-index.json', read)
  expect(pages.map(({ pageHref }) => pageHref)).toEqual(newest.map((_, at) => `/p${at}/`))
  expect(pages[7]).toMatchObject({ title: 'Page 7', crumbs: ['Guide'] })
})

test('a caller may have more results put in order, by texts that then load', async () => {
  const textsRead = async (request: { readonly inOrder?: number }) => {
    const { read, searched } = site()
    await searched.search({ query: 'page', limit: 1, ...request })
    return read.filter((href) => /\/x\d+\.json/.test(href)).length
  }
  expect(await textsRead({ inOrder: 100 })).toBeGreaterThan(await textsRead({}))
})

test('further hits follow the first ones, and the number is that of all', async () => {
  const { searched } = site()
  const all = await searched.search({ query: 'page', limit: 1000 })
  const first = await searched.search({ query: 'page', limit: 15 })
  const next = await searched.search({ query: 'page', limit: 15, offset: 15 })
  expect(all.total).toBe(200)
  expect(all.hits).toHaveLength(200)
  expect([first.total, next.total]).toEqual([200, 200])
  expect([...first.hits, ...next.hits]).toEqual(all.hits.slice(0, 30))
})

test('the best hits are passed on while files of others load, and only then', async () => {
  const { read, searched } = site()
  const told: SearchAnswer[] = []
  const filesRead = () => read.filter((href) => /\/r\d+\.json/.test(href)).length
  let filesAtFirst = 0
  const onFirst = (answer: SearchAnswer) => {
    told.push(answer)
    filesAtFirst = filesRead()
  }
  const request = { query: 'page', limit: 100, onFirst }
  const all = await searched.search(request)
  expect(told.map(({ hits, total }) => [hits.length, total])).toEqual([[6, 200]])
  expect(told[0]?.hits).toEqual(all.hits.slice(0, 6))
  expect(filesAtFirst).toBeLessThan(filesRead())
  await searched.search(request)
  await searched.search({ ...request, query: 'guide', limit: 6 })
  expect(told).toHaveLength(1)
})

test('the best hits are passed on even if another query has requested the other files', async () => {
  let arrive = () => {}
  let arrival = Promise.resolve()
  const { searched } = site(() => arrival)
  await searched.search({ query: 'page', limit: 6 })
  arrival = new Promise((resolve) => {
    arrive = resolve
  })
  const told: SearchAnswer[] = []
  const request = { query: 'page', limit: 100 }
  const former = searched.search(request)
  const later = searched.search({ ...request, onFirst: (answer) => told.push(answer) })
  await vi.waitFor(() => expect(told).toHaveLength(1))
  arrive()
  expect((await later).hits).toEqual((await former).hits)
})

test('a search aborted after its best hits loads no others', async () => {
  const { read, searched } = site()
  const control = new AbortController()
  const filesRead = () => read.filter((href) => /\/r\d+\.json/.test(href)).length
  let filesAtFirst = 0
  const onFirst = () => {
    filesAtFirst = filesRead()
    control.abort()
  }
  const searching = searched.search({ query: 'page', limit: 100, onFirst, signal: control.signal })
  await expect(searching).rejects.toMatchObject({ name: 'AbortError' })
  expect(filesAtFirst).toBeGreaterThan(0)
  expect(filesRead()).toBe(filesAtFirst)
})

test('tags choose the indexes and the pages in them', async () => {
  const { read, searched } = site()
  const hrefs = async (tags: readonly string[], query: string) =>
    (await searched.search({ query, limit: 1000, tags })).hits.map(({ pageHref }) => pageHref)
  expect(await hrefs(['default', 'docs-a-1', 'docs-b-1'], 'faucet')).toEqual(['/1/p0/'])
  expect(await hrefs(['docs-a-2', 'docs-b-1'], 'faucet')).toEqual([])
  expect(await hrefs(['docs-b-1'], 'page')).toHaveLength(50)
  expect(await hrefs(['docs-c-1'], 'page')).toEqual([])
  expect(read.filter((href) => href.endsWith('common.json'))).toEqual([
    '/assets/en-a-1/common.json',
  ])
})

test.each([
  ['missing', undefined],
  ['no JSON', '<!doctype html>'],
  ['cut off', '{"terms":"a b","postings":"##"}'],
  ['of another kind', '[]'],
  ['empty', 'null'],
])('a file that is %s is reported, and the next query works again', async (_, text) => {
  const { files, searched } = site()
  const names = [...files.keys()].filter((file) => /\/en\/(?:t|r)\d+\.json/.test(file))
  const kept = new Map(names.map((name) => [name, files.get(name) ?? '']))
  for (const name of names) {
    if (text === undefined) files.delete(name)
    else files.set(name, text)
  }
  await expect(searched.search({ query: `${word} `, limit: 5 })).rejects.toThrow(/damaged|404|JSON/)
  for (const [name, good] of kept) files.set(name, good)
  expect((await searched.search({ query: `${word} `, limit: 5 })).hits[0]?.href).toBe('/p7/')
})

test('invalid scores are reported', async () => {
  const { files, searched } = site()
  for (const [name, text] of files) {
    if (!/\/en\/t\d+\.json/.test(name)) continue
    const file = JSON.parse(text) as { terms: string; postings: string }
    files.set(name, JSON.stringify({ ...file, postings: file.postings.replace(/\S/g, '\u0001') }))
  }
  await expect(searched.search({ query: word, limit: 5 })).rejects.toThrow()
})

test.each([
  undefined,
  '{}',
  '{"format":0}',
  '"text"',
])('a catalogue that is %j is reported, and the next query works again', async (text) => {
  const { files, searched } = site()
  const good = files.get('/search-index.json') ?? ''
  if (text === undefined) files.delete('/search-index.json')
  else files.set('/search-index.json', text)
  await expect(searched.search(blank)).rejects.toThrow(/another format|404/)
  await expect(searched.search({ query: word, limit: 5 })).rejects.toThrow(/another format|404/)
  files.set('/search-index.json', good)
  expect((await searched.search({ query: word, limit: 5 })).total).toBeGreaterThan(0)
})

test('a query after a new deploy is answered from its files', async () => {
  const { files, read, searched } = site()
  await searched.search(blank)
  for (const name of [...files.keys()]) {
    if (!name.startsWith('/assets/en/')) continue
    files.set(name.replace('/en/', '/en2/'), files.get(name) ?? '')
    files.delete(name)
  }
  files.set('/search-index.json', (files.get('/search-index.json') ?? '').replace('/en/', '/en2/'))
  const [one, two] = await Promise.all([
    searched.search({ query: `${word} `, limit: 5 }),
    searched.search({ query: word, limit: 5 }),
  ])
  expect([one.hits[0]?.href, two.hits[0]?.href]).toEqual(['/p7/', '/p7/'])
  expect(read.filter((href) => href === '/search-index.json')).toHaveLength(2)
})

test('a query in an older version after a new deploy is answered from its files', async () => {
  const { files, searched } = site()
  await searched.search(blank)
  files.set('/assets/other/common.json', files.get('/assets/en-a-1/common.json') ?? '')
  files.delete('/assets/en-a-1/common.json')
  const moved = (files.get('/search-index.json') ?? '').replace('/en-a-1/', '/other/')
  files.set('/search-index.json', moved)
  const answer = await searched.search({ query: 'faucet', limit: 5, tags: ['docs-a-1'] })
  expect(answer.hits[0]?.href).toBe('/1/p0/')
})

test.each([
  '{"format":0}',
  'null',
  '"text"',
])('a catalogue that holds %s is an error', async (text) => {
  const { files, searched } = site()
  files.set('/search-index.json', text)
  await expect(searched.search({ query: word, limit: 5 })).rejects.toThrow(
    'The search index /search-index.json has another format.',
  )
})

test('a catalogue read before a deploy is read again', async () => {
  const [entry] = catalogue.indexes
  const old = { ...catalogue, indexes: [{ ...entry, folder: '/assets/old/' }] }
  const { files, read, searched } = site()
  const newer = files.get('/search-index.json') ?? ''
  files.set('/search-index.json', JSON.stringify(old))
  await expect(searched.search({ query: word, limit: 5 })).rejects.toThrow('HTTP status 404')
  files.set('/search-index.json', newer)
  expect((await searched.search({ query: word, limit: 5 })).total).toBeGreaterThan(0)
  expect(read.filter((href) => href === '/search-index.json')).toHaveLength(3)
})

test('a small index is one file', () => {
  const { common, files } = buildSearchIndex(older, words)
  expect([...files.keys()]).toEqual([])
  expect(Object.keys(common.inline ?? {})).toEqual([
    't0.json',
    'r0.json',
    'x0.json',
    'vocabulary.json',
  ])
})

test('an aborted search loads no hits, and the next query needs no new catalogue', async () => {
  const { read, searched } = site()
  const control = new AbortController()
  const searching = searched.search({ query: word, limit: 5, signal: control.signal })
  control.abort()
  await expect(searching).rejects.toMatchObject({ name: 'AbortError' })
  expect(read.filter((href) => /\/r\d+\.json/.test(href))).toEqual([])
  expect((await searched.search({ query: word, limit: 5 })).total).toBeGreaterThan(0)
  expect(read.filter((href) => href === '/search-index.json')).toHaveLength(1)
})

test('the rest of an index can be loaded; later queries then request only texts', async () => {
  const { files, read, searched } = site()
  await searched.loadRest(undefined, () => false)
  const isText = (file: string) => /\/x\d+\.json$/.test(file)
  const ofIndex = [...files.keys()].filter(
    (file) => file.startsWith('/assets/en/') && !isText(file),
  )
  expect(new Set(read.filter((file) => file.startsWith('/assets/en/')))).toEqual(new Set(ofIndex))
  const before = read.length
  await searched.search({ query: manyWords(60)[9] ?? '', limit: 20 })
  expect(read.slice(before).every(isText)).toBe(true)
})

test('a result whose text cannot be loaded is shown without it', async () => {
  const { files, searched } = site()
  for (const file of files.keys()) if (/\/x\d+\.json$/.test(file)) files.delete(file)
  const { hits } = await searched.search({ query: word, limit: 3 })
  expect(hits.length).toBeGreaterThan(0)
  expect(hits.every(({ excerpt }) => excerpt === '')).toBe(true)
})

test.each([
  ['is missing, as in an older build', undefined],
  ['is cut off', []],
  ['is of another kind', 7],
])('a result for which what readers say %s is shown', async (_, asked) => {
  const { files, searched } = site()
  for (const [file, text] of files)
    if (/\/x\d+\.json$/.test(file)) files.set(file, JSON.stringify({ ...JSON.parse(text), asked }))
  const { hits } = await searched.search({ query: `${word} `, limit: 3 })
  expect(hits[0]?.href).toBe('/p7/')
})

test('loading the rest stops when it should, and failures are left to the queries', async () => {
  const { files, read, searched } = site()
  await searched.search(blank)
  await searched.loadRest(undefined, () => true)
  expect(read).toEqual(['/search-index.json'])
  for (const file of files.keys()) if (file.endsWith('/t0.json')) files.delete(file)
  await expect(searched.loadRest(undefined, () => false)).resolves.toBeUndefined()
})

test('a query without results comes with words that the site uses', async () => {
  const faucet = page('/f/', 'Faucet', 'Coins for developers.', 'docs-a-2')
  const { common } = buildSearchIndex([faucet], words)
  const entry = { name: 'en', folder: '/', tags: ['docs-a-2'], common }
  const small = searchedSite('/c.json', async () => ({
    format: INDEX_FORMAT,
    indexes: [entry],
  }))
  expect(await small.search({ query: 'faauccet', limit: 5 })).toMatchObject({ total: 1 })
  expect(await small.search({ query: 'fauuccett', limit: 5 })).toEqual({
    hits: [],
    total: 0,
    nearest: ['faucet'],
    elsewhere: { total: 0, pages: 0 },
  })
})

test('where a section has no results, those of the others are counted', async () => {
  const pages = [
    page('/f/', 'Faucet', 'Coins for developers.', 'docs-a-2'),
    page('/g/', 'Other', 'Nothing.', 'docs-b-2'),
  ]
  const { common, tags } = buildSearchIndex(pages, words)
  const entry = { name: 'en', folder: '/', tags, common }
  const small = searchedSite('/c.json', async () => ({ format: INDEX_FORMAT, indexes: [entry] }))
  expect(await small.search({ query: 'faucet', limit: 5, tags: ['docs-b-2'] })).toEqual({
    hits: [],
    total: 0,
    nearest: [],
    elsewhere: { total: 1, pages: 1 },
  })
})

/** One of each kind of text that is not a question. */
const NOISE = [
  '.'.repeat(10_000),
  'faucet'.repeat(2_000),
  '(?<=a)[^\\]{2,}$|\\p{L}+*',
  '\u0000\u0007\u001b[31m\r\n\t\u0085',
  '\u202e\u2066\u200f',
  '\ud83d\ude80\ud83d\ude80 \ud83c\uddf8\ud83c\udde6 \ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67',
  '\ud83d',
  'hasOwnProperty toString __proto__',
  '</script><script>alert(1)</script>',
  '%00%2e%2e/../..',
]

test.each(NOISE)('%j is answered, alone and around a word of the site', async (noise) => {
  const faucet = page(
    '/f/',
    'Faucet',
    `Coins for ${'developers and others '.repeat(20)}.`,
    'docs-a-2',
  )
  const { common } = buildSearchIndex([faucet], words)
  const entry = { name: 'en', folder: '/', tags: ['docs-a-2'], common }
  const small = searchedSite('/c.json', async () => ({
    format: INDEX_FORMAT,
    indexes: [entry],
  }))
  expect((await small.search({ query: noise, limit: 5 })).total).toBe(0)
  expect((await small.search({ query: `coins ${noise}`, limit: 5 })).hits).toHaveLength(1)
})
