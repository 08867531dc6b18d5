import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parseCommandLine } from '../../packages/warraq/src/cli/command-line.ts'
import { type GuidePage, guidePages, siteOf } from './guide-snippets.ts'
import {
  addPackages,
  addTypes,
  installInto,
  packEngine,
  TYPESCRIPT,
  warraq,
  withServer,
} from './installed-package.ts'

const REPOSITORY = join(import.meta.dirname, '../..')
const allPages = await guidePages(join(REPOSITORY, 'packages/warraq/docs/content'))
/** Those that somebody wrote: packing the engine adds the reference. */
const pages = allPages.filter(({ name }) => !/^reference\/|changelog$/.test(name))
const pagesWithCode = pages.filter(({ snippets }) =>
  snippets.some(({ language }) => /^tsx?$/.test(language)),
)

/** Optional packages that the examples use. */
const PACKAGES = 'katex beautiful-mermaid pagefind tailwindcss @tailwindcss/vite zod'.split(' ')

/** Files that pages of the guide name without showing them. */
const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'guide/deploying': { 'content/guide/costs.md': '# Costs\n\n## Prices\n\nText.\n' },
  'guide/configuration': {
    'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28"/>',
    'words.txt': 'warraq\n',
  },
  'guide/theming': { 'site/styles.css': 'p { margin: 0 }', 'site/home.css': '.hero { margin: 0 }' },
  'guide/islands': {
    'content/index.md': '# Page\n\n::endpoints{network="main"}\n\n::tap-counter\n',
  },
  'guide/plugins': {
    'openapi.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Pumps', version: '1' },
      paths: { '/pumps': { get: { responses: { 200: { description: 'All pumps.' } } } } },
    }),
    'site/network-badge.css': '.navbar-item { margin: 0 }',
    'site/SlimFooter.tsx': 'export default () => <footer>Slim</footer>\n',
    'content/index.md': '# Page\n\n$a^2$\n\n```mermaid A to B\ngraph LR\n  A --> B\n```\n',
  },
}

/** What the built start page of a site contains, where a page of the guide promises it. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'guide/islands': ['https://api.example.org', 'Tapped 0 times'],
  'guide/theming': ['our-footer', 'Is something unclear?', 'Testnet', 'Written for everybody.'],
  'guide/plugins': ['<footer>Slim</footer>', 'Testnet'],
}

let dir = ''
const rootOf = ({ name }: GuidePage) => join(dir, 'pages', name)

beforeAll(async () => {
  dir = await installInto('guide', await packEngine(), 'hoisted')
  await addTypes(dir)
  await addPackages(dir, PACKAGES)
  for (const page of pagesWithCode) {
    const shown = siteOf(page)
    const stubs = ['content/index.md', 'content/guide/index.md', 'content/api/index.md'].map(
      (file) => [file, '# Page\n\nText.\n'],
    )
    const files = { ...Object.fromEntries(stubs), ...NAMED[page.name], ...shown }
    for (const [file, text] of Object.entries<string>(files)) {
      const path = join(rootOf(page), file)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    }
  }
}, 900_000)

test.each([
  'bundler',
  'nodenext',
])('every snippet passes a strict check of types, resolved as by %s', async (resolution) => {
  const guide = pages.flatMap(({ snippets }) => snippets)
  const shown = guide.find(({ title }) => title === 'tsconfig.json')
  const { compilerOptions } = JSON.parse(shown?.code ?? '')
  const options = {
    ...compilerOptions,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    module: resolution === 'bundler' ? 'esnext' : 'nodenext',
    moduleResolution: resolution,
    // Only the packages of the examples have declarations that the guide does not speak about.
    skipLibCheck: true,
  }
  const config = `tsconfig.${resolution}.json`
  await writeFile(
    join(dir, 'package.json'),
    '{ "name": "guide", "private": true, "type": "module" }',
  )
  await writeFile(
    join(dir, config),
    JSON.stringify({
      compilerOptions: options,
      include: ['pages'],
      exclude: ['**/docs.config.ts'],
    }),
  )
  const { status, stdout } = spawnSync(process.execPath, [TYPESCRIPT, '-p', config], {
    cwd: dir,
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
})

test.each(pagesWithCode)('the site that $name describes is built', async (page) => {
  const root = rootOf(page)
  const printed = await warraq(dir, 'build', root)
  expect(printed).toMatch(/Built \d+ pages? in/)
  const html = await readFile(join(root, 'dist/index.html'), 'utf8').catch(() => '')
  // React separates texts that it has joined by comments.
  const shown = html.replaceAll('<!-- -->', '')
  for (const text of SHOWN[page.name] ?? []) expect(shown).toContain(text)
})

test('every command of the guide exists, with its options', () => {
  const commands = pages.flatMap(({ snippets }) =>
    snippets
      .filter(({ language }) => /^(?:bash|yaml)$/.test(language))
      .flatMap(({ place, code }) =>
        [...code.matchAll(/(npx|npm create) warraq ([^\n#|]+)/g)].map(([, by, call = '']) => ({
          place,
          call: by === 'npx' ? call : `new ${call}`,
        })),
      ),
  )
  expect(commands.length).toBeGreaterThan(4)
  for (const { place, call } of commands)
    expect(() => parseCommandLine(call.trim().split(/\s+/)), `${place}: ${call}`).not.toThrow()
})

test('every snippet in JSON is JSON', () => {
  for (const { snippets } of pages)
    for (const { language, code, place } of snippets)
      if (language === 'json') expect(() => JSON.parse(code), place).not.toThrow()
})

test('a newcomer gets from an empty folder to a served build with what the first page shows', async () => {
  const start = pages.find(({ name }) => name === 'guide/getting-started')
  const shown = (title: string) => start?.snippets.find((one) => one.title === title)?.code ?? ''
  const site = join(dir, 'newcomer')
  await warraq(dir, 'new', site)
  await withServer(
    dir,
    'dev',
    async (url) => {
      expect(await (await fetch(url)).text()).toContain('This is the start page')
    },
    site,
  )
  await writeFile(join(site, 'docs.config.ts'), shown('docs.config.ts'))
  expect(await warraq(dir, 'check', site)).toContain('2 pages written')
  expect(await warraq(dir, 'build', site)).toMatch(/Built \d+ pages in/)
  await withServer(
    dir,
    'preview',
    async (url) => {
      const html = await (await fetch(url)).text()
      expect(html).toContain('<title>Newcomer | Handbook</title>')
      expect(html).toContain('https://github.com/example/handbook/edit/main/content/index.md')
    },
    site,
  )
})
