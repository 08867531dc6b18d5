import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchAnswer, SearchRequest } from '../../search/search-provider.ts'
import { createAnswers } from './answers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers from a provider that the test controls. */
function start() {
  const asked: SearchRequest[] = []
  const waiting = new Map<string, { resolve: (to: SearchAnswer) => void; reject: () => void }>()
  const onChange = vi.fn()
  const answers = createAnswers({
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
    onChange,
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    answers,
    asked,
    onChange,
    ask: async (query: string) => {
      answers.ask(query)
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
  const { answers, ask, answer } = start()
  await ask('one')
  await answer('one', 3)
  await ask('two')
  expect(answers.state()).toMatchObject({ query: 'one', answer: { total: 3 } })
  await answer('two', 5)
  expect(answers.state()).toMatchObject({ query: 'two', answer: { total: 5 } })
})

test('the best hits are used until all arrive, those of an earlier query never', async () => {
  const { answers, asked, ask, answer } = start()
  await ask('one')
  await ask('two')
  asked[0]?.onFirst?.({ hits: [], total: 8 })
  expect(answers.state().answer).toBeNull()
  asked[1]?.onFirst?.({ hits: [], total: 9 })
  expect(answers.state()).toMatchObject({ query: 'two', answer: { total: 9 } })
  await answer('two', 10)
  expect(answers.state()).toMatchObject({ query: 'two', answer: { total: 10 } })
})

test('only the newest query counts, in any order of answers', async () => {
  const { answers, asked, ask, answer, fail } = start()
  await ask('one')
  await ask('two')
  await answer('two', 5)
  await answer('one', 3)
  await fail('one')
  expect(answers.state()).toMatchObject({ query: 'two', answer: { total: 5 } })
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false])
})

test('an answer that takes 300 ms counts as slow, also over several queries', async () => {
  const { answers, onChange, ask, answer } = start()
  await ask('one')
  await vi.advanceTimersByTimeAsync(299)
  expect(answers.state().isStalled).toBe(false)
  expect(onChange).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answers.state().isStalled).toBe(true)
  await ask('two')
  expect(answers.state().isStalled).toBe(true)
  await answer('two')
  await vi.advanceTimersByTimeAsync(1000)
  expect(answers.state().isStalled).toBe(false)
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('a failure is shown until there is an answer, and asking again retries', async () => {
  const { answers, ask, answer, fail } = start()
  await ask('one')
  await fail('one')
  expect(answers.state()).toMatchObject({ query: 'one', answer: null, hasFailed: true })
  await ask('one')
  expect(answers.state().hasFailed).toBe(true)
  await answer('one')
  expect(answers.state()).toMatchObject({ hasFailed: false, answer: { total: 1 } })
})

test('a blank query has no answer and sends no request', async () => {
  const { answers, asked, onChange, ask, answer } = start()
  await ask('one')
  await ask('  ')
  await answer('one')
  await vi.advanceTimersByTimeAsync(1000)
  expect(answers.state()).toEqual({ query: '', answer: null, hasFailed: false, isStalled: false })
  expect(asked).toHaveLength(1)
  expect(onChange).not.toHaveBeenCalled()
})

test('nothing is reported after the end', async () => {
  const { answers, onChange, ask, answer } = start()
  await ask('one')
  answers.stop()
  await answer('one')
  await vi.advanceTimersByTimeAsync(1000)
  expect(onChange).not.toHaveBeenCalled()
})
