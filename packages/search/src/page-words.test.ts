import { expect, test } from 'vitest'
import { pageWords } from './page-words.ts'
import { EMPTY_RECORD } from './search-record.fixtures.ts'

/** The text for results of a section with one line. */
const shown = (text: string) =>
  pageWords([{ ...EMPTY_RECORD, lines: [{ text, isCode: false }] }]).sections[0]?.[2] ?? ''

test('a long text ends after a whole word, with a sign that it goes on', () => {
  const long = 'seven77 '.repeat(200)
  expect(shown(long.slice(0, 1_196))).toBe(long.slice(0, 1_196))
  expect(shown(long.slice(0, 1_300))).toBe(`${'seven77 '.repeat(149)}seven77…`)
  expect(shown(`${'seven77 '.repeat(149)}seven77x and more`)).toBe(
    `${'seven77 '.repeat(149).trim()}…`,
  )
})

test('a long text without spaces keeps its length, and no half of a character', () => {
  expect(shown('質'.repeat(2_000))).toBe(`${'質'.repeat(1_200)}…`)
  expect(shown(`a${'😀'.repeat(1_000)}`)).toBe(`a${'😀'.repeat(599)}…`)
})
