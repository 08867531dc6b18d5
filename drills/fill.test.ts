import { expect, test } from 'vitest'
import { fillCode } from './fill.ts'

test('placeholders are filled from the table, the longest first', () => {
  const table = { '<the-height>': '12', 'https://a': 'http://b', 'https://a.b': 'http://c' }
  expect(fillCode('H=<the-height> https://a.b https://a', table)).toBe('H=12 http://c http://b')
  expect(fillCode('diff <(a) <(b)', {})).toBe('diff <(a) <(b)')
  expect(() => fillCode('H=<the-other>', table)).toThrow('the placeholder <the-other> has no value')
})
