import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { CALLS } from '../../packages/warraq/src/cli/usage.ts'
import { configSchema } from '../../packages/warraq/src/config/schema.ts'
import { CONTAINERS } from '../../packages/warraq/src/content/directives/containers.ts'
import { docFrontMatterSchema } from '../../packages/warraq/src/content/source/doc-front-matter.ts'
import { PART_NAMES } from '../../packages/warraq/src/theme/parts/part-names.ts'
import { defaultUiText } from '../../packages/warraq/src/theme/text/ui-text.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { type DocsRun, runDocs } from './run-docs.ts'

const DOCS = join(import.meta.dirname, '../../packages/warraq/docs')

let out = ''
let build: DocsRun
beforeAll(async () => {
  out = join(temporaryFolder(), 'site')
  build = await runDocs(['build', DOCS, '--out', out])
})

/** Names of all exports of an entry module of the package. */
function exportedNames(entry: string): string[] {
  const text = readFileSync(join(DOCS, '../src', entry), 'utf8')
  return [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.replace('type ', '').trim())
      .filter((name) => name !== ''),
  )
}

/** A page of the reference as Markdown. */
const reference = (name: string) => readFile(join(out, 'reference', `${name}.md`), 'utf8')

test('the documentation of the engine builds and checks without a problem', async () => {
  expect(build).toMatchObject({ stderr: '', exitCode: 0 })
  const check = await runDocs(['check', DOCS])
  expect(check).toMatchObject({ stderr: '', exitCode: 0 })
  expect(check.stdout).toContain('no problems')
})

test('every page names the icon of browser tabs', async () => {
  const [, icon = ''] =
    /<link rel="icon" href="([^"]+)"/.exec(await readFile(join(out, 'index.html'), 'utf8')) ?? []
  expect(icon).toMatch(/^\/favicon[\w.-]*\.svg$/)
  expect(await readFile(join(out, icon), 'utf8')).toContain('<svg')
})

test('the reference lists every field, directive, part and command', async () => {
  const pages: readonly (readonly [string, readonly string[]])[] = [
    ['configuration', Object.keys(configSchema.shape)],
    ['front-matter', Object.keys(docFrontMatterSchema.shape)],
    ['directives', Object.keys(CONTAINERS).map((name) => `:::${name}`)],
    ['theme-parts', PART_NAMES],
    ['texts', Object.keys(defaultUiText)],
    ['components', exportedNames('components.ts')],
    ['plugin-hooks', exportedNames('plugin.ts')],
    ['commands', CALLS.map(({ call }) => `warraq ${call}`)],
  ]
  for (const [page, names] of pages) {
    expect(names.length).toBeGreaterThan(0)
    const text = await reference(page)
    expect(names.filter((name) => !text.includes(name))).toEqual([])
  }
})

test('the reference describes fields, props and hooks', async () => {
  expect(await reference('configuration')).toMatch(
    /\| `baseUrl` \| Path the site is served under\.<br>`string`, default `"\/"` \|/,
  )
  expect(await reference('theme-parts')).toMatch(
    /\| `footer` \| The footer of a language\. .*`FooterView` \|/,
  )
  expect(await reference('plugin-hooks')).toContain(
    'Add, drop or change pages before they are compiled',
  )
})

test('every page of the reference and the guide is in the build', async () => {
  expect((await readdir(join(out, 'reference'))).filter((name) => !name.includes('.'))).toEqual([
    'commands',
    'components',
    'configuration',
    'custom-properties',
    'directives',
    'front-matter',
    'plugin-hooks',
    'texts',
    'theme-parts',
  ])
})
