import { expect, test } from 'vitest'
import { activeHeading } from './active-heading.ts'

const view = { offset: 60, height: 800 }

const at = (...tops: number[]) =>
  tops.map((top, index) => ({ id: `h${index}`, top, bottom: top + 30 }))

test('the next heading is current if it is in the upper half', () => {
  expect(activeHeading(at(-300, 200, 900), view)).toBe('h1')
})

test('the one before is current when the next is far down', () => {
  expect(activeHeading(at(-300, 700), view)).toBe('h0')
})

test('none is current before the first, and the last one at the end', () => {
  expect(activeHeading(at(700), view)).toBeUndefined()
  expect(activeHeading(at(-900, -100), view)).toBe('h1')
})
