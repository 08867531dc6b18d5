import { expect, test } from 'vitest'
import { folderTitle } from './folder-title.ts'

const files: Readonly<Record<string, string>> = {
  'docs/tool/package.json': '{ "name": "@org/tool" }',
  'docs/broken/package.json': '{',
}

test.each([
  ['README.md', 'My site'],
  ['index.mdx', 'My site'],
  ['tool/README.md', '@org/tool'],
  ['tool/index.md', 'tool'],
  ['broken/readme.md', 'broken'],
  ['02-guide/index.md', 'guide'],
  ['guide/other.md', undefined],
])('%s is called %s', (relativePath, title) => {
  const doc = { relativePath, file: `docs/${relativePath}` }
  expect(folderTitle(doc, 'My site', (file) => files[file])).toBe(title)
})
