import { htmlToMarkdown } from '@warraq/markup/html-to-markdown'
import { textOfHtml } from '@warraq/markup/text-of-html'
import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import type { CodeReader } from '../compile-context.ts'
import { compilePage } from '../compile-page.ts'

const FILES: Readonly<Record<string, string>> = {
  'docs/guide/a.js': 'let a\n// #region one\nlet one\n// #endregion\n',
  'docs/shared.js': 'let shared\n',
  'top.js': 'let top\n',
}
const readCode: CodeReader = (file) => {
  const text = FILES[file]
  return text === undefined ? (file.startsWith('../') ? 'outside' : 'missing') : { text }
}
const compile = (text: string, format: 'md' | 'mdx' = 'md') =>
  compilePage(
    { file: 'docs/guide/page.md', format, text, firstLine: 11 },
    { ...PLAIN_CONTEXT, readCode },
  )
const textOf = async (text: string) =>
  htmlToMarkdown((await compile(text)).page.html, 'https://a.example/')

test('npm2yarn shows the commands of four package managers as tabs of one group', async () => {
  const written = '```bash npm2yarn title="Shell"\nnpm install --save-dev jest\n```'
  const { page, problems } = await compile(`${written}\n\n${written}`)
  expect(problems).toEqual([])
  expect(page.html.match(/<docs-tabs data-group="npm2yarn"/g)).toHaveLength(2)
  expect(page.anchors).toHaveLength(new Set(page.anchors).size)
  expect(
    await textOf('```npm2yarn\n$ npm ci\n# npm is installed\nnpx jest \\\n  --watch\n```'),
  ).toBe(
    [
      ['npm', '$ npm ci', 'npx jest \\\n  --watch'],
      ['yarn', '$ yarn install --immutable', 'yarn dlx jest \\\n  --watch'],
      ['pnpm', '$ pnpm install --frozen-lockfile', 'pnpm dlx jest \\\n  --watch'],
      ['bun', '$ bun install --frozen-lockfile', 'bun x jest \\\n  --watch'],
    ]
      .map(
        ([name, first, last]) =>
          `**${name}**\n\n\`\`\`bash\n${first}\n# npm is installed\n${last}\n\`\`\``,
      )
      .join('\n\n'),
  )
  expect((await compile(written, 'mdx')).page.html).toContain('<docs-tabs data-group="npm2yarn"')
})

test.each([
  ['./a.js', 'let a\n// #region one\nlet one\n// #endregion'],
  ['"./a.js#L3"', 'let one'],
  ['a.js#one', 'let one'],
  ['../shared.js', 'let shared'],
  ['/top.js', 'let top'],
  ['@site/top.js', 'let top'],
  ['<rootDir>/top.js', 'let top'],
  ['@/shared.js', 'let shared'],
])('file=%s shows the code of the file', async (file, code) => {
  expect(await textOf(`\`\`\`js file=${file}\n\`\`\``)).toBe(`\`\`\`js\n${code}\n\`\`\``)
})

test('a page depends on the files that it shows', async () => {
  const { page } = await compile('```js file=./a.js\n```')
  expect(page.dependencies).toEqual(['docs/guide/a.js'])
})

test('by such a rule code beside the name of a file stays', async () => {
  const text = '```js file="a.js"\nlet own\n```\n\n```js file=./a.js#L1\n```\n'
  const { page, problems } = await compilePage(
    { file: 'docs/guide/page.md', format: 'md', text, firstLine: 1 },
    { ...PLAIN_CONTEXT, readCode, rules: { keepsCodeOfFences: true } },
  )
  expect(problems).toEqual([])
  expect(textOfHtml(page.html)).toMatch(/let own\s+let a/)
})

test.each([
  ['./b.js', 'code/unusable-file', 'file=./b.js, which does not exist'],
  [
    '../../../x.js',
    'code/unusable-file',
    'file=../../../x.js, which is outside the site folder and its repository',
  ],
  ['./a.js#two', 'code/unknown-part', 'file=./a.js#two'],
  ['./a.js#L9', 'code/unknown-part', 'file=./a.js#L9'],
])('file=%s is a problem with its line, and the block says so', async (file, code, found) => {
  const { page, problems } = await compile(`# T\n\n\`\`\`js file=${file}\n\`\`\``)
  expect(problems).toMatchObject([{ code, found, line: 13 }])
  expect(textOfHtml(page.html)).toBe(`T ${file}`)
})
