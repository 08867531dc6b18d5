import { expect, test } from 'vitest'
import { fillCode, fillPattern } from './fill.ts'

test('placeholders are filled from the table, the longest first', () => {
  const table = { '<the-height>': '12', 'https://a': 'http://b', 'https://a.b': 'http://c' }
  expect(fillCode('H=<the-height> https://a.b https://a', table)).toBe('H=12 http://c http://b')
  expect(fillCode('diff <(a) <(b)', {})).toBe('diff <(a) <(b)')
  expect(() => fillCode('H=<the-other>', table)).toThrow('the placeholder <the-other> has no value')
})

test('what is printed may be a value that was found before', () => {
  const table = { '<the-key>': 'a+b/c=' }
  expect(fillPattern(/^<the-key>$/m, table)).toEqual(/^a\+b\/c=$/m)
  expect(() => fillPattern(/<the-other>/, table)).toThrow('<the-other> has no value')
})
