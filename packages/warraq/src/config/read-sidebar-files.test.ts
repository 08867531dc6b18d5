import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DocsRoot } from './docs-root.ts'
import { readSidebarFiles } from './read-sidebar-files.ts'

test('the address of a schema is no sidebar', () => {
  const root = mkdtempSync(join(tmpdir(), 'docs-sidebars-'))
  writeFileSync(join(root, 'sidebars.json'), '{ "$schema": "a.json", "guide": ["intro"] }')
  const docsRoot = { key: 'docs', sidebar: 'sidebars.json' } as DocsRoot
  expect(readSidebarFiles(root, [docsRoot]).get('docs')).toEqual({ guide: ['intro'] })
})
