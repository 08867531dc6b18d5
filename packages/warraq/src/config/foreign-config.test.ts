import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { findForeignConfig } from './foreign-config.ts'

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

test.each([
  ['Docusaurus', { 'docusaurus.config.js': '', 'docs/a.md': '' }, 'docusaurus.config.js', ['docs']],
  ['VitePress', { 'docs/.vitepress/config.ts': '' }, 'docs/.vitepress/config.ts', ['docs']],
  ['MkDocs', { 'mkdocs.yml': 'docs_dir: manual\n', 'manual/a.md': '' }, 'mkdocs.yml', ['manual']],
  [
    'Astro',
    { 'astro.config.mjs': '', 'src/content/docs/a.md': '' },
    'astro.config.mjs',
    ['src/content/docs', 'src/content'],
  ],
  ['Hugo', { 'config.toml': 'baseURL = "/"', 'content/a.md': '' }, 'config.toml', ['content']],
  ['mdBook', { 'book.toml': '[book]\nsrc = "text"\n', 'text/a.md': '' }, 'book.toml', ['text']],
  ['Jekyll', { '_config.yml': '' }, '_config.yml', ['.']],
  ['Jekyll', { '_config.yml': '', 'docs/a.md': '', '_posts/b.md': '' }, '_config.yml', ['.']],
  ['Sphinx', { 'docs/conf.py': 'project = "X"\n' }, 'docs/conf.py', ['docs']],
  [
    'Nextra',
    { 'next.config.mjs': "import nextra from 'nextra'", 'content/a.md': '' },
    'next.config.mjs',
    ['content'],
  ],
  [
    'Fumadocs',
    { 'next.config.mjs': "from 'fumadocs-mdx/next'", 'content/docs/a.md': '' },
    'next.config.mjs',
    ['content/docs', 'content'],
  ],
  ['Obsidian', { '.obsidian/app.json': '{}' }, '.obsidian', ['.']],
] as const)('recognizes %s', (engine, files, file, pages) => {
  expect(findForeignConfig(folderWith(files))).toEqual({ engine, file, pages })
})

test.each([
  ['a configuration of another program', { 'config.toml': 'port = 1', 'conf.py': 'x = 1' }],
  ['an application without docs', { 'next.config.mjs': 'export default {}' }],
  ['plain pages', { 'README.md': '# A' }],
])('ignores %s', (_, files) => {
  expect(findForeignConfig(folderWith(files))).toBeUndefined()
})

test('offers no folder outside the site', () => {
  const root = folderWith({ 'mkdocs.yml': 'docs_dir: ../..\n' })
  expect(findForeignConfig(root)?.pages).toEqual([])
})
