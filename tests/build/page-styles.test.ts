import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyFixture, runDocs } from './run-docs.ts'

/** Bodies of pages by name, and the rule that each of them needs. */
const PAGES: Readonly<Record<string, readonly [body: string, rule: string]>> = {
  quotes: ["A <span class='badge'>badge</span>.", '.badge{'],
  bare: ['A <span class=badge>badge</span>.', '.badge{'],
  capitals: ['A <SPAN CLASS = "badge">badge</SPAN>.', '.badge{'],
  second: ['A <span class="wide badge">badge</span>.', '.badge{'],
  box: [':::note{class="badge"}\nA box.\n:::', '.badge{'],
  key: ['Press <KBD>K</KBD>.', 'kbd{'],
  first: ['The text ONE.', '.own{'],
  same: ['The text SAME.', '.own{'],
  shell: ['A <span class="badge-like">word</span>, and `<kbd>` as code.', '.page-notice{'],
}

let dir: string
beforeAll(async () => {
  dir = await copyFixture('good')
  for (const [name, [body]] of Object.entries(PAGES)) {
    const head = name === 'shell' ? 'title: Page\nunlisted: true' : 'title: Page'
    await writeFile(join(dir, `content/${name}.md`), `---\n${head}\n---\n\n${body}\n`)
  }
  for (const file of ['one.css', 'same.css']) await writeFile(join(dir, file), '.own { gap: 7px }')
  const config = join(dir, 'docs.config.ts')
  const sheets =
    "pageStylesheets: [{ file: 'one.css', when: 'ONE' }, { file: 'same.css', when: 'SAME' }, { file: 'client/widget.css', when: 'widget' }],"
  const plugin = "plugins: [{ name: 'widget', client: [{ module: 'client/widget.ts' }] }],"
  await writeFile(config, (await readFile(config, 'utf8')).replace('{', `{ ${sheets} ${plugin}`))
  await mkdir(join(dir, 'client'))
  await writeFile(join(dir, 'client/widget.css'), '.widget { gap: 8px }')
  await writeFile(join(dir, 'client/widget.ts'), "import './widget.css'\n")
  const { exitCode, stderr } = await runDocs(['build', dir])
  expect(exitCode, stderr).toBe(0)
})
afterAll(() => rm(dir, { recursive: true }))

const stylesOf = async (name: string) =>
  [
    ...(await readFile(join(dir, `dist/docs/${name}/index.html`), 'utf8')).matchAll(
      /<style data-page[^>]*>(.*?)<\/style>/gs,
    ),
  ]
    .map(([, css = '']) => css)
    .join('')

test.each(Object.entries(PAGES))('the page "%s" has the styles of its parts', async (name, [
  ,
  rule,
]) => {
  expect(await stylesOf(name)).toContain(rule)
})

test('a page has no styles of parts that it only names', async () => {
  const css = await stylesOf('shell')
  expect(css).not.toContain('.badge{')
  expect(css).not.toContain('kbd{')
})

test('a style sheet of some pages that a script imports as well is a file', async () => {
  const assets = join(dir, 'dist/assets')
  const names = await readdir(assets)
  const scripts = names.filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')))
  const named = texts.flatMap((text) =>
    [...text.matchAll(/assets\/([\w-]+\.css)/g)].map(([, name]) => name),
  )
  expect(named).toContainEqual(expect.stringMatching(/^page-style-/))
  expect(names).toEqual(expect.arrayContaining(named))
})
