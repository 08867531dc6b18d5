import { expect, test } from 'vitest'
import { htmlToMarkdown } from '../../html/html-to-markdown.ts'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import { compilePage } from '../compile-page.ts'

const compile = (text: string, format: 'md' | 'mdx' = 'md') =>
  compilePage(
    { file: 'docs/a.md', format, text, firstLine: 1 },
    {
      ...PLAIN_CONTEXT,
      readCode: (file) => (file === 'docs/x.ts' ? { text: 'let x\n' } : 'missing'),
    },
  )

test('a group of code blocks and snippets is a set of tabs', async () => {
  const { page, problems } = await compile(
    '::: code-group\n```ts{1} [a.ts]\nlet a\n```\n```sh title="Shell"\nls\n```\n<<< @/x.ts{1} [Mine]\n:::\n',
  )
  expect(problems).toEqual([])
  expect(page.html).toContain('<docs-tabs')
  expect(htmlToMarkdown(page.html, 'https://a.example/')).toBe(
    '**a.ts**\n\n```ts\nlet a\n```\n\n**Shell**\n\n```sh title="Shell"\nls\n```\n\n**Mine**\n\n```ts\nlet x\n```',
  )
})

test('a group of code blocks in MDX is a set of tabs', async () => {
  const { page, problems } = await compile('::: code-group\n```ts [a.ts]\n1\n```\n:::\n', 'mdx')
  expect(problems).toEqual([])
  expect(page.html).toContain('<docs-tabs')
})

test('text in a group is a problem with its line', async () => {
  const { problems } = await compile('::: code-group\n\nText\n\n```ts\n1\n```\n:::\n')
  expect(problems).toMatchObject([{ code: 'directive/misplaced', line: 3 }])
})

test('a snippet shows the code of its file, or is a problem with its line', async () => {
  const { page, problems } = await compile('Text\n\n<<< ./x.ts\n<<< ./none.ts#a\n')
  expect(htmlToMarkdown(page.html, 'https://a.example/')).toBe(
    'Text\n\n```ts\nlet x\n```\n\n```ts\n./none.ts#a\n```',
  )
  expect(problems).toMatchObject([{ code: 'code/unusable-file', line: 4 }])
})
