import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import { compilePage } from '../compile-page.ts'
import { prepareSource } from './prepare-source.ts'

const options = { file: 'a.md', firstLine: 1, containers: new Set(['note']) }
const inMarkdown = (text: string) => prepareSource(text, { ...options, format: 'md' }).text
const inMdx = (text: string) => prepareSource(text, { ...options, format: 'mdx' }).text

async function compiled(text: string, format: 'md' | 'mdx' = 'md') {
  const { page, problems } = await compilePage(
    { file: 'a.md', format, text, firstLine: 1 },
    PLAIN_CONTEXT,
  )
  expect(problems).toEqual([])
  return page
}

test.each([
  [
    'a time with a footnote',
    'At 10:30[^1].\n\n[^1]: Daily.',
    'At 10:30<sup><a href="#user-content-fn-1"',
  ],
  ['a link', 'See a:b[the *page*](./x.md).', 'See a:b<a href="./x.md">the <em>page</em></a>.'],
  ['a reference', 'See:also[ref][home].\n\n[home]: ./h.md', 'See:also<a href="./h.md">ref</a>.'],
  [
    'an image',
    'Port:8080[![alt](./i.png)](./x.md)',
    'Port:8080<a href="./x.md"><img src="./i.png" alt="alt"></a>',
  ],
  ['code in brackets', 'host:8080[`code`]', 'host:8080[<code>code</code>]'],
  ['emphasis in brackets', 'Ctrl:C[**bold**]', 'Ctrl:C[<strong>bold</strong>]'],
  ['braces', 'a:b{c} and a:b[d]{e="f"}', 'a:b{c} and a:b[d]{e="f"}'],
  ['a table', '| Ratio |\n|---|\n| 16:9[^1] |\n\n[^1]: a', '16:9<sup>'],
  ['one in another', ':a[:b[`c`]]', ':a[:b[<code>c</code>]]'],
])('a colon before brackets is text: %s', async (_, text, html) => {
  expect((await compiled(text)).html).toContain(html)
})

test('a colon before brackets is text in MDX, and its expressions run', async () => {
  const { html } = await compiled('See a:b[the page](./x.md), v:v{1 + 1}, a:b[`c`]{d="e"}.', 'mdx')
  expect(html).toContain(
    'See a:b<a href="./x.md">the page</a>, v:v2, a:b[<code>c</code>]{d=&quot;e&quot;}.',
  )
})

test('code and addresses with a colon before brackets stay as they are', () => {
  const text = '`a:b[c]` <https://a:b[c> [d](e:f[g]) <i title="h:i[j]">\n\n    k:l[m]'
  expect(inMarkdown(text)).toBe(text)
})

test('all edits are made on the text of the author', () => {
  expect(
    inMdx(
      '## Title <!-- #id -->\n\n:::note See a:b[c](d)\n<!-- e -->\n:::\n\n```mdx-code-block\nf:g[h](i)\n```\n\n## J {#k}',
    ),
  ).toBe(
    '## Title \\{#id}\n\n:::note[See a\\:b[c](d)]\n{/* e */}\n:::\n\n\nf\\:g[h](i)\n\n\n## J \\{#k}',
  )
})

test('a container closed below a table ends there', async () => {
  const { html } = await compiled(':::note\n\n| a |\n|---|\n| b |\n:::\n\nafter')
  expect(html).toMatch(/<\/div>\s*<p>after<\/p>\s*$/)
  expect(html).not.toContain(':::')
})

test('a container that is not closed keeps what follows', async () => {
  const text = ':::note\n\na\n\n- :::tip b\n  c\n\nd'
  const { page, problems } = await compilePage(
    { file: 'a.md', format: 'md', text, firstLine: 1 },
    PLAIN_CONTEXT,
  )
  expect(problems.map(({ code, line }) => `${code}:${line}`)).toEqual([
    'directive/unclosed:1',
    'directive/unclosed:5',
  ])
  expect(
    page.html
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean)
      .join(' '),
  ).toBe('Note a b c d')
})

test.each(['md', 'mdx'] as const)('a directive within a comment is none: .%s', async (format) => {
  const text = 'a\n\n<!-- b\n\n:::note\nc\n::: -->\n\n:::note <!-- d -->\ne\n:::\n'
  const { html } = await compiled(text, format)
  expect(html).toContain('<p>a</p>')
  expect(html.match(/class="admonition admonition-note"/g)).toHaveLength(1)
})

test('an import at once after a comment is an import, on its own line', () => {
  expect(inMdx('<!--\nGenerated.\n-->\nimport A from "./a.mdx"\n\n<A /> <!-- b -->\n')).toBe(
    '\n\n\nimport A from "./a.mdx"\n\n<A /> {/* b */}\n',
  )
})
