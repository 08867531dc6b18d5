import { htmlToMarkdown } from '@warraq/markup/html-to-markdown'
import { mathSource } from '@warraq/markup/math-source'
import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import { compilePage } from '../compile-page.ts'

test.each([
  '$5 and $6',
  'from $5 to $6, or $7.50',
  '$100K–$200K',
  'US$5, or A$6',
  '$HOME/$USER and $PATH',
  'a $ b $ c',
  '$5/month or 6$',
  '`$a$` and $5',
  '```sh\necho $a$ $b\n```',
  '<a title="$x$">',
  'https://a.example/$x$/b',
  '\\$a$',
  'a $x\n\ny$ b',
  '$$\n$$',
  '$$$x$$$',
])('finds no formula in %j', (text) => {
  expect(mathSource(text, 'md').first).toBeUndefined()
})

test.each([
  ['a $x$, $y$.', '$x$'],
  ['for $5 get $a^2$ and $b$', '$a^2$'],
  ['$2x + 1 = 3$', '$2x + 1 = 3$'],
  ['$2$', '$2$'],
  ['$$ a $$', '$$ a $$'],
  ['a\n\n$$\nx $5 y\n$$', '$$\nx $5 y\n$$'],
  ['- one ($n$)', '$n$'],
])('the first formula in %j is %j', (text, written) => {
  expect(mathSource(text, 'md').first?.written).toBe(written)
})

const compile = (text: string, format: 'md' | 'mdx' = 'md') =>
  compilePage({ file: 'a.md', format, text, firstLine: 3 }, PLAIN_CONTEXT)

test.each(['md', 'mdx'] as const)('shows formulas in %s beside dollar signs', async (format) => {
  const { page, problems } = await compile(
    'For $5 and *now* $6: $\\frac{1}{2}$.\n\n$$\na^2\n$$\n\n$$b$$\n\n```math\nc\n```\n',
    format,
  )
  expect(problems).toEqual([])
  expect(page.html).toMatch(/<p>For \$5 and <em>now<\/em> \$6: <math.*?<mfrac>.*?<\/math>\.<\/p>/)
  expect(
    page.html.match(/<div class="formula" tabindex="0"><math[^>]* display="block">/g),
  ).toHaveLength(3)
  expect(htmlToMarkdown(page.html, 'https://a.example/')).toBe(
    'For $5 and *now* $6: $\\frac{1}{2}$.\n\n$$\na^2\n$$\n\n$$\nb\n$$\n\n$$\nc\n$$',
  )
})

test('a formula that cannot be read is a problem with its line, and shows its source', async () => {
  const { page, problems } = await compile('a $\\frac{$\n\n$$\n\\nope\n$$')
  expect(problems).toMatchObject([
    { code: 'formula/failed', line: 3, severity: 'error' },
    { code: 'formula/failed', line: 5, found: expect.stringContaining('\\nope') },
  ])
  expect(page.html).toContain('<code>\\frac{</code>')
  expect(page.html).toContain('data-language="latex"')
})

test('a formula runs nothing and links nowhere', async () => {
  const { page } = await compile('$\\href{javascript:alert(1)}{x}$ $\\text{<b>}$')
  expect(page.html).not.toMatch(/href=|<b>/)
})

test('a single sign is text where only two signs mean a formula', () => {
  expect(mathSource('$x_1$ and $$y_1$$', 'md', true).text).toBe('\\$x_1\\$ and $$y_1$$')
})
