import { expect, test } from 'vitest'
import { socialCards } from './index.ts'

test.each([
  [{ ink: 'red' }, '"ink" of socialCards must be a colour of six hexadecimal digits'],
  [{ accent: 5 }, '"accent" of socialCards must be a colour of six hexadecimal digits'],
  [{ logo: {} }, '"logo" of socialCards must be the path of an SVG file'],
  [{ colour: '#000000' }, '"colour" is not an option of socialCards: background, ink, accent'],
  [{ toString: '#000000' }, '"toString" is not an option'],
])('refuses %j', (options, message) => {
  expect(() => socialCards(options as object)).toThrow(message)
})

test('takes options that are not given as absent', () => {
  expect(() => socialCards({ ink: '#0B6658', logo: undefined } as object)).not.toThrow()
})
