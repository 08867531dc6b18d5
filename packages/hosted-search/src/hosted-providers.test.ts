import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SearchProvider } from 'warraq/plugin'
import { algoliaAnswer, RECORD } from '../../../tests/search/fake-algolia.ts'
import { type FakeService, startService } from '../../../tests/search/fake-service.ts'
import { field } from './field.ts'
import { openProvider as openAlgolia } from './open-algolia.ts'
import { openProvider as openTypesense } from './open-typesense.ts'

const scope = { locale: 'en', tags: ['default', 'docs-docs-2.0'] }
const HIT = {
  href: '/docs/guide/install/#steps',
  pageHref: '/docs/guide/install/',
  title: 'Install',
  heading: 'Steps',
  crumbs: ['Docs & guides'],
  excerpt: 'Install the engine now…',
}

let service: FakeService
beforeEach(async () => {
  service = await startService(() => ({ json: {} }))
})
afterEach(() => service.close())

/** For a service that never answers. */
const SHORT_TIMEOUT_MS = 300
/** For a service that answers, on a machine that is busy with other tests. */
const LONG_TIMEOUT_MS = 60_000
const source = (options: Record<string, string>) => ({
  search: { provider: 'hosted', options: { host: service.url, apiKey: 'key', ...options } },
  baseUrl: '/',
  scope,
})
const algolia = (options: Record<string, string> = {}, timeoutMs = LONG_TIMEOUT_MS) =>
  openAlgolia(source({ appId: 'APP', indexName: 'docs', ...options }), timeoutMs)
const typesense = (options: Record<string, string> = {}, timeoutMs = LONG_TIMEOUT_MS) =>
  openTypesense(source({ collection: 'docs', ...options }), timeoutMs)
const flatRecord = {
  url: RECORD.url,
  type: 'content',
  content: RECORD.content,
  ...Object.fromEntries(
    Object.entries(RECORD.hierarchy).map(([level, name]) => [`hierarchy.${level}`, name]),
  ),
}
const typesenseAnswer = (hits: readonly object[], found = hits.length) => ({
  json: { results: [{ found, hits, page: 1, out_of: 9 }] },
})

describe('Algolia', () => {
  test('filters by the language and any of the tags, in one simple request', async () => {
    service.answer = () => algoliaAnswer([])
    await algolia({ facetFilters: 'type:content' }).search({ query: 'a', limit: 20, offset: 40 })
    expect(service.seen).toHaveLength(1)
    const [{ method, headers, body } = never()] = service.seen
    // A browser sends such a request without asking the service first.
    expect([method, headers['content-type']]).toEqual(['POST', 'text/plain'])
    expect(field(body, 'requests', '0')).toMatchObject({
      indexName: 'docs',
      query: 'a',
      offset: 40,
      length: 20,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-docs-2.0'],
        'type:content',
      ],
    })
  })

  test('leaves the context out if the index has none', async () => {
    service.answer = () => algoliaAnswer([])
    await algolia({ contextual: 'false' }).search({ query: 'a', limit: 20 })
    expect(service.seen[0]?.body).toMatchObject({ requests: [{ facetFilters: [] }] })
  })

  test('turns records into hits of plain text within the site, and returns the true count', async () => {
    service.answer = () => algoliaAnswer([RECORD], 42)
    expect(await algolia().search({ query: 'install', limit: 20 })).toEqual({
      total: 42,
      hits: [HIT],
    })
  })

  test('shows an address once if the index does not group its records', async () => {
    service.answer = () => algoliaAnswer([RECORD, { ...RECORD, content: 'Other.' }])
    expect((await algolia().search({ query: 'install', limit: 20 })).hits).toEqual([HIT])
  })

  test('keeps addresses of other sites', async () => {
    service.answer = () => algoliaAnswer([{ ...RECORD, url: 'https://blog.example.org/x/?a=1' }])
    const { hits } = await algolia({ external: '^https://blog' }).search({ query: 'x', limit: 9 })
    expect(hits[0]?.href).toBe('https://blog.example.org/x/?a=1')
  })

  test('tries the other hosts, but only after a server error or timeout', async () => {
    const asked: string[] = []
    const statuses = [503, 200, 403]
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(new URL(url).host)
      return Response.json(
        { results: [{ nbHits: 0, hits: [] }] },
        { status: statuses.shift() ?? 500 },
      )
    })
    const options = { appId: 'ABC', apiKey: 'key', indexName: 'docs' }
    const provider = openAlgolia({ search: { provider: 'algolia', options }, baseUrl: '/', scope })
    await provider.search({ query: 'a', limit: 9 })
    expect(asked).toEqual(['abc-dsn.algolia.net', 'abc-1.algolianet.com'])
    await expect(provider.search({ query: 'a', limit: 9 })).rejects.toThrow('403')
    expect(asked).toHaveLength(3)
    vi.unstubAllGlobals()
  })
})

const LEVELS_AND_CONTENT = [
  ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
  'content',
].join(',')

describe('Typesense', () => {
  test('filters the collection by the language and any of the tags', async () => {
    service.answer = () => typesenseAnswer([])
    await typesense({ filterBy: 'weight:>1' }).search({ query: 'a', limit: 15, offset: 15 })
    const [{ body } = never()] = service.seen
    expect(field(body, 'searches', '0')).toMatchObject({
      collection: 'docs',
      q: 'a',
      limit: 15,
      offset: 15,
      filter_by: 'language:=[`en`] && docusaurus_tag:=[`default`,`docs-docs-2.0`] && weight:>1',
    })
  })

  test.each([
    ['flat', flatRecord],
    ['nested', RECORD],
  ])('turns %s documents into hits', async (_, document) => {
    const snippet = 'Install the <mark>engine</mark> now…'
    service.answer = () => typesenseAnswer([{ document, highlight: { content: { snippet } } }], 7)
    expect(await typesense().search({ query: 'install', limit: 20 })).toEqual({
      total: 7,
      hits: [HIT],
    })
  })

  test('shows the best hit of each group', async () => {
    const hit = (url: string) => ({ document: { ...RECORD, url } })
    const groups = [[hit('/docs/a/#x'), hit('/docs/a/#x')], [hit('/docs/b/')], []]
    service.answer = () => ({
      json: { results: [{ found: 2, grouped_hits: groups.map((hits) => ({ hits })) }] },
    })
    const { total, hits } = await typesense().search({ query: 'install', limit: 20 })
    expect([total, ...hits.map(({ href }) => href)]).toEqual([2, '/docs/a/#x', '/docs/b/'])
  })

  test('searches a collection without what readers say by its other fields', async () => {
    const fieldsOf = ({ body }: { readonly body: unknown }) =>
      field(body, 'searches', '0', 'query_by')
    service.answer = () =>
      fieldsOf(service.seen.at(-1) ?? never()) === LEVELS_AND_CONTENT
        ? typesenseAnswer([{ document: RECORD }])
        : {
            json: {
              results: [
                { code: 404, error: 'Could not find a field named `asked` in the schema.' },
              ],
            },
          }
    const provider = typesense()
    expect((await provider.search({ query: 'a', limit: 9 })).hits).toHaveLength(1)
    expect((await provider.search({ query: 'b', limit: 9 })).hits).toHaveLength(1)
    expect(service.seen).toHaveLength(3)
  })

  test('reads the status of a single failed search', async () => {
    service.answer = () => ({ json: { results: [{ code: 404, error: 'Not found.' }] } })
    await expect(typesense().search({ query: 'a', limit: 9 })).rejects.toThrow(
      /answered with HTTP status 404/,
    )
  })
})

describe.each<[string, (timeoutMs?: number) => SearchProvider]>([
  ['algolia', (timeoutMs) => algolia({}, timeoutMs)],
  ['typesense', (timeoutMs) => typesense({}, timeoutMs)],
])('%s', (_, open) => {
  test.each([403, 429, 500])('throws at status %d', async (status) => {
    service.answer = () => ({ status, json: { message: 'no' } })
    await expect(open().search({ query: 'a', limit: 9 })).rejects.toThrow(
      `answered with HTTP status ${status}`,
    )
  })

  test.each([
    '',
    'not json',
    'null',
    '[]',
    '{}',
    '{"results":7}',
    '{"results":[]}',
    '{"results":[null]}',
    '{"results":[{"nbHits":"x","found":"x","hits":[]}]}',
    '{"results":[{"nbHits":1,"found":1,"hits":{}}]}',
  ])('throws at %j', async (text) => {
    service.answer = () => ({ text })
    await expect(open().search({ query: 'a', limit: 9 })).rejects.toThrow()
  })

  test('leaves out hits without a valid address', async () => {
    const wrong: unknown[] = [
      null,
      7,
      'x',
      {},
      { url: 'javascript:alert(1)', hierarchy: { lvl1: 'x' } },
      { url: 5, hierarchy: { lvl1: 'x' } },
      { url: 'https://docs.example.org/', hierarchy: 'x' },
      { url: 'https://docs.example.org/', hierarchy: { lvl1: 4 } },
    ]
    const hits = wrong.flatMap((record) => [record, { document: record }])
    service.answer = () => ({ json: { results: [{ nbHits: 8, found: 8, hits }] } })
    expect((await open().search({ query: 'a', limit: 9 })).hits).toEqual([])
  })

  test('finds a section by what readers say for it, and does not show that', async () => {
    const record = { ...RECORD, type: 'lvl2', content: null, asked: ['begin', 'set it up'] }
    const found = { asked: [{ snippet: 'begin', value: 'begin' }] }
    const hit = { ...record, document: record, highlight: found, _snippetResult: found }
    service.answer = () => ({ json: { results: [{ nbHits: 1, found: 1, hits: [hit] }] } })
    expect((await open().search({ query: 'begin', limit: 9 })).hits).toEqual([
      { ...HIT, excerpt: '' },
    ])
  })

  test('gives up on a service that does not answer', async () => {
    service.answer = () => 'never'
    await expect(open(SHORT_TIMEOUT_MS).search({ query: 'a', limit: 9 })).rejects.toThrow(
      /timeout/i,
    )
  })

  test('aborts a request that is no longer needed', async () => {
    service.answer = () => 'never'
    const abort = new AbortController()
    const asked = open().search({ query: 'a', limit: 9, signal: abort.signal })
    abort.abort()
    await expect(asked).rejects.toThrow(/abort/i)
  })

  test('throws when the service cannot be reached', async () => {
    await service.close()
    await expect(open().search({ query: 'a', limit: 9 })).rejects.toThrow()
  })

  test('sends any query as it is', async () => {
    service.answer = () => ({ json: { results: [{ nbHits: 0, found: 0, hits: [] }] } })
    for (const query of ['<b>', '((((', 'ابحث', '__proto__', 'x'.repeat(10_000)]) {
      expect(await open().search({ query, limit: 9 })).toEqual({ hits: [], total: 0 })
    }
  })
})

function never(): never {
  throw new Error('No request was seen.')
}
