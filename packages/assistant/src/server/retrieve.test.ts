import { expect, test } from 'vitest'
import type { BuiltSite } from 'warraq/built-site'
import { retrieve } from './retrieve.ts'

const hit = (href: string, heading: string) => ({
  href,
  pageHref: href.split('#')[0] ?? '',
  title: 'Page',
  heading,
  crumbs: [],
  excerpt: 'Excerpt.',
})

/** A site whose search always has the same hits, and whose pages are all alike. */
function site(hits: readonly ReturnType<typeof hit>[]): BuiltSite {
  const page = { href: '/a/', title: 'Page', description: '', section: '', file: 'a.md' }
  return {
    buildId: 'b1',
    title: 'Site',
    pages: [page],
    search: async () => ({ hits, total: hits.length }),
    findPage: (address) => (address.startsWith('/gone/') ? undefined : page),
    headingOf: async () => undefined,
    readPage: async () => '# Page',
    readSection: async (_, heading) =>
      new Map([
        ['One', '## One\n\nText.'],
        ['Long', `## Long\n\n${'x'.repeat(9000)}`],
      ]).get(heading),
  }
}

const CHARACTERS = 12_000
const first = { question: 'How?', history: [] }

test('a section comes from the Markdown, otherwise from the index', async () => {
  const docs = site([
    hit('/a/#one', 'One'),
    hit('/a/#row', 'A row of a table'),
    hit('/gone/#x', 'X'),
  ])
  expect(await retrieve(docs, first, CHARACTERS)).toEqual([
    { title: 'Page: One', href: '/a/#one', text: '## One\n\nText.' },
    { title: 'Page: A row of a table', href: '/a/#row', text: 'Excerpt.' },
    { title: 'Page: X', href: '/gone/#x', text: 'Excerpt.' },
  ])
})

test('no page dominates', async () => {
  const ofOne = [1, 2, 3, 4, 5].map((at) => hit(`/a/#${at}`, 'One'))
  const docs = site([...ofOne, hit('/a/#1', 'One'), hit('/b/#one', 'One')])
  const order = (await retrieve(docs, first, CHARACTERS)).map(({ href }) => href)
  expect(order).toEqual(['/a/#1', '/a/#2', '/a/#3', '/b/#one', '/a/#4', '/a/#5'])
})

test('the best sections come whole, then the beginnings of others, those of the best page first', async () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map((page) => hit(`/${page}/#1`, 'Long'))
  const docs = site([...pages, ...[2, 3, 4].map((at) => hit(`/a/#${at}`, 'Long'))])
  const given = async (characters: number) =>
    (await retrieve(docs, first, characters)).map(({ href, text }) => [href, text.length])
  expect(await given(40_000)).toEqual([
    ['/a/#1', 4000],
    ['/b/#1', 4000],
    ['/c/#1', 4000],
    ['/d/#1', 4000],
    ['/a/#2', 400],
    ['/a/#3', 400],
    ['/a/#4', 400],
    ['/e/#1', 400],
  ])
  expect(await given(6000)).toEqual([
    ['/a/#1', 4000],
    ['/b/#1', 500],
    ['/a/#2', 400],
    ['/a/#3', 400],
    ['/a/#4', 400],
    ['/e/#1', 300],
  ])
})

test('a follow-up is searched alone and with the previous question, and neither hides the other', async () => {
  const queries: string[] = []
  const docs: BuiltSite = {
    ...site([]),
    search: async (query, { inOrder }) => {
      if (inOrder === undefined) return { hits: [], total: 0 }
      queries.push(query)
      const hits = [1, 2, 3].map((at) => hit(`/${queries.length}/#${at}`, 'One'))
      return { hits, total: hits.length }
    },
  }
  const history = [{ question: 'How on the main network?', answer: 'So.' }]
  const found = await retrieve(docs, { question: 'And on the other?', history }, CHARACTERS)
  expect(queries).toEqual(['And on the other?', 'How on the main network? And on the other?'])
  expect(found.slice(0, 4).map(({ href }) => href)).toEqual(['/1/#1', '/2/#1', '/1/#2', '/2/#2'])
})

test('whole sections are chosen among many results in order, the beginnings in the usual order', async () => {
  const usual = ['a', 'b', 'c', 'd', 'e', 'f'].map((page) => hit(`/${page}/#1`, 'Long'))
  const docs: BuiltSite = {
    ...site([]),
    search: async (_query, { limit, inOrder = 0 }) => {
      const hits = inOrder >= usual.length ? usual.toReversed() : usual
      return { hits: hits.slice(0, limit), total: usual.length }
    },
  }
  const given = await retrieve(docs, first, 40_000)
  expect(given.map(({ href, text }) => [href, text.length])).toEqual([
    ['/f/#1', 4000],
    ['/e/#1', 4000],
    ['/d/#1', 4000],
    ['/c/#1', 4000],
    ['/a/#1', 400],
    ['/b/#1', 400],
  ])
})
