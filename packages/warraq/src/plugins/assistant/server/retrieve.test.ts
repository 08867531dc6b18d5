import { expect, test } from 'vitest'
import type { BuiltDocs } from './built-docs.ts'
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
function site(hits: readonly ReturnType<typeof hit>[], queries: string[] = []): BuiltDocs {
  const page = { href: '/a/', title: 'Page', description: '', section: '', file: 'a.md' }
  return {
    buildId: 'b1',
    title: 'Site',
    pages: [page],
    search: async (query) => {
      queries.push(query)
      return { hits, total: hits.length }
    },
    findPage: (address) => (address.startsWith('/gone/') ? undefined : page),
    headingOf: async () => undefined,
    readPage: async () => `# Page\n\n## One\n\nText.\n\n## Long\n\n${'x'.repeat(9000)}\n`,
  }
}

const LIMITS = { sections: 8, characters: 12_000 }
const first = { question: 'How?', history: [] }

test('a section comes from the Markdown, otherwise from the index', async () => {
  const docs = site([
    hit('/a/#one', 'One'),
    hit('/a/#row', 'A row of a table'),
    hit('/gone/#x', 'X'),
  ])
  expect(await retrieve(docs, first, LIMITS)).toEqual([
    { title: 'Page: One', href: '/a/#one', text: '## One\n\nText.' },
    { title: 'Page: A row of a table', href: '/a/#row', text: 'Excerpt.' },
    { title: 'Page: X', href: '/gone/#x', text: 'Excerpt.' },
  ])
})

test('no page dominates, and the documents stay within their limits', async () => {
  const ofOne = [1, 2, 3, 4].map((at) => hit(`/a/#${at}`, 'One'))
  const docs = site([...ofOne, hit('/a/#1', 'One'), hit('/b/#one', 'One')])
  const order = (await retrieve(docs, first, LIMITS)).map(({ href }) => href)
  expect(order).toEqual(['/a/#1', '/a/#2', '/a/#3', '/b/#one', '/a/#4'])
  const apart = site([hit('/a/#1', 'One'), hit('/b/#1', 'One'), hit('/c/#1', 'One')])
  expect(await retrieve(apart, first, { ...LIMITS, sections: 2 })).toHaveLength(2)
  const long = site([hit('/a/#1', 'Long'), hit('/b/#2', 'Long'), hit('/c/#3', 'Long')])
  const sizes = (await retrieve(long, first, { sections: 8, characters: 5000 })).map(
    ({ text }) => text.length,
  )
  expect(sizes).toEqual([4000, 1000])
})

test('further sections of the best page follow, with their beginnings', async () => {
  const ofBest = [1, 2, 3, 4].map((at) => hit(`/a/#${at}`, 'Long'))
  const docs = site([...ofBest, hit('/b/#1', 'Long'), hit('/b/#2', 'Long')])
  const found = await retrieve(docs, first, { sections: 2, characters: 12_000 })
  expect(found.map(({ href, text }) => [href, text.length])).toEqual([
    ['/a/#1', 4000],
    ['/a/#2', 4000],
    ['/a/#3', 1000],
    ['/a/#4', 1000],
  ])
  const few = await retrieve(docs, first, { sections: 2, characters: 4000 })
  expect(few.map(({ href, text }) => [href, text.length])).toEqual([
    ['/a/#1', 3000],
    ['/a/#3', 1000],
  ])
})

test('a follow-up is searched alone and with the previous question', async () => {
  const queries: string[] = []
  const history = [{ question: 'How on the main network?', answer: 'So.' }]
  await retrieve(site([], queries), { question: 'And on the other?', history }, LIMITS)
  expect(queries).toEqual(['And on the other?', 'How on the main network? And on the other?'])
})
