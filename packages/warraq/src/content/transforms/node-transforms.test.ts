import { expect, test } from 'vitest'
import { compiled } from '../compile-page.fixtures.ts'

const htmlOf = async (text: string) => (await compiled(text)).html.trim()
const idsOf = async (text: string) => (await compiled(text)).headings.map(({ id }) => id)

test.each([
  ['## Press <kbd>Ctrl</kbd> twice', 'press-ctrl-twice', 'Press Ctrl twice'],
  ['## Old name<a id="older"></a>', 'old-name', 'Old name'],
  ['## Run <!-- soon --> it', 'run--it', 'Run  it'],
  ['## One<br>two', 'one-two', 'One two'],
  ['## ![Logo](./l.png) Brand', 'logo-brand', 'Logo Brand'],
  ['## Fees[^1]\n\n[^1]: a', 'fees', 'Fees'],
  ['## *a* `<b>` [c](#fees-c) {#fees-c} <!-- d -->', 'fees-c', 'a <b> c'],
])('the id and the labels of %j are made of its plain text', async (text, id, label) => {
  const { headings, html } = await compiled(text)
  expect(headings.map((heading) => heading.id)).toContain(id)
  const written = label.replace('<', '&lt;').replace('>', '&gt;')
  expect(html).toContain(`aria-label="Direct link to ${written}" title="Direct link to ${written}"`)
})

test('the text of an element in an MDX heading counts, and its comments do not', async () => {
  const { headings } = await compiled('## Press <kbd>Ctrl</kbd>{/* a */}', 'mdx')
  expect(headings).toMatchObject([{ id: 'press-ctrl', text: 'Press Ctrl' }])
})

test('the title and the description of a page have no tags', async () => {
  const page = await compiled('# The <sub>small</sub> *guide*\n\nOne<br>two  \nthree <b>four</b>.')
  expect(page).toMatchObject({
    contentTitle: 'The small guide',
    firstParagraph: 'One two three four.',
  })
})

test.each([
  '## B {#b.__call__}',
  '## B \\{#b.__call__}',
  '## B {#b.__call__} ##',
  '## B {#b.\\_\\_call\\_\\_}',
])('the id of %j keeps its signs', async (text) => {
  for (const format of ['md', 'mdx'] as const) {
    const { headings } = await compiled(text, format)
    expect(headings, format).toMatchObject([{ id: 'b.__call__', text: 'B' }])
  }
})

test('the title reserves its slug, as on GitHub, and has it as its id', async () => {
  expect(await idsOf('# EVM\n\n## Concepts\n\n### EVM\n')).toEqual(['concepts', 'evm-1'])
  expect((await compiled('# EVM\n\n# Other\n')).anchors).toEqual(['evm', 'other'])
})

test('an explicit id reserves nothing, and keeps the one of the title from being written', async () => {
  expect(await idsOf('# A\n\n## B {#c}\n\n## C\n')).toEqual(['c', 'c-2'])
  expect((await compiled('# A\n\n## B {#a}\n')).anchors).toEqual(['a'])
  expect((await compiled('# A {#b}\n\n## A\n')).anchors).toEqual(['b', 'a'])
})

test.each(['## !!!', '## 🚀', '## …\n\n## —'])('%j has an id', async (text) => {
  expect(await idsOf(text)).toEqual(['section', 'section-1'].slice(0, text.split('##').length - 1))
})

test('a named anchor is one', async () => {
  const { html, anchors } = await compiled(
    '<a name="old">x</a> <a name="b" id="c"></a>\n\n<a name="old"></a>',
  )
  expect(html).toBe(
    '<p><a id="old" name="old">x</a> <a name="b" id="c"></a></p>\n<p><a name="old"></a></p>\n',
  )
  expect(anchors).toEqual(['old', 'c'])
})

test('gives headings GitHub ids, numbers duplicates and keeps explicit ids', async () => {
  const page = await compiled('# T\n\n## Run `haqqd`\n\n## Run haqqd\n\n## Other {#my-id}\n')
  expect(page.headings.map(({ id }) => id)).toEqual(['run-haqqd', 'run-haqqd-1', 'my-id'])
  expect(page.headings.map(({ html }) => html)).toEqual([
    'Run <code>haqqd</code>',
    'Run haqqd',
    'Other',
  ])
  expect(page.html).toContain('aria-label="Direct link to Other"')
})

test('takes the title from a leading h1 only', async () => {
  expect((await compiled('# Title\n\ntext')).contentTitle).toBe('Title')
  expect((await compiled('text\n\n# Not the title')).contentTitle).toBeUndefined()
})

test('the first paragraph is text, not the title of a box', async () => {
  expect((await compiled(':::note[Title]\nText.\n:::')).firstParagraph).toBe('Text.')
})

test('the first paragraph has no tags of raw HTML', async () => {
  const page = await compiled('Press <kbd>Ctrl</kbd> and *go*.<br>')
  expect(page.firstParagraph).toBe('Press Ctrl and go.')
})

test('an id in code at the end of a heading is text', async () => {
  const { headings } = await compiled('## Use `{#id}`')
  expect(headings).toMatchObject([{ id: 'use-id', text: 'Use {#id}' }])
})

test('the id of a heading has the name of an emoji, its text the character', async () => {
  const { headings } = await compiled('## :ship: Trade\n')
  expect(headings).toMatchObject([{ id: 'ship-trade', html: '🚢 Trade' }])
})

test('turns emoji codes into characters, outside code', async () => {
  expect(await htmlOf(':rocket: `:rocket:` :nope:')).toBe('<p>🚀 <code>:rocket:</code> :nope:</p>')
  expect(await htmlOf('Vault::constructor::x')).toBe('<p>Vault::constructor::x</p>')
})

test.each(['md', 'mdx'] as const)('%s: an id of a heading may be escaped', async (format) => {
  const { headings } = await compiled('# T\n\n## One title \\{#first}\n', format)
  expect(headings).toMatchObject([{ id: 'first', text: 'One title' }])
})

test('a formula in a heading is in its text, its id and its entry of the outline, once', async () => {
  const page = await compiled('# The $O(n)$ sort\n\n## Proof of $a^2$\n')
  expect(page.contentTitle).toBe('The O(n) sort')
  expect(page.headings).toMatchObject([{ id: 'proof-of-a2', html: 'Proof of a^2' }])
})

test.each([
  '- [ ]',
  '* [ ]',
  '+ [x]',
  '1. [ ]',
])('the checkbox of a task written %s has a name', async (mark) => {
  expect(await htmlOf(`${mark} Stop the node\n`)).toContain('aria-label="Stop the node"')
})
