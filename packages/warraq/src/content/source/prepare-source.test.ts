import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import { compiled } from '../compile-page.fixtures.ts'
import { compilePage } from '../compile-page.ts'
import { prepareSource } from './prepare-source.ts'

const options = { file: 'a.md', firstLine: 1, containers: new Set(['note']) }
const inMarkdown = (text: string) => prepareSource(text, { ...options, format: 'md' }).text
const inMdx = (text: string) => prepareSource(text, { ...options, format: 'mdx' }).text

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

const containers = new Set(['note', 'tip', 'tabs', 'tab'])
const prepare = (...lines: string[]) =>
  prepareSource(lines.join('\n'), { file: 'a.md', format: 'md', firstLine: 1, containers })

test('turns a title after the type into a label', () => {
  expect(prepare(':::note Read *this* {#x}', 'text', ':::').text).toBe(
    ':::note[Read *this*]{#x}\ntext\n:::',
  )
})

test('gives an outer container more colons than the containers inside it', () => {
  expect(prepare(':::note', ':::tip', 'a', ':::', 'b', ':::').text).toBe(
    '::::note\n:::tip\na\n:::\nb\n::::',
  )
})

test('closes the container of exactly as many colons', () => {
  const { text, problems } = prepare('::::tabs', ':::tab', 'a', ':::', ':::tab', 'b', ':::', '::::')
  expect(text).toBe('::::tabs\n:::tab\na\n:::\n:::tab\nb\n:::\n::::')
  expect(problems).toEqual([])
})

test('leaves code blocks alone', () => {
  const source = ['```md', ':::nope', '```', ':::note', 'x', ':::'].join('\n')
  expect(prepare(source)).toEqual({ text: source, problems: [] })
})

test('keeps the indentation of a container in a list', () => {
  expect(prepare('1. a', '', '   :::note', '   b', '   :::').text).toBe(
    '1. a\n\n   :::note\n   b\n   :::',
  )
})

test('prints a closing line that closes nothing as text', () => {
  expect(prepare('a', ':::', 'b').text).toBe('a\n:::\nb')
})

test('reports an unknown directive with its line and the nearest known one', () => {
  expect(prepare('', ':::nota', ':::').problems).toEqual([
    {
      code: 'directive/unknown',
      severity: 'warning',
      file: 'a.md',
      line: 2,
      found: ':::nota',
      expected: 'one of: note, tab, tabs, tip',
      fix: 'did you mean :::note? Until then it is a plain box with this name',
    },
  ])
})

test('reports a container that is never closed', () => {
  expect(prepare(':::note', 'a').problems).toMatchObject([{ code: 'directive/unclosed', line: 1 }])
})

test('keeps links and code of a title, and escapes brackets that do not pair', () => {
  expect(prepare(':::note See [the page](./x.md) and `a[0]`', ':::').text).toBe(
    ':::note[See [the page](./x.md) and `a[0]`]\n:::',
  )
  expect(prepare(':::note [x](y) first {#a}', ':::').text).toBe(':::note[[x](y) first]{#a}\n:::')
  expect(prepare(':::note From [0 to 1)', ':::').text).toBe(':::note[From \\[0 to 1)]\n:::')
})

test('reads a container that begins on the line of a list item', () => {
  expect(prepare('- :::note Title', '  a', '  :::', '1. :::tip', '   :::').text).toBe(
    '- :::note[Title]\n  a\n  :::\n1. :::tip\n   :::',
  )
})

test.each([
  ['HTML', ['<details>', '', 'a', '', '</details>']],
  ['an element of a component', ['<Badge text="a">']],
  ['a table', ['| a |', '|---|', '| b |']],
  ['a link definition', ['[a]: ./b.md']],
])('closes a container directly below %s', (_, lines) => {
  const { text, problems } = prepare(':::note', ...lines, ':::', 'after')
  expect(problems).toEqual([])
  expect(text).toBe([':::note', ...lines, '\r:::', 'after'].join('\n'))
})

test('reads a container directly below HTML, with the mark of a quotation', () => {
  expect(prepare('<div>', ':::note', 'a', ':::', '</div>').text).toBe(
    '<div>\n\r:::note\na\n\r:::\n</div>',
  )
  expect(prepare('> :::note', '> <br>', '> :::').text).toBe('> :::note\n> <br>\n> \r> :::')
})

test('leaves lines of colons in comments and preformatted HTML alone', () => {
  const lines = ['<pre>', ':::', '</pre>', '', '<!--', ':::note', '::::', '-->', '', 'a']
  expect(prepare(':::note', ...lines, ':::')).toEqual({
    text: [':::::note', ...lines, ':::::'].join('\n'),
    problems: [],
  })
  expect(prepare(...lines)).toEqual({ text: lines.join('\n'), problems: [] })
})

test('ends a container that is not closed where the one around it ends', () => {
  const { text, problems } = prepare('::::tabs', ':::tab', 'a', '::::', 'b')
  expect(text).toBe('::::tabs\n:::tab\na\n:::\r::::\nb')
  expect(problems).toMatchObject([{ code: 'directive/unclosed', line: 2, found: ':::tab' }])
})

test('quotes the line of its author', () => {
  expect(prepare('> ::: note Open *it*', '> a').problems).toMatchObject([
    { code: 'directive/unclosed', line: 1, found: '::: note Open *it*' },
  ])
})

test('shows the line of another syntax as text, and reports it once', () => {
  const { text, problems } = prepare(
    '::: some.module.Name',
    '    option: a',
    '',
    ':::note',
    'b',
    ':::',
  )
  expect(text).toBe('\\::: some.module.Name\n    option: a\n\n:::note\nb\n:::')
  expect(problems).toMatchObject([
    {
      code: 'directive/unknown',
      severity: 'warning',
      line: 1,
      found: '::: some.module.Name',
      fix: expect.stringMatching(/Until then the line is shown as text$/),
    },
  ])
})
