import { htmlToMarkdown } from '@warraq/markup/html-to-markdown'
import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import { compilePage } from '../compile-page.ts'

const compile = (text: string, format: 'md' | 'mdx' = 'md') =>
  compilePage({ file: 'docs/a.md', format, text, firstLine: 1 }, PLAIN_CONTEXT)

test('a group of code blocks is a set of tabs', async () => {
  const { page, problems } = await compile(
    '::: code-group\n```ts{1} [a.ts]\nlet a\n```\n```sh title="Shell"\nls\n```\n:::\n',
  )
  expect(problems).toEqual([])
  expect(page.html).toContain('<docs-tabs')
  expect(htmlToMarkdown(page.html, 'https://a.example/')).toBe(
    '**a.ts**\n\n```ts\nlet a\n```\n\n**Shell**\n\n```sh title="Shell"\nls\n```',
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
