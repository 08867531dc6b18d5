import type { SearchAnswer, SearchRequest } from '@warraq/search/search-provider'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnswers } from './answers.ts'
import { searchReducer } from './search-reducer.ts'
import { CLOSED_SEARCH, type SearchAction } from './search-state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers from a provider that the test controls. */
function start() {
  const asked: SearchRequest[] = []
  const waiting = new Map<string, { resolve: (to: SearchAnswer) => void; reject: () => void }>()
  let state = CLOSED_SEARCH
  const dispatch = vi.fn((action: SearchAction) => {
    state = searchReducer(state, action)
  })
  const search = createAnswers({
    limit: 20,
    open: async () => ({
      prepare: async () => {},
      search: (request) => {
        asked.push(request)
        return new Promise((resolve, reject) => {
          waiting.set(request.query, { resolve, reject })
        })
      },
    }),
    dispatch,
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    found: () => state.found,
    asked,
    dispatch,
    stop: () => search(''),
    ask: async (query: string) => {
      search(query)
      state = searchReducer(state, { kind: 'type', query })
      await settle()
    },
    answer: async (query: string, total = 1) => {
      waiting.get(query)?.resolve({ hits: [], total })
      await settle()
    },
    fail: async (query: string) => {
      waiting.get(query)?.reject()
      await settle()
    },
  }
}

test('the previous answer stays until the next one arrives', async () => {
  const { found, ask, answer } = start()
  await ask('one')
  await answer('one', 3)
  await ask('two')
  expect(found()).toMatchObject({ query: 'one', answer: { total: 3 } })
  await answer('two', 5)
  expect(found()).toMatchObject({ query: 'two', answer: { total: 5 } })
})

test('the best hits are used until all arrive, those of an earlier query never', async () => {
  const { found, asked, ask, answer } = start()
  await ask('one')
  await ask('two')
  asked[0]?.onFirst?.({ hits: [], total: 8 })
  expect(found().answer).toBeNull()
  asked[1]?.onFirst?.({ hits: [], total: 9 })
  expect(found()).toMatchObject({ query: 'two', answer: { total: 9 } })
  await answer('two', 10)
  expect(found()).toMatchObject({ query: 'two', answer: { total: 10 } })
})

test('only the newest query counts, in any order of answers', async () => {
  const { found, asked, ask, answer, fail } = start()
  await ask('one')
  await ask('two')
  await answer('two', 5)
  await answer('one', 3)
  await fail('one')
  expect(found()).toMatchObject({ query: 'two', answer: { total: 5 } })
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false])
})

test('an answer that takes 300 ms counts as slow, also over several queries', async () => {
  const { found, dispatch, ask, answer } = start()
  await ask('one')
  await vi.advanceTimersByTimeAsync(299)
  expect(found().isStalled).toBe(false)
  expect(dispatch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(found().isStalled).toBe(true)
  await ask('two')
  expect(found().isStalled).toBe(true)
  await answer('two')
  await vi.advanceTimersByTimeAsync(1000)
  expect(found().isStalled).toBe(false)
  expect(dispatch).toHaveBeenCalledTimes(2)
})

test('a failure is shown until there is an answer, and asking again retries', async () => {
  const { found, ask, answer, fail } = start()
  await ask('one')
  await fail('one')
  expect(found()).toMatchObject({ query: 'one', answer: null, hasFailed: true })
  await ask('one')
  expect(found().hasFailed).toBe(true)
  await answer('one')
  expect(found()).toMatchObject({ hasFailed: false, answer: { total: 1 } })
})

test('a blank query has no answer and sends no request', async () => {
  const { found, asked, dispatch, ask, answer } = start()
  await ask('one')
  await ask('  ')
  await answer('one')
  await vi.advanceTimersByTimeAsync(1000)
  expect(found()).toEqual({ query: '', answer: null, hasFailed: false, isStalled: false })
  expect(asked).toHaveLength(1)
  expect(dispatch).not.toHaveBeenCalled()
})

test('nothing is reported after the end', async () => {
  const { stop, dispatch, ask, answer } = start()
  await ask('one')
  stop()
  await answer('one')
  await vi.advanceTimersByTimeAsync(1000)
  expect(dispatch).not.toHaveBeenCalled()
})
