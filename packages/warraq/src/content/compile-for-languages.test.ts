import { expect, test } from 'vitest'
import { fillMarks } from '../theme/text/text-marks.ts'
import { defaultUiText } from '../theme/text/ui-text.ts'
import { useText, useWrittenText } from '../theme/text/use-text.ts'
import { PLAIN_CONTEXT } from './compile-context.fixtures.ts'
import type { CompileContext } from './compile-context.ts'
import { compileForLanguages } from './compile-for-languages.ts'
import { compilePage, type PageBody } from './compile-page.ts'

const german = { ...defaultUiText, note: 'Hinweis', directLink: '{heading} verlinken' }
const components = new Map(
  Object.entries({ Shown: () => useText().note, OfSite: () => useWrittenText().note }).map(
    ([name, component]) => [name, { name, component }],
  ),
)
const context: CompileContext = { ...PLAIN_CONTEXT, sharesPages: true, components }

const body = (text: string): PageBody => ({ file: 'a.mdx', format: 'mdx', firstLine: 1, text })

test.each([
  ['a heading', '## Oil & "more"\n\nText.'],
  ['an admonition', ':::note\n\nText.\n\n:::'],
  ['code', '```js title="a.js"\na()\n```'],
  ['a table and details', '| a |\n|---|\n| b |\n\n:::details\n\nText.\n\n:::'],
  ['a component of the engine', '<Shown />'],
])('%s is compiled once, and is the same as if compiled for a language', async (_, text) => {
  const { page, problems, isMarked } = await compileForLanguages(body(text), context)
  expect(isMarked).toBe(true)
  const alone = await compilePage(body(text), { ...context, text: german })
  expect({ page: { ...page, html: fillMarks(page.html, german) }, problems }).toEqual(alone)
})

test.each([
  ['a component of the site that reads a text', '<OfSite />'],
  ['a page whose headings hold a text', 'Text[^1].\n\n[^1]: More.'],
  ['a page with the character of a mark', 'Text \uFDD0.'],
])('%s is compiled for its language', async (_, text) => {
  const own = { ...context, text: german }
  const { isMarked, ...result } = await compileForLanguages(body(text), own)
  expect(isMarked).toBeUndefined()
  expect(result).toEqual(await compilePage(body(text), own))
})

test('a site of one language has no marks', async () => {
  const { isMarked } = await compileForLanguages(body('## Oil'), PLAIN_CONTEXT)
  expect(isMarked).toBeUndefined()
})
