import { expect, test } from 'vitest'
import { ownValue } from './own-value.ts'

test('finds own names only, and nothing where there is no table or no name', () => {
  const table = { red: 1 }
  expect(ownValue(table, 'red')).toBe(1)
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', undefined])
    expect(ownValue(table, name)).toBeUndefined()
  expect(ownValue(undefined, 'red')).toBeUndefined()
})
