import { textOfHtml } from '@warraq/markup/text-of-html'
import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from './compile-context.fixtures.ts'
import { compilePage } from './compile-page.ts'

/** What readers get of a page whose problems only warn. */
async function shown(format: 'md' | 'mdx', text: string) {
  const body = { file: 'content/a.md', format, text, firstLine: 1 }
  const { page, problems } = await compilePage(body, PLAIN_CONTEXT)
  return { ...page, text: textOfHtml(page.html), codes: problems.map(({ code }) => code) }
}

test('an unknown leaf directive is text', async () => {
  const { text, codes } = await shown('md', 'a\n\n::chart[Label]{kind="pie"}\n\nb')
  expect(codes).toEqual(['directive/unknown'])
  expect(text).toBe('a ::chart[Label]{kind="pie"} b')
})

test('a tab outside a set is a box, and text between tabs stands above them', async () => {
  const alone = await shown('md', ':::tab[Alone]\nInside\n:::')
  expect(alone.codes).toEqual(['directive/misplaced'])
  expect(alone.text).toBe('Alone Inside')
  const between = await shown('md', '::::tabs\nBefore **b**\n\n:::tab[One]\nA\n:::\n::::')
  expect(between.codes).toEqual(['directive/misplaced'])
  expect(between.text).toMatch(/^Before b One A$/)
  expect(between.html).toMatch(/^<p>Before <strong>b<\/strong><\/p><docs-tabs/)
  const comment = await shown('md', '::::tabs\n<!-- c -->\n\n:::tab[One]\nA\n:::\n::::')
  expect(comment.html).toMatch(/^\s*<docs-tabs/)
})

test('two tabs of one name can both be chosen', async () => {
  const { html, codes } = await shown('md', '::::tabs\n:::tab[A]\n1\n:::\n:::tab[A]\n2\n:::\n::::')
  expect(codes).toEqual(['directive/repeated-tab'])
  expect(html).toContain('data-value="A-2">A</button>')
})

test('an unknown component of MDX shows what is inside', async () => {
  const { text, codes, headings } = await shown(
    'mdx',
    "import Foo from '@site/gone'\n\n# M\n\n## Two\n\n<Foo>a *b*</Foo>\n\n<Bar x={1}>c</Bar>\n\n<Baz.Qux>d</Baz.Qux>",
  )
  expect(codes).toEqual(['mdx/unknown-import', 'mdx/failed', 'mdx/failed'])
  expect(text).toBe('M Two a b c d')
  expect(headings.map(({ id }) => id)).toEqual(['two'])
})

test.each([
  [
    'a tag is open',
    '# S\n\n<Tabs>\nopen **text**\n\n## Two\n',
    ['mdx/syntax'],
    'S open **text** Two',
  ],
  ['a brace is open', '# S\n\na { b\n', ['mdx/syntax'], 'S a { b'],
  [
    'an expression throws',
    "import A from '@site/gone'\nexport const a = [\n  1,\n]\n\n# S\n\n{/* no\nno */}\n\n{boom.x} *b*\n",
    ['mdx/unknown-import', 'mdx/failed'],
    'S {boom.x} b',
  ],
] as const)('a page of MDX in which %s is shown as Markdown', async (_, source, codes, text) => {
  const page = await shown('mdx', source)
  expect(page.codes).toEqual(codes)
  expect(page.text).toBe(text)
  expect(page.contentTitle).toBe('S')
})

test('code of a page that is not MDX stays as it is', async () => {
  const { html, text } = await shown('mdx', '<Tabs>\n\n```js\nimport a from "a"\n{/* b */}\n```\n')
  expect(text).toBe('import a from "a" {/* b */}')
  expect(html).toContain('<figure class="code">')
})

test('an id of the shell is changed', async () => {
  const { html, anchors, headings, codes } = await shown(
    'md',
    '## A {#docsMain}\n\n<p id="docsSearchList">`id="docsMain"`</p>',
  )
  expect(codes).toEqual(['html/reserved-id', 'html/reserved-id'])
  expect(anchors).toEqual(['content-docsMain', 'content-docsSearchList'])
  expect(headings.map(({ id }) => id)).toEqual(['content-docsMain'])
  expect(html).toContain('`id="docsMain"`')
})

test('a page that nests too deeply is shown as text', async () => {
  const { html, codes } = await shown('md', `${'> '.repeat(600)}a <b>`)
  expect(codes).toEqual(['html/too-deep'])
  expect(html).toContain('a &lt;b&gt;</pre>')
})
