import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import type { DocsRoot } from '../../config/docs-root.ts'
import { collectSources } from './collect-sources.ts'

/** Sources of a site that holds these files, each with its path as text. */
function collect(
  files: readonly string[],
  translatedPath?: string,
  own: Pick<DocsRoot, 'path'> & Partial<DocsRoot> = { path: 'docs' },
) {
  const root = temporaryFolder()
  for (const file of files) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), file)
  }
  const section = { id: 'guide', key: 'guide', translatedPath, ...own } as DocsRoot
  return collectSources(root, [section])
}

test('pages are the .md and .mdx files that no part of the path excludes', () => {
  const { sources, problems } = collect([
    'docs/index.md',
    'docs/deep/b.mdx',
    'docs/UPPER.MDX',
    'docs/_part.mdx',
    'docs/_parts/a.md',
    'docs/__tests__/a.md',
    'docs/.hidden/a.md',
    'docs/node_modules/a.md',
    'docs/dist/a.md',
    'docs/image.png',
  ])
  expect(problems).toEqual([])
  expect(sources.map(({ relativePath, format }) => `${relativePath}: ${format}`)).toEqual([
    'UPPER.MDX: mdx',
    'deep/b.mdx: mdx',
    'index.md: md',
  ])
})

test('names translations without an original, and files in another format', () => {
  const { sources, otherFormats, problems } = collect(
    ['docs/a.md', 'docs/b.rst', 'i18n/A.md', 'i18n/c.md', 'i18n/_part.md', 'i18n/image.png'],
    'i18n',
  )
  expect(sources.map(({ file }) => file)).toEqual(['docs/a.md'])
  expect(otherFormats).toEqual(['docs/b.rst'])
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
    'content/no-original i18n/c.md',
  ])
})

test('names the folders that it leaves out', () => {
  const { skippedFolders } = collect([
    'docs/a.md',
    'docs/.hidden/a.md',
    'docs/deep/dist/a.md',
    'docs/node_modules/b/dist/a.md',
  ])
  expect(skippedFolders).toEqual(['docs/.hidden', 'docs/deep/dist', 'docs/node_modules'])
})

test('a section may have pages in files and folders whose names begin with _', () => {
  const files = ['docs/index.md', 'docs/_part.mdx', 'docs/_parts/a.md', 'docs/.hidden/b.md']
  const { sources } = collect(files, undefined, { path: 'docs', underscored: true })
  expect(sources.map(({ relativePath }) => relativePath)).toEqual([
    '_part.mdx',
    '_parts/a.md',
    'index.md',
  ])
})

test('reads only the files and folders that a section includes', () => {
  const files = ['README.md', 'CHANGELOG.md', 'docs/a.md', 'docs/b/_category_.json', 'src/c.md']
  const section = { path: '.', include: ['README.md', 'docs'] }
  const { sources, categoryFiles, problems } = collect(files, undefined, section)
  expect(sources.map(({ file }) => file)).toEqual(['README.md', 'docs/a.md'])
  expect([...categoryFiles.keys()]).toEqual(['docs/b/_category_.json'])
  expect(problems).toEqual([])
  const gone = collect(files, undefined, { path: '.', include: ['docs', 'gone'] })
  expect(gone.problems).toMatchObject([{ code: 'content/missing-folder', file: 'gone' }])
})

test('reads the files of categories and tags', () => {
  const { categoryFiles, tagsFiles } = collect([
    'docs/a.md',
    'docs/_category_.json',
    'docs/deep/_category_.yml',
    'docs/_parts/_category_.json',
    'docs/tags.yml',
    'docs/deep/tags.yml',
  ])
  expect([...categoryFiles.values()]).toEqual(['docs/_category_.json', 'docs/deep/_category_.yml'])
  expect([...tagsFiles]).toEqual([['guide', { path: 'docs/tags.yml', text: 'docs/tags.yml' }]])
})

test('a translation replaces the text of its page and adds no page', () => {
  const { sources } = collect(['docs/a.md', 'docs/b.md', 'fr/a.md', 'fr/c.md'], 'fr')
  expect(sources).toMatchObject([
    { file: 'fr/a.md', originalFile: 'docs/a.md', translatedFile: 'fr/a.md', text: 'fr/a.md' },
    { file: 'docs/b.md', originalFile: 'docs/b.md', translatedFile: 'fr/b.md', text: 'docs/b.md' },
  ])
})

test('the page of a folder in Hugo is a page, unless the folder has another one', () => {
  const { sources } = collect([
    'docs/_index.md',
    'docs/a/_index.md',
    'docs/a/_part.md',
    'docs/b/_index.md',
    'docs/b/README.md',
    'docs/_c/_index.md',
    'docs/d/_index.mdx',
  ])
  expect(sources.map(({ file }) => file)).toEqual([
    'docs/_index.md',
    'docs/a/_index.md',
    'docs/b/README.md',
  ])
})

test('a language may have no translations yet', () => {
  expect(collect(['docs/a.md'], 'fr')).toMatchObject({
    sources: [{ file: 'docs/a.md' }],
    problems: [],
  })
})

test.each([
  [['other/a.md'], 'content/missing-folder', 'no such folder'],
  [['docs/image.png'], 'content/empty-folder', 'no page in Markdown or MDX'],
])('a section with %j is an error', (files, code, found) => {
  const { sources, problems } = collect(files)
  expect(sources).toEqual([])
  expect(problems).toMatchObject([{ code, found, file: 'docs' }])
})

test('the output of a build is not a source, whatever its folder is called', () => {
  const { sources } = collect(
    ['index.md', 'public/.docs-build.json', 'public/index.md', 'public/b/index.md'],
    undefined,
    { path: '.' },
  )
  expect(sources.map(({ relativePath }) => relativePath)).toEqual(['index.md'])
})
