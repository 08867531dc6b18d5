import { expect, test } from 'vitest'
import { createFullLoads } from './full-loads.ts'

function createMemory() {
  const values = new Map<string, string>()
  return {
    values,
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
  }
}

test('stores routes for the session', () => {
  const memory = createMemory()
  createFullLoads('b1', memory).add('/a/')
  const later = createFullLoads('b1', memory)
  expect([later.has('/a/'), later.has('/b/')]).toEqual([true, false])
})

test('retries every route with a new build', () => {
  const memory = createMemory()
  createFullLoads('b1', memory).add('/a/')
  expect(createFullLoads('b2', memory).has('/a/')).toBe(false)
})

test('works with blocked storage', () => {
  const loads = createFullLoads('b1', { read: () => null, write: () => {} })
  loads.add('/a/')
  expect(loads.has('/a/')).toBe(true)
})

test('keeps the stored list short', () => {
  const memory = createMemory()
  const loads = createFullLoads('b1', memory)
  for (let index = 0; index < 150; index++) loads.add(`/${index}/`)
  const [stored = ''] = memory.values.values()
  expect(stored.split('\n')).toHaveLength(100)
  expect(createFullLoads('b1', memory).has('/149/')).toBe(true)
})
