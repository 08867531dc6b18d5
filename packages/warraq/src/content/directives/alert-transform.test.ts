import { htmlToMarkdown } from '@warraq/markup/html-to-markdown'
import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import { compilePage } from '../compile-page.ts'

const compile = (text: string, format: 'md' | 'mdx' = 'md') =>
  compilePage({ file: 'a.md', format, text, firstLine: 1 }, PLAIN_CONTEXT)
const htmlOf = async (text: string, format?: 'md' | 'mdx') =>
  (await compile(text, format)).page.html.replaceAll('\n', '')

test.each([
  ['NOTE', 'note', 'Note'],
  ['Tip', 'tip', 'Tip'],
  ['important', 'info', 'Important'],
  ['WARNING', 'warning', 'Warning'],
  ['CAUTION', 'danger', 'Caution'],
  ['faq', 'note', 'Faq'],
  ['abstract', 'info', 'Abstract'],
  ['success', 'tip', 'Success'],
  ['bug', 'danger', 'Bug'],
  ['constructor', 'note', 'Constructor'],
])('shows the alert %s as a box of the kind %s', async (name, look, title) => {
  for (const format of ['md', 'mdx'] as const)
    expect(await htmlOf(`> [!${name}]\n> Keep *it*.`, format)).toBe(
      `<div class="admonition admonition-${look}" role="note" aria-label="${title}"><p class="admonition-title">${title}</p><p>Keep <em>it</em>.</p></div>`,
    )
})

test('keeps all content of an alert, also nested ones', async () => {
  const html = await htmlOf(
    '- a\n\n  > [!NOTE]  \n  > One.\n  >\n  > ```sh\n  > ls\n  > ```\n  >\n  > > [!TIP]\n  > > Inner.',
  )
  expect(html).toContain('<p>One.</p><docs-code>')
  expect(html).toContain('<p class="admonition-title">Tip</p><p>Inner.</p></div></div></li>')
  expect(await htmlOf('> [!NOTE]\n\nText')).toContain('Note</p></div><p>Text</p>')
})

test('takes the title and the fold of a callout of Obsidian', async () => {
  expect(await htmlOf('> [!danger|wide] Do `not`\n> Stop.')).toContain(
    'aria-label="Do not"><p class="admonition-title">Do <code>not</code></p><p>Stop.</p>',
  )
  expect(await htmlOf('> [!info]- Show **more**\n> Here.')).toBe(
    '<details class="details" id="show-more"><summary>Show <strong>more</strong></summary><p>Here.</p></details>',
  )
  // A keyboard of macOS makes such spaces.
  expect(await htmlOf('> [!tip]\u00a0Save **it**')).toContain('aria-label="Save it"')
  expect(await htmlOf('> [!tip]+\n> Here.')).toBe(
    '<details class="details" id="tip" open=""><summary>Tip</summary><p>Here.</p></details>',
  )
})

test('leaves other quotations alone', async () => {
  expect(await htmlOf('> \\[!NOTE]\n> a')).toBe('<blockquote><p>[!NOTE]a</p></blockquote>')
  expect(await htmlOf('> [!NOTE]a\n> b')).toContain('<blockquote>')
  expect(await htmlOf('> Read [!NOTE]')).toContain('<blockquote>')
  expect(await htmlOf('> ```\n> [!NOTE]\n> ```')).toContain('<blockquote>')
})

test('names the kind of an alert in the Markdown for machines', async () => {
  const { page, problems } = await compile('> [!CAUTION]\n> Keep it.\n')
  expect(htmlToMarkdown(page.html, 'https://a.example/')).toBe(
    '> **Danger: Caution**\n>\n> Keep it.',
  )
  expect(problems).toEqual([])
})
