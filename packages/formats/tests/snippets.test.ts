import { expect, test } from 'vitest'
import { htmlToMarkdown } from 'warraq/plugin'
import { compileDialect } from './compile-dialect.ts'

const FILES = { 'x.ts': 'let x\n' }

test('a group of code blocks and snippets is a set of tabs', async () => {
  const { page, problems } = await compileDialect(
    '::: code-group\n```sh title="Shell"\nls\n```\n<<< @/x.ts{1} [Mine]\n\n<<< ./x.ts\n:::\n',
    { files: FILES },
  )
  expect(problems).toEqual([])
  expect(htmlToMarkdown(page.html, 'https://a.example/')).toBe(
    '**Shell**\n\n```sh title="Shell"\nls\n```\n\n**Mine**\n\n```ts\nlet x\n```\n\n**x.ts**\n\n```ts\nlet x\n```',
  )
})

test('a snippet shows the code of its file, or is a problem with its line', async () => {
  const text = 'Text\n\n<<< ./x.ts\n<<< ./none.ts#a\n'
  const { page, problems } = await compileDialect(text, { files: FILES })
  expect(htmlToMarkdown(page.html, 'https://a.example/')).toBe(
    'Text\n\n```ts\nlet x\n```\n\n```ts\n./none.ts#a\n```',
  )
  expect(problems).toMatchObject([{ code: 'code/unusable-file', line: 4 }])
})
