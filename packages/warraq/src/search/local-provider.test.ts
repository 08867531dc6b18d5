import { buildSearchIndex } from '@warraq/search/build-index'
import { INDEX_FORMAT } from '@warraq/search/index-files'
import { pageWords } from '@warraq/search/page-words'
import type { SearchAnswer } from '@warraq/search/search-provider'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchSections } from './search-sections.ts'
import { type SiteQuestion, siteAnswers } from './site-questions.ts'
import type { WorkerAnswer } from './worker-thread.ts'

const html = '<h2 id="limits">Limits</h2><p>One a day.</p>'
const { common } = buildSearchIndex(
  [
    {
      words: pageWords(
        searchSections({
          href: '/faucet/',
          title: 'Faucet',
          label: 'Faucet',
          crumbs: [],
          html,
        }),
      ),
      crumbs: [],
      tag: 'docs-a-1',
    },
  ],
  { stopWords: [], synonyms: [] },
)
const catalogue = {
  format: INDEX_FORMAT,
  indexes: [{ name: 'en', folder: '/assets/en/', tags: ['docs-a-1'] }],
}
const CATALOGUE = 'https://docs.example/search-index.json'
const served: Record<string, string> = {
  [CATALOGUE]: JSON.stringify(catalogue),
  '/assets/en/common.json': JSON.stringify(common),
}

/** A provider with its own threads. */
async function freshProvider() {
  vi.resetModules()
  const { openProvider } = await import('./local-provider.ts')
  return openProvider({ baseUrl: '/', scope: { locale: 'en', tags: ['docs-a-1'] } })
}

let asked: string[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('location', new URL('https://docs.example/learn/'))
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(href)
    const text = served[href]
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 })
  })
})

afterEach(() => vi.unstubAllGlobals())

/** A worker whose code runs on this thread, or that fails. */
function stubWorker(kind: 'works' | 'is lost' | 'cannot be made') {
  const made: string[] = []
  class FakeWorker extends EventTarget {
    readonly #answers = siteAnswers()
    constructor(href: string) {
      super()
      if (kind === 'cannot be made') throw new Error('Refused.')
      made.push(href)
    }
    postMessage(question: SiteQuestion, [port]: [MessagePort]) {
      if (kind === 'is lost') {
        queueMicrotask(() => this.dispatchEvent(new Event('error')))
        return
      }
      const reply = (answer: WorkerAnswer) => port.postMessage(answer)
      this.#answers(question).then(
        (answer) => reply({ answer }),
        (cause: Error) => reply({ error: cause.message }),
      )
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', FakeWorker)
  return made
}

const request = { query: 'limits', limit: 5 }

test('searches in a worker that the first question creates', async () => {
  const made = stubWorker('works')
  const provider = await freshProvider()
  expect(made).toEqual([])
  await provider.prepare()
  expect(asked).toEqual([CATALOGUE, '/assets/en/common.json'])
  const { hits, total } = await provider.search(request)
  expect(made).toHaveLength(1)
  expect(total).toBe(1)
  expect(hits[0]).toEqual({
    href: '/faucet/#limits',
    pageHref: '/faucet/',
    title: 'Faucet',
    heading: 'Limits',
    crumbs: [],
    excerpt: 'One a day.',
  })
})

test('loads the index files for what is typed before the dialog is hydrated', async () => {
  stubWorker('works')
  const provider = await freshProvider()
  const post = vi.spyOn(Worker.prototype, 'postMessage')
  await provider.prepare('limits')
  expect(post.mock.calls.map(([message]) => message)).toMatchObject([{ query: 'limits', limit: 6 }])
})

test('searches on the main thread if there are no workers', async () => {
  vi.stubGlobal('Worker', undefined)
  expect((await (await freshProvider()).search(request)).total).toBe(1)
})

test.each([
  'is lost',
  'cannot be made',
] as const)('if a worker %s, the main thread searches', async (kind) => {
  stubWorker(kind)
  const provider = await freshProvider()
  expect((await provider.search(request)).total).toBe(1)
  expect((await provider.search(request)).total).toBe(1)
})

test.each([
  'is lost',
  'cannot be made',
] as const)('if a worker %s, all queries share one main thread', async (kind) => {
  stubWorker(kind)
  const provider = await freshProvider()
  await Promise.all([provider.prepare(), provider.search(request), provider.search(request)])
  expect(asked).toEqual([CATALOGUE, '/assets/en/common.json'])
})

/**
 * A worker with nine hits, which sends more than the first six only when the test lets it continue.
 */
function stubSlowWorker() {
  const waiting: (() => void)[] = []
  const aborted: string[] = []
  class SlowWorker extends EventTarget {
    postMessage({ query }: SiteQuestion, [port]: [MessagePort]) {
      const reply = (found: object) => port.postMessage(found)
      const found = (count: number) => ({
        hits: Array.from({ length: count }, (_, at) => ({ href: `/${at}/` })),
        total: 9,
      })
      port.onmessage = () => aborted.push(query)
      reply({ first: found(6) })
      waiting.push(() => reply({ answer: found(9) }))
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', SlowWorker)
  return {
    /** The aborted queries. */
    aborted,
    isAsked: () => waiting.length > 0,
    goOn: () => {
      for (const reply of waiting) reply()
    },
  }
}

test('the best hits are passed on first when the others take longer', async () => {
  const worker = stubSlowWorker()
  const provider = await freshProvider()
  const onFirst = vi.fn<(answer: SearchAnswer) => void>()
  const all = provider.search({ query: 'x', limit: 20, onFirst })
  await vi.waitFor(() => expect(onFirst).toHaveBeenCalled())
  expect(onFirst.mock.calls[0]?.[0].hits).toHaveLength(6)
  worker.goOn()
  expect((await all).hits).toHaveLength(9)
  expect(onFirst).toHaveBeenCalledTimes(1)
})

test('without a listener, only the complete answer is returned', async () => {
  const worker = stubSlowWorker()
  const all = (await freshProvider()).search({ query: 'x', limit: 20 })
  await vi.waitFor(() => expect(worker.isAsked()).toBe(true))
  worker.goOn()
  expect((await all).hits).toHaveLength(9)
})

test('reports the error, and answers the next query', async () => {
  stubWorker('works')
  const provider = await freshProvider()
  const good = served['/assets/en/common.json'] ?? ''
  served['/assets/en/common.json'] = '<!doctype html>'
  await expect(provider.search(request)).rejects.toThrow('/assets/en/common.json is not JSON.')
  served['/assets/en/common.json'] = good
  expect((await provider.search(request)).total).toBe(1)
})

test('an aborted search ends at once', async () => {
  stubWorker('works')
  const provider = await freshProvider()
  const control = new AbortController()
  const answer = provider.search({ ...request, signal: control.signal })
  control.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  await expect(provider.search({ ...request, signal: control.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect((await provider.search(request)).total).toBe(1)
})

test('the worker is notified when an answer is no longer needed', async () => {
  const worker = stubSlowWorker()
  const control = new AbortController()
  const provider = await freshProvider()
  const answer = provider.search({ query: 'x', limit: 20, signal: control.signal })
  await vi.waitFor(() => expect(worker.isAsked()).toBe(true))
  expect(worker.aborted).toEqual([])
  control.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  await vi.waitFor(() => expect(worker.aborted).toEqual(['x']))
})
