import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from './compile-context.fixtures.ts'
import type { CompileContext } from './compile-context.ts'
import { compilePage, type PageBody } from './compile-page.ts'
import { groupSameTexts, resultInPlace } from './same-texts.ts'

const body = (file: string, text: string, firstLine = 1): PageBody => ({
  ...{ file, text, firstLine },
  format: file.endsWith('x') ? 'mdx' : 'md',
})

test('pages of the same name, format, first line and text are one group', () => {
  const [a, b, c, d, e] = [
    body('1/a.md', 'x'),
    body('2/a.md', 'x'),
    body('2/b.md', 'x'),
    body('3/a.md', 'x', 4),
    body('4/a.md', 'y'),
  ] as const
  expect([...groupSameTexts([a, b, c, d, e])]).toEqual([
    [a, [b]],
    [c, []],
    [d, []],
    [e, []],
  ])
})

/** What the page of one version is for another, beside what that is by itself. */
async function inBoth(text: string, context: CompileContext = PLAIN_CONTEXT) {
  const [file, other] = ['docs/v1/a.mdx', 'docs/v2/a.mdx']
  const result = await compilePage(body(file, text), context)
  const { page, problems } = await compilePage(body(other, text), context)
  return { shared: resultInPlace({ file, result }, other), own: { page, problems } }
}

test.each([
  '# Title\n\nText with a [link](./b.md), ![a picture](./c.png) and `code`.\n\n```js\nf()\n```',
  '# Title {#top}\n\n:::note\nText\n:::\n\n<details><summary>a</summary>b</details>',
  'a <b onClick="f()">b</b>\n\n<p style={{ color: "red", zoom: 2 }}>c</p>',
])('%j is shared, with its findings', async (text) => {
  const { shared, own } = await inBoth(text)
  expect(shared).toMatchObject(own)
})

test.each([
  "import Part from './_part.mdx'\n\n<Part />",
  "import picture from './a.png'\n\n<img src={picture} alt='' />",
  "import { Box } from './box.jsx'\n\n<Box />",
  "<img src={require('./a.png').default} alt='' />",
  '```js file=./a.js\n```',
])('%j depends on its folder', async (text) => {
  const files = { readFile: () => 'part', readCode: () => ({ text: 'code' }) }
  expect((await inBoth(text, { ...PLAIN_CONTEXT, ...files })).shared).toBeUndefined()
})

test('a page that code of plugins changes is not shared, because they learn its file', async () => {
  const extensions = {
    ...PLAIN_CONTEXT.extensions,
    leaves: new Map([['where', ({ file }: { readonly file: string }) => file]]),
  } as unknown as CompileContext['extensions']
  expect((await inBoth('a', { ...PLAIN_CONTEXT, extensions })).shared).toBeUndefined()
})
