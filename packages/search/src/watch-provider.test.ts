import { expect, test, vi } from 'vitest'
import type { ProviderSource, SearchProvider, SearchRequest } from './search-provider.ts'
import { watchProvider } from './watch-provider.ts'

const source: ProviderSource = {
  search: { provider: 'find', options: {} },
  baseUrl: '/',
  scope: { locale: 'en', tags: [] },
}
const answer = { hits: [], total: 0 }
const fails = (): never => {
  throw new Error('no luck')
}

/** Opens a provider, prepares it and searches; returns the answer or the error, and what was told. */
async function use(
  provider: Partial<SearchProvider> | (() => never),
  { load = async () => {}, request = { query: 'a', limit: 1 } as SearchRequest } = {},
) {
  const onFault = vi.fn()
  const open = watchProvider(async () => {
    await load()
    return {
      openProvider: () =>
        typeof provider === 'function'
          ? provider()
          : { prepare: async () => {}, search: async () => answer, ...provider },
    }
  }, onFault)
  const result = await open(source)
    .then(async (opened) => {
      await opened.prepare()
      return opened.search(request)
    })
    .catch((cause: Error) => cause.message)
  return { result, told: onFault.mock.calls.map(([cause]) => cause.message) }
}

test('answers as the provider does', async () => {
  expect(await use({})).toEqual({ result: answer, told: [] })
})

test.each([
  ['while its module loads', use({}, { load: fails })],
  ['while it opens', use(fails)],
  ['while it prepares', use({ prepare: fails })],
  ['instead of an answer', use({ search: fails })],
  ['later', use({ search: () => Promise.reject(new Error('no luck')) })],
])('tells what a provider throws %s, and fails', async (_, used) => {
  expect(await used).toEqual({ result: 'no luck', told: ['no luck'] })
})

test('tells an answer without hits', async () => {
  const { told } = await use({ search: async () => JSON.parse('{}') })
  expect(told).toEqual(['It returned no answer: { hits, total }'])
})

test('does not tell a search that was given up', async () => {
  const request = { query: 'a', limit: 1, signal: AbortSignal.abort() }
  expect(await use({ search: fails }, { request })).toEqual({ result: 'no luck', told: [] })
})
