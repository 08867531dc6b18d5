import { expect, test } from 'vitest'
import { fitTitle } from './fit-title.ts'

/** Every letter is half as wide as the font size. */
const widthOf = (text: string, size: number) => ([...text].length * size) / 2
const space = { width: 200, maxLines: 3, sizes: [40, 20] }
const fitted = (title: string) => {
  const { lines, size } = fitTitle(title, space, widthOf)
  return `${size}: ${lines.join(' / ')}`
}

test.each([
  ['one line where it fits', 'Token', '40: Token'],
  ['lines of similar width', 'aaaa bb cc dd ee', '40: aaaa bb / cc dd ee'],
  [
    'a long title in a smaller size',
    'aaaaaaaa bbbbbbbb cccccccc dddddddd',
    '20: aaaaaaaa bbbbbbbb / cccccccc dddddddd',
  ],
  ['a long word in a smaller size', 'aaaaaaaaaaaaaaa', '20: aaaaaaaaaaaaaaa'],
  [
    'a word longer than every line in pieces',
    'a'.repeat(30),
    `20: ${'a'.repeat(20)} / ${'a'.repeat(10)}`,
  ],
  ['spaces of any kind as one', '  Run\u00a0a \n node ', '40: Run a node'],
  ['no line for an empty title', '', '40: '],
])('gives %s', (_, title, expected) => {
  expect(fitted(title)).toBe(expected)
})

test('ends a title that is too long for the smallest size with an ellipsis', () => {
  expect(fitted('aaaaaaaaa '.repeat(9))).toBe(
    '20: aaaaaaaaa aaaaaaaaa / aaaaaaaaa aaaaaaaaa / aaaaaaaaa aaaaaaaaa…',
  )
})

test('keeps every line within the space', () => {
  for (let words = 1; words < 12; words++) {
    const { lines, size } = fitTitle('word longer-word it '.repeat(words), space, widthOf)
    expect(lines.length).toBeLessThanOrEqual(3)
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(space.width)
  }
})
