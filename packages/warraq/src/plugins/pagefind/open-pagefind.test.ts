import { expect, test, vi } from 'vitest'
import { openProvider } from './open-pagefind.ts'

const page = (url: string, sections: number) => ({
  url,
  meta: { title: `Title of ${url}`, crumbs: 'Guide\u2002›\u2002Start' },
  plain_excerpt: 'The page.',
  sub_results: Array.from({ length: sections }, (_, at) => ({
    title: `Section ${at}`,
    url: at === 0 ? url : `${url}#s${at}`,
    plain_excerpt: `Text ${at}`,
  })),
})

function setUp(pages: readonly ReturnType<typeof page>[]) {
  const search = vi.fn(async () => ({
    results: pages.map((entry) => ({ data: async () => entry })),
  }))
  const load = vi.fn(async () => ({ options: async () => {}, init: async () => {}, search }))
  const scope = { locale: 'en', tags: ['docs-a-1', 'default'] }
  const source = { search: { provider: 'pagefind', options: {} }, baseUrl: '/x/', scope }
  return { search, load, provider: openProvider(source, load) }
}

test('a page has its best sections; the count is that of the pages', async () => {
  const { provider, search, load } = setUp([page('/a/', 5), page('/b/', 0)])
  const { hits, total } = await provider.search({ query: 'word', limit: 20 })
  expect(load).toHaveBeenCalledExactlyOnceWith('/x/pagefind/pagefind.js')
  expect(search).toHaveBeenCalledWith('word', {
    filters: { tag: { any: ['docs-a-1', 'default'] } },
  })
  expect(total).toBe(2)
  expect(hits.map(({ href, heading, excerpt }) => [href, heading, excerpt])).toEqual([
    ['/a/', '', 'Text 0'],
    ['/a/#s1', 'Section 1', 'Text 1'],
    ['/a/#s2', 'Section 2', 'Text 2'],
    ['/b/', '', 'The page.'],
  ])
  expect(hits[0]).toMatchObject({ title: 'Title of /a/', crumbs: ['Guide', 'Start'] })
})

test('a query without text requests nothing', async () => {
  const { provider, load } = setUp([])
  expect(await provider.search({ query: '  ', limit: 20 })).toEqual({ hits: [], total: 0 })
  expect(load).not.toHaveBeenCalled()
})

test('code that cannot be loaded fails the query, and the next one tries again', async () => {
  const { provider, load } = setUp([page('/a/', 1)])
  load.mockRejectedValueOnce(new Error('offline'))
  await expect(provider.search({ query: 'word', limit: 20 })).rejects.toThrow('offline')
  expect((await provider.search({ query: 'word', limit: 20 })).total).toBe(1)
})

test('an aborted query rejects with AbortError', async () => {
  const { provider } = setUp([page('/a/', 1)])
  const signal = AbortSignal.abort()
  await expect(provider.search({ query: 'word', limit: 20, signal })).rejects.toThrow('abort')
})
