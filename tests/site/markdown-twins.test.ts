import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuiltSite } from '../../packages/warraq/src/built-site.ts'
import { copyFixture, runDocs } from '../build/run-docs.ts'
import { BUILT_SITE } from '../build-site.ts'

let dir: string
beforeAll(async () => {
  dir = await copyFixture('good')
  const config = join(dir, 'docs.config.ts')
  const settings = await readFile(config, 'utf8')
  await writeFile(config, settings.replace('{', "{\n  componentsDir: 'components',"))
  await mkdir(join(dir, 'components'))
  await writeFile(
    join(dir, 'components/Ports.tsx'),
    'export default () => <table><thead><tr><th>Port</th></tr></thead><tbody><tr><td>26657</td></tr></tbody></table>\n',
  )
  await writeFile(
    join(dir, 'content/_shared.mdx'),
    'Words of a **partial**, see [other](./other.md).\n',
  )
  await writeFile(
    join(dir, 'content/full.mdx'),
    "---\ntitle: Full\nsidebar_position: 1\n---\n\nimport Shared from './_shared.mdx'\n\nexport const sum = 1 + 2\n\n<Shared />\n\nThe sum is {sum}.\n\n::ports\n\n```ts\nimport { a } from 'b'\n```\n",
  )
})
afterAll(() => rm(dir, { recursive: true }))

/** Lines of a Markdown file outside its code blocks. */
function proseLines(markdown: string): string[] {
  let fence = ''
  return markdown.split('\n').filter((line) => {
    const [, mark = ''] = /^[\s>]*(`{3,})/.exec(line) ?? []
    if (fence === '') fence = mark
    else if (line.replace(/^[\s>]*/, '') === fence) {
      fence = ''
      return false
    }
    return fence === ''
  })
}

test('the Markdown of a page contains the output of components and imports', async () => {
  const run = await runDocs(['build', dir])
  expect(run.exitCode, run.stderr).toBe(0)
  expect(await readFile(join(dir, 'dist/docs/full.md'), 'utf8')).toBe(
    "# Full\n\nWords of a **partial**, see [other](https://docs.example.org/docs/other/).\n\nThe sum is 3.\n\n| Port |\n| --- |\n| 26657 |\n\n```ts\nimport { a } from 'b'\n```\n",
  )
})

test('the list of pages follows the sidebar', async () => {
  const list = await readFile(join(dir, 'dist/llms.txt'), 'utf8')
  expect([...list.matchAll(/^- \[(\w+)\]/gm)].map(([, title]) => title)).toEqual([
    'Home',
    'Full',
    'One',
    'Two',
    'Other',
  ])
})

test('the page at the root of a site with a base path has its Markdown below it', async () => {
  const config = join(dir, 'docs.config.ts')
  const settings = await readFile(config, 'utf8')
  const atRoot = settings
    .replace("route: '/docs/'", "route: '/'")
    .replace(/ {2}redirects: .*\n/, '')
  await writeFile(config, atRoot)
  await writeFile(join(dir, 'content/group/two.md'), '# Two\n')
  const run = await runDocs(['build', dir, '--base', '/x/', '--out', 'root'])
  expect(run.exitCode, run.stderr).toBe(0)
  expect(await readFile(join(dir, 'root/index.html'), 'utf8')).toContain('href="/x/index.md"')
  expect(await readFile(join(dir, 'root/index.md'), 'utf8')).toMatch(/^# Home\n/)
  const { pages } = await openBuiltSite(join(dir, 'root'))
  expect(pages.map(({ href }) => href)).toContain('/x/')
})

test('no Markdown of this site contains a directive, an import or the name of a fact', async () => {
  const files = (await readdir(BUILT_SITE, { recursive: true })).filter(
    (file) => file.endsWith('.md') || file === 'llms-full.txt',
  )
  expect(files.length).toBeGreaterThan(60)
  const wrong = await Promise.all(
    files.map(async (file) => {
      const lines = proseLines(await readFile(join(BUILT_SITE, file), 'utf8'))
      return lines
        .filter((line) => /^\s*(?::{2,}|import |export )|<docs-|\{\{/.test(line))
        .map((line) => `${file}: ${line}`)
    }),
  )
  expect(wrong.flat()).toEqual([])
})
