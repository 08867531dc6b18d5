import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import type { DocsRoot } from './docs-root.ts'
import { readSidebarFile, readSidebarFiles } from './read-sidebar-files.ts'

test('the address of a schema is not a sidebar', () => {
  const root = temporaryFolder()
  writeFileSync(join(root, 'sidebars.json'), '{ "$schema": "a.json", "guide": ["intro"] }')
  const docsRoot = { key: 'docs', sidebar: 'sidebars.json' } as DocsRoot
  expect(readSidebarFiles(root, [docsRoot]).get('docs')?.sidebars).toEqual({ guide: ['intro'] })
})

test('a summary names pages from its own folder; without a start its sidebar gets one', () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'src/part'), { recursive: true })
  for (const file of ['src/a.md', 'src/part/README.md', 'outside.md'])
    writeFileSync(join(root, file), '# Page')
  writeFileSync(
    join(root, 'src/SUMMARY.md'),
    '- [A](a.md)\n- [Part](part/)\n- [Outside](../outside.md)\n',
  )
  const read = () => readSidebarFile(root, 'src/SUMMARY.md', { path: 'src', label: 'Book' })
  const items = [
    { type: 'doc', id: 'a.md', label: 'A' },
    { type: 'doc', id: 'part/README.md', label: 'Part' },
  ]
  const link = { type: 'generated-index', slug: '/' }
  const book = { type: 'category', label: 'Book', collapsible: false, link, items }
  expect(read()).toMatchObject({
    sidebars: { defaultSidebar: [book] },
    problems: [{ file: 'src/SUMMARY.md', line: 3, code: 'sidebar/unknown-doc' }],
  })
  const unnamed = readSidebarFile(root, 'src/SUMMARY.md', { path: 'src', label: undefined })
  expect(unnamed.sidebars).toEqual({ defaultSidebar: [{ ...book, label: 'src' }] })
  writeFileSync(join(root, 'src/README.md'), '# Start')
  expect(read().sidebars).toEqual({ defaultSidebar: items })
})
