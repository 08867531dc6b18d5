import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyFixture, runDocs } from './run-docs.ts'

let dir: string
beforeAll(async () => {
  dir = await copyFixture('good')
})
afterAll(() => rm(dir, { recursive: true }))

const page = (head: string) => `---\ntitle: Strip\n${head}---\n\nThe body.\n`
const write = (head: string) => writeFile(join(dir, 'content/strip.md'), page(head))
const built = (file: string) => readFile(join(dir, 'dist', file), 'utf8')
const STRIP = /<div class="page-strip">.*?<\/article>/s

test('front matter and configuration produce a strip with resolved links', async () => {
  const config = join(dir, 'docs.config.ts')
  const settings = await readFile(config, 'utf8')
  await writeFile(
    config,
    settings.replace('{', "{\n  baseUrl: '/base/',\n  checked: { date: '2026-11-21' },"),
  )
  await write(
    "time: 5 minutes\nneeds:\n  - An uncommonword, see [other](./other.md)\n  - 'a `tool`'\n",
  )
  const run = await runDocs(['build', dir])
  expect(run.exitCode, run.stderr).toBe(0)
  const html = await built('docs/strip/index.html')
  expect(html).toMatch(
    /<h1>Strip<\/h1><docs-page-tools .*?<\/docs-page-tools><\/div>\s*<p class="lead">The body.<\/p><div class="page-strip">/,
  )
  expect(STRIP.exec(html)?.[0]).toContain(
    '<li>An uncommonword, see <a href="/base/docs/other/">other</a></li><li>a <code>tool</code></li>',
  )
  expect(await built('docs/strip.md')).toContain(
    'Time: 5 minutes\n\n**Before you start**\n\n- An uncommonword, see [other](https://docs.example.org/base/docs/other/)\n- a `tool`\n',
  )
})

test('the search index does not contain the strip', async () => {
  const assets = await readdir(join(dir, 'dist/assets'))
  const files = assets.filter((name) => name.startsWith('search-'))
  expect(files).not.toEqual([])
  for (const name of files) expect(await built(`assets/${name}`)).not.toContain('uncommonword')
})

test('a page may have its own date, or none', async () => {
  await write('checked: 2026-10-01\n')
  expect((await runDocs(['build', dir])).exitCode).toBe(0)
  expect(STRIP.exec(await built('docs/strip/index.html'))?.[0]).toContain(
    'Checked <time dateTime="2026-10-01">October 2026</time>',
  )
  await write('checked: false\n')
  expect((await runDocs(['build', dir])).exitCode).toBe(0)
  expect(await built('docs/strip/index.html')).not.toMatch(STRIP)
})

test('a page without data has no strip', async () => {
  expect(await built('404.html')).not.toMatch(STRIP)
  expect(await built('search/index.html')).not.toMatch(STRIP)
})

test('a plugin adds notes, to documents and to pages for machines', async () => {
  const config = join(dir, 'docs.config.ts')
  const settings = await readFile(config, 'utf8')
  const strip = "({ text }) => /body/.test(text) ? [{ text: 'It is short', href: '/docs/' }] : []"
  await writeFile(config, settings.replace('{', `{ plugins: [{ name: 'rows', strip: ${strip} }],`))
  await write('checked: false\n')
  const run = await runDocs(['build', dir])
  expect(run.exitCode, run.stderr).toBe(0)
  expect(STRIP.exec(await built('docs/strip/index.html'))?.[0]).toContain(
    '<a href="/base/docs/">It is short</a>',
  )
  expect(await built('docs/strip.md')).toContain(
    '[It is short](https://docs.example.org/base/docs/)\n',
  )
  await writeFile(config, settings)
})

test('errors in the front matter are reported with their line', async () => {
  await write('needs:\n  - See [other](./nowhere.md)\n')
  const links = await runDocs(['build', dir])
  expect(links.exitCode).toBe(1)
  expect(links.stderr).toContain('content/strip.md:4  error  link/unknown-markdown-file')
  await write('checked: yesterday\n')
  const day = await runDocs(['build', dir])
  expect(day.exitCode).toBe(1)
  expect(day.stderr).toContain('content/strip.md:3  error  front-matter/wrong-type')
  expect(day.stderr).toContain('a day such as 2026-11-21')
})
