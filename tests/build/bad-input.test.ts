import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { copyFixture, type DocsRun, readTree, runDocs } from './run-docs.ts'

/**
 * Build a fixture over a good build and check that the good build is still there, byte for byte.
 */
async function buildOver(name: string): Promise<DocsRun> {
  const good = await copyFixture('good')
  expect((await runDocs(['build', good])).exitCode).toBe(0)
  const dir = await copyFixture(name)
  await cp(join(good, 'dist'), join(dir, 'dist'), { recursive: true })
  const before = await readTree(join(dir, 'dist'))
  const run = await runDocs(['build', dir])
  expect(await readTree(join(dir, 'dist'))).toEqual(before)
  return run
}

const cases: readonly (readonly [name: string, message: string])[] = [
  [
    'missing-folder',
    `content  error  content/missing-folder
  found     no such folder
  expected  the folder with the pages of section "docs"
  fix       create content with at least one page, or correct "path" of section "docs" in docs.config.ts`,
  ],
  ['not-yaml', 'content/page.md:3  error  front-matter/not-yaml'],
  [
    'wrong-front-matter-type',
    'content/page.md:3  error  front-matter/wrong-type\n  found     sidebar_position: "first"',
  ],
  ['mdx-syntax', 'content/page.mdx:5  error  mdx/syntax'],
  // The parser aborts its process on this page.
  ['mdx-abort', 'content/tags.mdx:10  error  mdx/fatal\n  found     </div> ('],
  [
    'broken-link',
    `content/page.md:3  error  link/unknown-page
  found     /docs/paeg/
  expected  a page of the site
  fix       did you mean /docs/page/?`,
  ],
  [
    'broken-markdown-link',
    `content/page.md:5  error  link/unknown-markdown-file
  found     ./indx.md
  expected  a page source that exists
  fix       did you mean ./index.md?`,
  ],
  [
    'broken-image',
    `content/page.md:3  error  image/unknown-file
  found     ./drawing.png`,
  ],
  [
    'unknown-fact',
    `content/page.md:3  error  fact/unknown
  found     {{mainnet.chainID}}
  expected  the name of a fact of the site
  fix       did you mean {{mainnet.chainId}}?`,
  ],
  [
    'retyped-fact',
    `content/page.md:3  error  fact/retyped
  found     11235`,
  ],
]

test.each(
  cases,
)('%s: a clear message, exit code 1, the last good build untouched', async (name, message) => {
  const run = await buildOver(name)
  expect(run.stderr).toContain(message)
  expect(run.exitCode).toBe(1)
})

test('a draft whose front matter is nearly right is not published, and the build says why', async () => {
  const dir = await copyFixture('good')
  const config = await readFile(join(dir, 'docs.config.ts'), 'utf8')
  await writeFile(
    join(dir, 'docs.config.ts'),
    config.replace('title:', "pagesDir: 'pages', title:"),
  )
  await mkdir(join(dir, 'pages'), { recursive: true })
  const draft = 'title: Secret\ndraft: true'
  const nearly = {
    'content/below.md': `<!-- old -->\n\n---\n${draft}\n---\n`,
    'content/indented.md': ` ---\n${draft}\n ---\n`,
    'content/dashes.md': `----\n${draft}\n----\n`,
    'content/text.md': '---\ntitle: Secret\ndraft: "true"\n---\n',
    'pages/free.md': `---\n${draft}\n---\n`,
  }
  for (const [file, text] of Object.entries(nearly)) await writeFile(join(dir, file), text)
  const run = await runDocs(['build', dir])
  expect(run.stderr.match(/(?<=warning {2}|error {2})front-matter\/\w+/g)?.sort()).toEqual([
    'front-matter/converted',
    ...Array(3).fill('front-matter/misplaced'),
  ])
  expect(run.exitCode).toBe(0)
  const written = Object.entries(await readTree(join(dir, 'dist')))
    .map(([name, bytes]) => name + Buffer.from(bytes, 'base64').toString())
    .join()
  expect(written.includes('/docs/other/')).toBe(true)
  expect(/secret/i.exec(written)).toBeNull()
  await writeFile(join(dir, 'content/open.md'), `---\n${draft}\n\n# Secret\n`)
  const open = await runDocs(['build', dir])
  expect(open.stderr).toContain('content/open.md:3  error  front-matter/unclosed')
  expect(open.exitCode).toBe(1)
})

test('pages that no parser could read in time are named, and the other pages are built', async () => {
  const dir = await copyFixture('good')
  const config = await readFile(join(dir, 'docs.config.ts'), 'utf8')
  await writeFile(
    join(dir, 'docs.config.ts'),
    config.replace('title:', 'checks: { strict: false }, title:'),
  )
  const bad = {
    'large.md': 'Some words.\n\n'.repeat(400_000),
    'marks.md': '<http://'.repeat(50_000),
    'nested.md': ':::note\n'.repeat(5000) + ':::\n'.repeat(5000),
    'braces.mdx': '{{'.repeat(50_000),
    'binary.md': Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 256)),
    'columns.md': `${'|a'.repeat(5000)}|\n${'|-'.repeat(5000)}|\n`,
  }
  for (const [name, text] of Object.entries(bad)) await writeFile(join(dir, 'content', name), text)
  const run = await runDocs(['build', dir, '--all'])
  expect(run.stderr).toContain(
    'content/large.md  warning  content/too-large\n  found     a file of 5.2 MB',
  )
  for (const [file, code] of [
    ['marks.md:1', 'content/too-much-markup'],
    ['nested.md:401', 'html/too-deep'],
    ['braces.mdx:1', 'content/too-much-markup'],
    ['binary.md', 'content/not-text'],
  ])
    expect(run.stderr).toContain(`content/${file}  warning  ${code}`)
  expect(run.exitCode).toBe(0)
  const tree = await readTree(join(dir, 'dist'))
  expect(Object.keys(tree)).toEqual(
    expect.arrayContaining(['docs/other/index.html', 'docs/columns/index.html']),
  )
})

test('an unknown directive is a warning, and the build continues', async () => {
  const dir = await copyFixture('unknown-directive')
  const run = await runDocs(['build', dir])
  expect(run.stderr).toContain(`content/page.md:3  warning  directive/unknown
  found     :::notice
  expected  one of: card, cards, caution, code-group, danger, details, filter, important, info, note, secondary, steps, success, tab, tabs, tip, warning
  fix       did you mean :::note? Until then it is a plain box with this name`)
  expect(run.exitCode).toBe(0)
})

test.each([
  'build',
  'check',
])('%s reports broken links of navbar and footer by their fields, and a missing start', async (command) => {
  const dir = await copyFixture('good')
  await writeFile(
    join(dir, 'docs.config.ts'),
    `export default {
      title: 'Fixture',
      url: 'https://docs.example.org',
      sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
      navbar: { items: [{ label: 'More', items: [{ label: 'Other', to: '/docs/othr' }] }, { label: 'Docs', to: '/docs' }] },
      footer: { links: [{ title: 'Docs', items: [{ label: 'No', to: '/docs/nowhere' }] }] },
    }`,
  )
  const run = await runDocs([command, dir])
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toContain(`docs.config.ts:5  error  link/unknown-page
  found     navbar.items[0].items[0].to: "/docs/othr"
  expected  a page of the site
  fix       did you mean /docs/other/?`)
  expect(run.stderr).toContain('found     footer.links[0].items[0].to: "/docs/nowhere"')
  expect(run.stderr.match(/error {2}link/g)).toHaveLength(2)
  expect(run.stderr).toContain(
    'docs.config.ts  error  route/no-start-page\n  found     no page at /',
  )
  expect(run.stderr).toMatch(/^3 errors, .*; no start page\.$/m)
})

test('links in the HTML of the configuration and of the logo are checked, too', async () => {
  const dir = await copyFixture('good')
  await writeFile(
    join(dir, 'docs.config.ts'),
    `export default {
      title: 'Fixture',
      url: 'https://docs.example.org',
      baseUrl: '/x/',
      redirects: { '/': '/docs/' },
      sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
      announcementBar: { content: '<a href="/x/docs/new">New</a>, <a href="#top">up</a>' },
      navbar: {
        logo: { src: 'https://example.org/logo.svg', href: '/home' },
        items: [
          { type: 'html', value: '<a href="/x/docs/other/">Other</a> <a href="/x/docs/othr/">Typo</a>' },
          { label: 'More', items: [{ type: 'html', value: '<a href="/x/docs/more">More</a>' }] },
        ],
      },
      footer: {
        links: [{ html: '<a href="/x/docs/nowhere">No</a>' }],
        copyright: 'By <a href="/x/docs/us">us</a> and <a href="https://example.org">others</a>',
      },
    }`,
  )
  const run = await runDocs(['build', dir])
  expect(run.exitCode).toBe(1)
  expect(run.stderr.match(/found +(?:navbar|footer|ann).*/g)?.sort()).toEqual([
    'found     announcementBar.content: "/x/docs/new"',
    'found     footer.copyright: "/x/docs/us"',
    'found     footer.links[0].html: "/x/docs/nowhere"',
    'found     navbar.items[0].value: "/x/docs/othr/"',
    'found     navbar.items[1].items[0].value: "/x/docs/more"',
    'found     navbar.logo.href: "/home"',
  ])
})

test('a base path that servers and browsers may write in two ways is refused', async () => {
  const dir = await copyFixture('good')
  const option = await runDocs(['build', dir, '--base', '/к/'])
  expect(option.stderr).toBe(
    '--base is "/к/". It must be a path of letters, digits, "-", ".", "_" and "~", e.g. "/docs/".\n',
  )
  expect(option.exitCode).toBe(1)
  const config = join(dir, 'docs.config.ts')
  const text = await readFile(config, 'utf8')
  await writeFile(config, text.replace('export default {', "export default {\n  baseUrl: '/к/',"))
  const field = await runDocs(['build', dir])
  expect(field.stderr).toContain(
    '  baseUrl\n    found     "/к/"\n    expected  a path of letters, digits',
  )
  expect(field.exitCode).toBe(1)
})

test('an unreadable content folder is an error', async () => {
  const dir = await copyFixture('good')
  await rm(join(dir, 'content'), { recursive: true })
  await writeFile(join(dir, 'content'), 'a file, not a folder')
  const run = await runDocs(['build', dir])
  expect(run.stderr).toContain(
    'content  error  content/unreadable-folder\n  found     a folder that cannot be read (ENOTDIR)',
  )
  expect(run.exitCode).toBe(1)
})

test('two pages with one route: a warning that names both files, and the build continues', async () => {
  const dir = await copyFixture('duplicate-route')
  const run = await runDocs(['build', dir])
  expect(run.stderr).toContain('warning  route/duplicate')
  expect(run.stderr).toContain('content/a.md')
  expect(run.stderr).toContain('content/b.md')
  expect(run.exitCode).toBe(0)
})

test('an output folder that cannot be written is a usage error', async () => {
  const dir = await copyFixture('good')
  await writeFile(join(dir, 'blocker'), '')
  const run = await runDocs(['build', dir, '--out', join(dir, 'blocker', 'dist')])
  expect(run.stderr).toMatch(/^The output folder ".*blocker\/dist" cannot be written: /m)
  expect(run.exitCode).toBe(1)
})

test('a missing style sheet, or one without styles, is a usage error', async () => {
  const dir = await copyFixture('good')
  await writeFile(
    join(dir, 'docs.config.ts'),
    `export default {
      title: 'Fixture',
      url: 'https://docs.example.org',
      redirects: { '/': '/docs/' },
      sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
      tokens: 'palette.css',
    }`,
  )
  const missing = await runDocs(['build', dir])
  expect(missing.stderr).toBe(
    'The style sheet "palette.css" does not exist.\nCreate it, or correct "tokens" in docs.config.ts.\n',
  )
  expect(missing.exitCode).toBe(1)
  await writeFile(join(dir, 'palette.css'), ':root { --color-page: white; } }')
  const broken = await runDocs(['build', dir])
  expect(broken.stderr).toContain('cannot be bundled for the browser:')
  expect(broken.stderr).toContain('palette.css:1:32: Unexpected }')
  expect(broken.stderr).not.toContain('bug in the engine')
  expect(broken.exitCode).toBe(1)
})

test.each([
  ["export default {\n  title: 'One' 'Two',\n}", 'cannot be read:', 'docs.config.ts:2:'],
  ['const facts = undefined\nexport default { title: facts.name }', 'docs.config.ts:2 failed', ''],
  ["export default () => {\n  throw new Error('No facts.')\n}", 'docs.config.ts:2 failed', ''],
  ["throw new Error('No facts.')", 'docs.config.ts:1 failed', ''],
  [
    "export const title = 'One'",
    '(the whole config)\n    found     nothing\n    expected  export default defineConfig',
    '',
  ],
])('a configuration that cannot be evaluated is an error with its line: %j', async (text, message, place) => {
  const dir = await copyFixture('good')
  await writeFile(join(dir, 'docs.config.ts'), text)
  const run = await runDocs(['build', dir])
  expect(run.stderr).toContain(message)
  expect(run.stderr).toContain(place)
  // Colours of the bundler.
  expect(run.stderr).not.toContain('\u001b')
  expect(run.exitCode).toBe(1)
})

test('a component whose module throws is a usage error with its file and line', async () => {
  const dir = await copyFixture('good')
  await mkdir(join(dir, 'components'))
  await writeFile(
    join(dir, 'components/Chart.tsx'),
    'const rows: { a?: string[] } = {}\n\nconst first = rows.a![0]\n\nexport default () => <b>{first}</b>\n',
  )
  await writeFile(
    join(dir, 'docs.config.ts'),
    `export default {
      title: 'Fixture',
      url: 'https://docs.example.org',
      componentsDir: 'components',
      redirects: { '/': '/docs/' },
      sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
    }`,
  )
  const run = await runDocs(['build', dir])
  expect(run.stderr).toBe(
    "components/Chart.tsx:3 failed while it was loaded: Cannot read properties of undefined (reading '0')\nCorrect the code that runs when the module is imported.\n",
  )
  expect(run.exitCode).toBe(1)
})

test('a folder with files that no build wrote is not replaced', async () => {
  const dir = await copyFixture('good')
  await mkdir(join(dir, 'mine'))
  await writeFile(join(dir, 'mine', 'thesis.txt'), 'precious')
  const run = await runDocs(['build', dir, '--out', join(dir, 'mine')])
  expect(run.stderr).toContain('contains files that no build wrote')
  expect(run.exitCode).toBe(1)
  expect(Object.keys(await readTree(join(dir, 'mine')))).toEqual(['thesis.txt'])
})

test('a port in use is a usage error that names another port', async () => {
  const dir = await copyFixture('good')
  await runDocs(['build', dir])
  const other = createServer().listen(0)
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const run = await runDocs(['preview', join(dir, 'dist')], { PORT: String(port) })
  other.close()
  expect(run.stderr).toBe(
    `Port ${port} is in use by another program.\nStop that program, or choose another port: PORT=${port + 1}\n`,
  )
  expect(run.exitCode).toBe(1)
})

test('a folder without a configuration is built with defaults that the build reports', async () => {
  const dir = join(temporaryFolder(), 'handbook')
  await mkdir(dir)
  await writeFile(join(dir, 'README.md'), '# Handbook\n\nText.\n')
  const run = await runDocs(['build', dir])
  expect(run.stderr).toContain(
    'found     no such file: the site is called "handbook" and lives at http://localhost:3000',
  )
  expect(run.exitCode).toBe(0)
  const html = await readFile(join(dir, 'dist/index.html'), 'utf8')
  expect(await readFile(join(dir, 'dist/llms.txt'), 'utf8')).toMatch(/^# handbook\n\n## /)
  // The name is in the navbar.
  expect(/<header.*?<\/header>/.exec(html)?.[0]).toContain('handbook')
})

test('the program names its version', async () => {
  const manifest = join(import.meta.dirname, '../../packages/warraq/package.json')
  const { version } = JSON.parse(await readFile(manifest, 'utf8'))
  expect((await runDocs(['--version'])).stdout).toBe(`${version}\n`)
})

test('an unknown command and a wrong field are usage errors', async () => {
  const dir = await copyFixture('good')
  expect((await runDocs(['bulid'])).stderr).toContain(
    'There is no command "bulid": did you mean "build"?',
  )
  await writeFile(
    join(dir, 'docs.config.ts'),
    "export default { titel: 'x', url: 'nope', sections: [] }",
  )
  const run = await runDocs(['build', dir])
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toContain(
    'titel\n    found     a field the engine does not know\n    expected  did you mean "title"?',
  )
  expect(run.stderr).toContain('url\n    found     "nope"')
})
