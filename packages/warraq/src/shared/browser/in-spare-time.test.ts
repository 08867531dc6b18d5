import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inSpareTime } from './in-spare-time.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('tasks run later and in order, including tasks that tasks add', async () => {
  const done: number[] = []
  inSpareTime(() => {
    done.push(1)
    inSpareTime(() => done.push(3))
  })
  inSpareTime(() => done.push(2))
  expect(done).toEqual([])
  await vi.runAllTimersAsync()
  expect(done).toEqual([1, 2, 3])
})

test('a task that throws does not stop the others', () => {
  const done: number[] = []
  inSpareTime(() => {
    throw new Error('no')
  })
  inSpareTime(() => done.push(2))
  expect(() => vi.runAllTimers()).toThrow('no')
  vi.runAllTimers()
  expect(done).toEqual([2])
})
