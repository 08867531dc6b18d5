import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from './progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function record(random = () => 1) {
  const seen: (number | string)[] = []
  const view = {
    show: (fraction: number) => void seen.push(Number(fraction.toFixed(3))),
    complete: () => void seen.push('complete'),
    remove: () => void seen.push('remove'),
  }
  return { seen, progress: createProgress(view, random) }
}

test('shows nothing for a page that loads within 200 ms', () => {
  const { seen, progress } = record()
  progress.start()
  vi.advanceTimersByTime(199)
  progress.finish()
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual([])
})

test('starts at the minimum and trickles every 800 ms', () => {
  const { seen, progress } = record()
  progress.start()
  vi.advanceTimersByTime(200)
  expect(seen).toEqual([0.08])
  vi.advanceTimersByTime(1600)
  expect(seen).toEqual([0.08, 0.1, 0.12])
  progress.finish()
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual([0.08, 0.1, 0.12, 'complete'])
})

test('never trickles to the end', () => {
  const { seen, progress } = record()
  progress.start()
  vi.advanceTimersByTime(200 + 800 * 100)
  expect(seen.at(-1)).toBe(0.994)
})

test('a cancelled navigation removes the bar or its timer', () => {
  const { seen, progress } = record()
  progress.start()
  progress.cancel()
  vi.advanceTimersByTime(1000)
  expect(seen).toEqual([])
  progress.start()
  vi.advanceTimersByTime(200)
  progress.cancel()
  vi.advanceTimersByTime(1000)
  expect(seen).toEqual([0.08, 'remove'])
})
