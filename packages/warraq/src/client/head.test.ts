import { expect, test } from 'vitest'
import { replaceClasses } from './head.ts'

test('swaps the classes of the pages and leaves those of others', () => {
  const names = new Set(['foreign', 'old', 'both'])
  const element = {
    classList: {
      add: (...added: string[]) => added.forEach((name) => void names.add(name)),
      remove: (...removed: string[]) => removed.forEach((name) => void names.delete(name)),
    },
  }
  replaceClasses(element as unknown as Element, ' old  both', 'both new')
  expect([...names]).toEqual(['foreign', 'both', 'new'])
})
