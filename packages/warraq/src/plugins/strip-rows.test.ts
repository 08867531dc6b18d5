import { expect, test } from 'vitest'
import type { ContentPage } from './content-page.ts'
import { stripRowsOf } from './strip-rows.ts'
import type { StripRow, WarraqPlugin } from './warraq-plugin.ts'

const page = { file: 'content/a.md', text: 'The text.' } as ContentPage
const plugin = (name: string, strip: (page: ContentPage) => readonly StripRow[]): WarraqPlugin => ({
  name,
  strip,
})

test('rows come in the order of the plugins, each made from its page', () => {
  const rows = stripRowsOf(
    [page],
    [
      plugin('b', ({ text }) => [{ text: `${text.length} characters`, isGood: true }]),
      { name: 'without' },
      plugin('a', () => [{ text: 'yes', href: '/docs/' }]),
    ],
  )
  expect(rows('content/a.md')).toEqual([
    { text: '9 characters', isGood: true },
    { text: 'yes', href: '/docs/' },
  ])
  expect(rows('content/other.md')).toEqual([])
})

const fail = () => {
  throw new Error('no luck')
}

test.each([
  ['throws', fail, 'no luck'],
  ['returns no list', () => ({}) as never, 'it returned an invalid list of rows'],
  ['returns an empty row', () => [{ text: '' }], 'it returned an invalid list of rows'],
])('a plugin that %s is named', (_, strip, problem) => {
  expect(() => stripRowsOf([page], [plugin('rows', strip)])('content/a.md')).toThrow(
    `The plugin "rows" failed in its hook "strip": ${problem}`,
  )
})
