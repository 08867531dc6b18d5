import { expect, test } from 'vitest'
import { bestLineOf, excerptOf } from './excerpt.ts'
import type { MatchedTerm } from './query.ts'

const terms = (...words: string[]) =>
  new Map(words.map((word, at) => [word, { word: at, weight: 1 }]))

const cut = (text: string, matched: ReadonlyMap<string, MatchedTerm>) =>
  excerptOf(text, bestLineOf(text, matched))

test('a section whose names match shows its beginning', () => {
  expect(cut('One.\nTwo.', terms('zebra'))).toEqual({ text: 'One. Two.', isCode: false })
  expect(cut('', terms('zebra'))).toEqual({ text: '', isCode: false })
})

test('code before the text is not its beginning', () => {
  expect(cut('\tmain.go\nOne.', terms('zebra'))).toEqual({ text: 'One.', isCode: false })
  expect(cut('\tls\n\tmain.go', terms('zebra'))).toEqual({ text: 'ls', isCode: true })
})

test('shows the line that matches the most words, and what follows a short one', () => {
  const text = 'The fee.\nThe fee of a node.\nMore.'
  expect(cut(text, terms('fee', 'node')).text).toBe('The fee of a node. More.')
})

test('shows a line of code as it is', () => {
  expect(cut('Text.\n\thaqqd status --node x\n\tls', terms('status'))).toEqual({
    text: 'haqqd status --node x',
    isCode: true,
  })
})

test('cuts a long line around its matches, between words', () => {
  const numbers = Array.from({ length: 200 }, (_, at) => `n${at}`).join(' ')
  const { text } = cut(numbers, terms('n150'))
  expect(text).toMatch(/^…n1\d\d .*n150.*…$/)
  expect(text.length).toBeLessThan(165)
})

test('leaves no half of a character', () => {
  const { text } = cut(`${'a'.repeat(159)}😀b`, terms())
  expect(text).toBe(`${'a'.repeat(159)}…`)
})
