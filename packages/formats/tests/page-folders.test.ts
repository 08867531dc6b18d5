import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { findTool } from '../../warraq/src/config/find-tool.ts'
import { pageFolders } from '../src/page-folders.ts'

function found(root: string) {
  const tool = findTool(root)
  return tool && { ...tool, pages: pageFolders(root, tool) }
}

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

test.each([
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
] as const)('recognizes %s', (tool, files, file, pages) => {
  expect(found(folderWith(files))).toMatchObject({ tool, file, pages })
})

test.each([
  ['a configuration of another program', { 'config.toml': 'port = 1', 'conf.py': 'x = 1' }],
  ['an application without docs', { 'next.config.mjs': 'export default {}' }],
  ['plain pages', { 'README.md': '# A' }],
])('ignores %s', (_, files) => {
  expect(found(folderWith(files))).toBeUndefined()
})

test('offers no folder outside the site', () => {
  const root = folderWith({ 'mkdocs.yml': 'docs_dir: ../..\n' })
  expect(found(root)?.pages).toEqual([])
})
