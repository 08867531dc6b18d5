import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { runDocs } from './run-docs.ts'

/** A folder with these files, which has no configuration. */
async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const root = temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return root
}

async function built(root: string) {
  const { exitCode, stderr } = await runDocs(['build', root])
  expect(stderr).not.toContain('  error  ')
  expect(exitCode, stderr).toBe(0)
  return {
    stderr,
    read: (route: string) => readFile(join(root, 'dist', route, 'index.html'), 'utf8'),
  }
}

/** Labels and addresses of the sidebar, in order. */
function sidebarOf(html: string): string[] {
  const sidebar = /<aside.*?<\/aside>/s.exec(html)?.[0] ?? ''
  return [...sidebar.matchAll(/<a class="menu-link[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href, label = '']) => `${label.replace(/<[^>]*>/g, '').trim()} ${href}`,
  )
}

test('a repository is a site: README first, docs beside it, static files found', async () => {
  const root = await folderWith({
    'README.md':
      '<p>Logo</p>\n<h1 align="center">My Tool</h1>\n\n[Guide](docs/Get%20started.md), [all](docs)\n',
    'docs/Get started.md': '# Get started\n\n[Back](../README.md) ![Logo](/img/logo.svg)\n',
    'docs/About.md': '# About\n',
    'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'package.json': '{ "name": "my-tool" }',
  })
  const { stderr, read } = await built(root)
  expect(stderr.match(/^\S+ {2}warning/gm)).toEqual(['docs.config.ts  warning'])
  const start = await read('')
  expect(start).toContain('<title>My Tool | my-tool</title>')
  expect(start.match(/<h1/g)).toHaveLength(1)
  expect(sidebarOf(start)).toEqual([
    'My Tool /',
    'docs /docs/',
    'About /docs/About/',
    'Get started /docs/Get started/',
  ])
  expect(await read('docs/Get started')).toContain('<a href="/">Back</a>')
  expect(existsSync(join(root, 'dist/img/logo.svg'))).toBe(true)
})

const LEAVING = {
  'README.md': '# Tool\n\n[A](LICENSE) [B](src/) [C](.github/HELP.md) [D](docs/a.md)\n',
  'docs/a.md': '# A\n\n[E](../src/x.ts#L3) [F](/CHANGELOG.md)\n',
  LICENSE: '',
  'src/x.ts': '',
  '.github/HELP.md': '',
  'CHANGELOG.md': '',
}

test('links that leave the pages lead to the repository on its host', async () => {
  const root = await folderWith({
    ...LEAVING,
    'package.json': '{ "name": "tool", "repository": "github:org/tool" }',
  })
  const { stderr, read } = await built(root)
  expect(stderr.match(/^\S+ {2}warning/gm)).toEqual(['docs.config.ts  warning'])
  const hrefs = async (route: string) =>
    [...(await read(route)).matchAll(/<a href="([^"]*)"[^>]*>[A-F]<\/a>/g)].map(([, href]) => href)
  const host = 'https://github.com/org/tool'
  expect(await hrefs('')).toEqual([
    `${host}/blob/HEAD/LICENSE`,
    `${host}/tree/HEAD/src`,
    `${host}/blob/HEAD/.github/HELP.md`,
    '/docs/a/',
  ])
  expect(await hrefs('docs/a')).toEqual([
    `${host}/blob/HEAD/src/x.ts#L3`,
    `${host}/blob/HEAD/CHANGELOG.md`,
  ])
  expect(existsSync(join(root, 'dist/assets/x.ts'))).toBe(false)
})

test('without an address of the repository one warning says so', async () => {
  const { stderr } = await built(await folderWith(LEAVING))
  expect(stderr.match(/ {2}warning {2}link\/[\w-]+.*$/gm)).toEqual([
    '  warning  link/no-repository  4 times in 2 files',
  ])
})

test('a folder without a start gets one that lists its pages', async () => {
  const { read } = await built(await folderWith({ 'a/b/two.md': 'Two', 'five.md': '' }))
  expect(sidebarOf(await read(''))).toEqual([
    expect.stringMatching(/ \/$/),
    'two /a/b/two/',
    'five /five/',
  ])
})

test('READMEs without a heading are called after their packages', async () => {
  const root = await folderWith({
    'README.md': 'Text',
    'package.json': '{ "name": "mono" }',
    'packages/alpha/README.md': 'Text',
    'packages/alpha/package.json': '{ "name": "@org/alpha" }',
    'packages/beta/README.md': 'Text',
  })
  expect(sidebarOf(await (await built(root)).read(''))).toEqual([
    'mono /',
    '@org/alpha /packages/alpha/',
    'beta /packages/beta/',
  ])
})

test('the configuration of another engine and a folder that vanishes are named once', async () => {
  const { stderr, read } = await built(
    await folderWith({
      'mkdocs.yml': 'docs_dir: manual\n',
      'manual/index.md': '# Manual\n',
      'manual/dist/lost.md': '# Lost\n',
    }),
  )
  expect(stderr).toContain(
    'mkdocs.yml  warning  config/foreign\n  found     the configuration of MkDocs',
  )
  expect(stderr).toContain('manual/dist  warning  content/skipped-folder')
  expect(stderr.match(/^\S+ {2}warning/gm)).toHaveLength(3)
  expect(await read('')).toMatch(/<h1[^>]*>Manual<\/h1>/)
})

test('files that end in another way than .md are pages, and links lead to them', async () => {
  const root = await folderWith({
    'README.markdown': '# Start\n\n[One](docs/one.mdown) [Two](docs/two)\n',
    'docs/one.mdown': '# One\n\n[Back](../README.markdown)\n',
    'docs/two.mkd': '# Two\n',
  })
  const { stderr, read } = await built(root)
  expect(stderr.match(/^\S+ {2}warning.*$/gm)).toEqual(['docs.config.ts  warning  config/default'])
  expect(sidebarOf(await read(''))).toEqual([
    'Start /',
    'docs /docs/',
    'One /docs/one/',
    'Two /docs/two/',
  ])
  expect(await read('')).toContain('<a href="/docs/one/">One</a> <a href="/docs/two/">Two</a>')
  expect(await read('docs/one')).toContain('<a href="/">Back</a>')
})

test('pages that only their numbers tell apart are all built', async () => {
  const { stderr, read } = await built(
    await folderWith({ 'README.md': '# A', 'text/34-a.md': '# One', 'text/35-a.md': '# Two' }),
  )
  expect(stderr).not.toMatch(/duplicate/)
  expect(await read('text/34-a')).toContain('>One</h1>')
  expect(await read('text/35-a')).toContain('>Two</h1>')
})

test('a start page that its front matter describes shows its words, and is named', async () => {
  const { stderr, read } = await built(
    await folderWith({
      'index.md':
        '---\nlayout: home\nhead:\n  - [meta, { name: a, content: b }]\nhero:\n  name: Tool\n  actions:\n    - { text: Begin, link: /guide }\nfeatures:\n  - { title: Small, details: A kilobyte }\n---\n\nMore [gone](./gone.md).\n',
      'guide.md': '# Guide\n',
    }),
  )
  const start = await read('')
  expect(start).toMatch(/<h1[^>]*>Tool<\/h1>/)
  expect(start).toContain('<a href="/guide/">Begin</a>')
  expect(start).toContain('<strong>Small</strong>: A kilobyte')
  expect(start).toContain('<meta name="a" content="b"')
  expect(stderr).toContain('index.md:1  warning  foreign/home-page')
  expect(stderr).toContain('index.md:3  warning  front-matter/converted')
  expect(stderr).toContain('index.md:13  warning  link/unknown-markdown-file')
})

test('a folder without a page is one clear sentence', async () => {
  const root = await folderWith({ 'notes.txt': '' })
  const { exitCode, stderr } = await runDocs(['build', root])
  expect(exitCode).toBe(1)
  expect(stderr.trim()).toBe(
    `There is no Markdown page in "${root}". Write README.md there, or name the folder that holds the pages: warraq build FOLDER`,
  )
  expect(existsSync(join(root, 'dist'))).toBe(false)
})

test('huge pages, circles and files outside the folder are named or shown', async () => {
  const row = (at: number) => `| ${at} | \`x${at}\` |`
  const root = await folderWith({
    'a/secret.txt': 'nobody reads this',
    'a/b/docs/table.md': `# Table\n\n| a | b |\n|---|:-:|\n${Array.from({ length: 30_000 }, (_, at) => row(at)).join('\n')}`,
    'a/b/docs/lines.md': `# Lines\n\n${'A line of text.\n'.repeat(100_000)}`,
    'a/b/docs/links.md': Array.from(
      { length: 30_000 },
      (_, at) => `[a](no${at}.md) ![b](no${at}.png)\n`,
    ).join('\n'),
    'a/b/docs/large.md': 'Some words.\n\n'.repeat(4_000_000),
    'a/b/docs/circle.mdx': "import A from './_a.mdx'\n\n# Circle\n\n<A />\n",
    'a/b/docs/_a.mdx': "import B from './_b.mdx'\n\nA\n\n<B />\n",
    'a/b/docs/_b.mdx': "import A from './_a.mdx'\n\nB\n\n<A />\n",
    'a/b/docs/files.md':
      '# Files\n\n```txt file=../../secret.txt\n```\n\n```txt file=./link.txt\n```\n\n```txt file=./none.txt\n```\n',
  })
  await symlink(join(root, 'a/secret.txt'), join(root, 'a/b/docs/link.txt'))
  const { stderr, read } = await built(join(root, 'a/b'))
  expect(stderr).toContain(
    'docs/large.md  warning  content/too-large\n  found     a file of 52.0 MB',
  )
  expect(stderr).toMatch(/docs\/_[ab]\.mdx:1 {2}warning {2}mdx\/circular-import/)
  expect(stderr).toContain('docs/link.txt  warning  content/unusable-link')
  for (const line of [3, 6, 9])
    expect(stderr).toContain(`docs/files.md:${line}  warning  code/unusable-file`)
  expect(stderr).toMatch(/image\/unknown-file 30000.*link\/unknown-markdown-file 30000/)
  expect(stderr.split('\n').length).toBeLessThan(300)
  expect(await read('files')).not.toContain('nobody reads this')
  expect(await read('table')).toContain('<code>x29999</code>')
  expect((await read('lines')).match(/A line of text/g)?.length).toBeGreaterThanOrEqual(100_000)
  expect(await read('circle')).toMatch(/<p class="lead">A<\/p>\s*<p>B<\/p>/)
})
