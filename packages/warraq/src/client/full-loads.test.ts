import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../shared/browser/stub-storage.fixtures.ts'
import { createFullLoads } from './full-loads.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = stubStorage().local
})
afterEach(() => void vi.unstubAllGlobals())

test('stores routes for a build', () => {
  createFullLoads('b1').add('/a/')
  const later = createFullLoads('b1')
  expect([later.has('/a/'), later.has('/b/')]).toEqual([true, false])
})

test('retries every route with a new build', () => {
  createFullLoads('b1').add('/a/')
  expect(createFullLoads('b2').has('/a/')).toBe(false)
})

test('works with blocked storage', () => {
  vi.stubGlobal('localStorage', undefined)
  vi.spyOn(console, 'warn').mockReturnValue()
  const loads = createFullLoads('b1')
  loads.add('/a/')
  expect(loads.has('/a/')).toBe(true)
})

test('keeps the stored list short', () => {
  const loads = createFullLoads('b1')
  for (let index = 0; index < 150; index++) loads.add(`/${index}/`)
  const [lines = ''] = stored.values()
  expect(lines.split('\n')).toHaveLength(1 + 100)
  expect(createFullLoads('b1').has('/149/')).toBe(true)
})
