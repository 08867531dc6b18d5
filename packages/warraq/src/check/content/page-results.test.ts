import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import type { ContentPage } from '../../plugins/content-page.ts'
import { pageResults, type ResultMemory } from './page-results.ts'

const page = (more: Partial<ContentPage> = {}, html = '<p>Text</p>'): ContentPage => ({
  ...{ file: 'a.md', lang: 'en', source: 'Text', text: 'Text' },
  compiled: {
    ...{ html, firstParagraph: '', headings: [], anchors: [], links: [], images: [] },
    ...{ loads: [], islands: [], dependencies: [] },
  },
  ...more,
})

/** The files that a run checks, and what it finds in all. */
async function run(
  pages: readonly ContentPage[],
  memory: ResultMemory,
  { words = '', packages = [] as readonly string[] } = {},
) {
  const checked: string[] = []
  const check = { severity: 'warn' as const, open: async () => () => [], reads: () => [words] }
  const results = await pageResults(pages, [check], memory, async (some) => {
    checked.push(...some.map(({ file }) => file))
    return some.map(({ file }) => ({
      ...{ codeBlocks: 1, factUses: 2, packages, byCheck: [{ found: [], count: 3 }] },
      own: [{ code: 'a/b', file, line: 1, found: '', expected: '', fix: '' }],
    }))
  })
  return { checked, found: results.flatMap(({ own }) => own.map(({ file }) => file)) }
}

const memoryIn = (root: string, configHash = 'c'): ResultMemory => ({
  ...{ file: join(root, 'results'), configHash, root },
})

test('pages that have not changed are not checked again', async () => {
  const memory = memoryIn(temporaryFolder())
  const both = [page(), page({ file: 'b.md' })]
  expect(await run(both, memory)).toEqual({ checked: ['a.md', 'b.md'], found: ['a.md', 'b.md'] })
  expect(await run(both, memory)).toEqual({ checked: [], found: ['a.md', 'b.md'] })
  const edited = [page({ text: 'Other' }), page({ file: 'b.md' })]
  expect(await run(edited, memory)).toEqual({ checked: ['a.md'], found: ['a.md', 'b.md'] })
})

test.each([
  ['its source', page({ source: 'T{{a}}' })],
  ['a fact in its text', page({ text: 'Texts' })],
  ['what a component writes', page({}, '<p>Texts</p>')],
  ['its language', page({ lang: 'fr' })],
  ['the day of its check', page({ checked: '2026-01-01' })],
])('a page is checked again after a change of %s', async (_, changed) => {
  const memory = memoryIn(temporaryFolder())
  await run([page()], memory)
  expect((await run([changed], memory)).checked).toEqual(['a.md'])
})

test('every page is checked again when the configuration or a file of a check changes', async () => {
  const root = temporaryFolder()
  await run([page()], memoryIn(root))
  expect((await run([page()], memoryIn(root, 'd'))).checked).toEqual(['a.md'])
  expect((await run([page()], memoryIn(root, 'd'), { words: 'w' })).checked).toEqual(['a.md'])
  expect((await run([page()], memoryIn(root, 'd'), { words: 'w' })).checked).toEqual([])
})

test('a page is checked again when a package that its code imports changes', async () => {
  const root = temporaryFolder()
  const memory = memoryIn(root)
  const folder = join(root, 'node_modules/client')
  const install = (version: string) =>
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'client', version }))
  mkdirSync(folder, { recursive: true })
  install('1.0.0')
  await run([page()], memory, { packages: ['client'] })
  expect((await run([page()], memory)).checked).toEqual([])
  install('1.1.0')
  expect((await run([page()], memory)).checked).toEqual(['a.md'])
})
