import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import type { DocsConfig } from './schema.ts'
import { siteBundling } from './site-bundling.ts'

let root = ''
beforeEach(() => {
  root = temporaryFolder()
})

afterEach(() => {
  vi.unstubAllEnvs()
})

/** The key after a file was written; a plugin of PostCSS runs, which may read it. */
function keyAfter(file: string): string {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), 'text')
  const config = { vite: { css: { postcss: {} } } } as DocsConfig
  return siteBundling({ config, name: 'docs.config.ts', hash: '' }, root).key
}

test('styles may change with every file of the site', () => {
  expect(keyAfter('docs/b.md')).not.toBe(keyAfter('docs/c.md'))
})

test.each([
  'node_modules/a/b.js',
  'dist/b.html',
  '.cache/b',
  '.git/b',
  '.docusaurus/b.json',
])('styles do not change with %s, which a tool writes', (file) => {
  expect(keyAfter(file)).toBe(keyAfter(file.replace('b', 'c')))
})

test('modules change with the variables that Vite fills in', () => {
  const keyWith = (value: string) => {
    vi.stubEnv('VITE_EDITION', value)
    return siteBundling({ config: {} as DocsConfig, name: 'docs.config.ts', hash: '' }, root).key
  }
  expect(keyWith('community')).not.toBe(keyWith('enterprise'))
})
