import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { formatDiagnostic } from '../../shared/data/diagnostic.ts'
import { skippedFolder, unusedPartials } from './skipped-folder.ts'

function told(folder: string, ...files: string[]): string {
  const root = temporaryFolder()
  for (const file of files) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  return skippedFolder(root, folder).map(formatDiagnostic).join('\n')
}

test('tells the folder and a file in it', () => {
  expect(told('docs/dist', 'docs/dist/deep/inside.md')).toMatchInlineSnapshot(`
    "docs/dist  warning  content/skipped-folder
      found     a folder with Markdown (deep/inside.md) that is left out because of its name
      expected  pages in folders whose names do not begin with ".", and are not node_modules or dist
      fix       rename the folder if its files are pages, or move other files out of the folder of pages"
  `)
})

test.each([
  ['docs/node_modules', 'docs/node_modules/a.md'],
  ['docs/.hidden', 'docs/.hidden/a.mdx'],
])('tells %s', (folder, file) => {
  expect(told(folder, file)).toContain('content/skipped-folder')
})

test.each([
  ['a folder without Markdown', 'docs/dist', ['docs/dist/a.js']],
  ['the output of a build', 'dist', ['dist/.docs-build.json', 'dist/index.md']],
  ['installed packages', 'node_modules', ['package.json', 'node_modules/a/README.md']],
  [
    'packages without a manifest beside them',
    'node_modules',
    ['node_modules/.package-lock.json', 'node_modules/a/README.md'],
  ],
  ['a folder of a program', '.github', ['.github/pull_request_template.md']],
] as const)('says nothing about %s', (_, folder, files) => {
  expect(told(folder, ...files)).toBe('')
})

test('says nothing about linked packages', () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'elsewhere/a'), { recursive: true })
  writeFileSync(join(root, 'elsewhere/a/README.md'), '')
  symlinkSync('elsewhere', join(root, 'node_modules'))
  expect(skippedFolder(root, 'node_modules')).toEqual([])
})

test('tells a folder of partials that no page includes, once', () => {
  const files = ['docs/_drafts/a.md', 'docs/_drafts/deep/_b.md', 'docs/_parts/c.md', 'docs/_d.md']
  const told = unusedPartials(files, new Set(['docs/_parts/c.md'])).map(({ file }) => file)
  expect(told).toEqual(['docs/_drafts'])
})
