import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import { compilePage } from '../compile-page.ts'

/** Compiles a page; with a limit, code that takes longer loops. */
const compile = (text: string, limit: { readonly loopLimitMs?: number } = {}) =>
  compilePage({ file: 'a.mdx', format: 'mdx', text, firstLine: 1 }, { ...PLAIN_CONTEXT, ...limit })
/** For pages that loop: a page that does not may take longer where many programs run. */
const SOON = { loopLimitMs: 250 }

test('a finding names the package that reads the modules of a page', async () => {
  const { page, problems } = await compile(
    "import Lamp from './lamp.jsx'\nimport { Card } from 'cards'\n\n# Lamps\n\n<Lamp title=\"Oil\">lit</Lamp> <Card>dim</Card>\n",
  )
  expect(page.html).toMatch(/<strong>Oil<\/strong>[\s\S]*lit[\s\S]*dim/)
  expect(problems.map(({ code, line, found }) => [code, line, found])).toEqual([
    ['mdx/unknown-import', 1, 'import of "./lamp.jsx"'],
    ['mdx/unknown-import', 2, 'import of "cards"'],
  ])
  expect(problems.every(({ fix }) => fix.includes('@warraq/formats'))).toBe(true)
})

test('a page that loops is rendered once, unless it imports what could loop', async () => {
  const tries = { count: 0 }
  Object.assign(globalThis, { tries })
  await compile('# Lamps\n\n{(() => { globalThis.tries.count++; for (;;) {} })()}\n', SOON)
  Reflect.deleteProperty(globalThis, 'tries')
  expect(tries.count).toBe(1)
})

test.each([
  ['an expression', '# Lamps\n\n{(() => { for (;;) {} })()}\n\nText\n'],
  ['an export', 'export const endless = (() => { for (;;) {} })()\n\n# Lamps\n\nText\n'],
])('%s that loops leaves the page as Markdown', async (_, text) => {
  const { page, problems } = await compile(text, SOON)
  expect(page.html).toMatch(/<h1[^>]*>Lamps<\/h1>[\s\S]*<p>Text<\/p>/)
  expect(problems.map(({ code }) => code)).toEqual(['mdx/failed'])
  expect(problems[0]?.found).toMatch(/did not end within [\d.]+ seconds/)
})

test('a page of thousands of unknown components is shown as text, and names the first of them', async () => {
  const names = Array.from({ length: 5000 }, (_, at) => `<Part${at} />`)
  const { page, problems } = await compile(names.join('\n\n'))
  expect(page.html).toContain('&lt;Part4999 /&gt;')
  expect(problems.length).toBeLessThan(100)
  expect(problems[0]?.found).toContain('<Part0>')
})
