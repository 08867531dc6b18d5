import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [1200, '1,200 pages'],
])('%d is %s', (number, text) => {
  expect(counted(number, 'page')).toBe(text)
})

test('a noun may have a plural of its own', () => {
  expect(counted(2, 'entry', 'entries')).toBe('2 entries')
})
