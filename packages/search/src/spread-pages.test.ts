import { expect, test } from 'vitest'
import { spreadPages } from './spread-pages.ts'

const spread = (text: string) => spreadPages(text.split(' '), (result) => result[0]).join(' ')

test.each([
  ['a1 b1 a2', 'a1 b1 a2'],
  ['a1 a2 a3 a4 b1 c1', 'a1 a2 b1 a3 a4 c1'],
  ['a1 a2 a3', 'a1 a2 a3'],
  ['a1 a2 a3 b1 b2 b3', 'a1 a2 b1 a3 b2 b3'],
])('no page has more than two results in a row while another has one: %s', (before, after) => {
  expect(spread(before)).toBe(after)
})
