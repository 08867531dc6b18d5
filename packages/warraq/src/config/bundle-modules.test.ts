import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { bundleModules } from './bundle-modules.ts'
import { bundlerMessage } from './bundler-message.ts'
import { CONFIG_BUNDLE } from './run-bundler.ts'
import type { SiteBundling } from './site-bundling.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** A folder of modules; `bundle` bundles its `a.tsx`, and `write` changes a file a while ago. */
function site(files: Readonly<Record<string, string>>) {
  const root = temporaryFolder()
  roots.push(root)
  let agoSeconds = 100
  const write = (name: string, text: string) => {
    writeFileSync(join(root, name), text)
    const time = Date.now() / 1000 - agoSeconds--
    utimesSync(join(root, name), time, time)
  }
  for (const [name, text] of Object.entries(files)) write(name, text)
  const cacheDir = join(root, 'cache')
  const entry = `export * from ${JSON.stringify(join(root, 'a.tsx'))}`
  const bundle = (islandFiles: readonly string[] = [], bundling?: SiteBundling) =>
    bundleModules({ name: 'm', entry, cacheDir, root, islandFiles, bundling })
  return { root, cacheDir, write, bundle }
}

/** The exports of a bundle. */
const load = async (url: string): Promise<Record<string, unknown>> => await import(url)

test('a bundle contains what its entry imports, without styles', async () => {
  const { root, bundle } = site({
    'a.tsx': "import './a.css'\nimport { b } from './b.ts'\nexport const a: number = b + 1",
    'b.ts': 'export const b = 1',
    'a.css': 'p { color: red }',
  })
  const { url, files } = await bundle()
  expect(await load(url)).toMatchObject({ a: 2 })
  expect(files).toEqual(['a.tsx', 'b.ts'].map((name) => join(root, name)))
})

test('a tsconfig.json that extends a missing package does not matter', async () => {
  const { url } = await site({
    'tsconfig.json': '{ "extends": "@example/not-installed" }',
    'a.tsx': 'export const a = (<p />).type',
  }).bundle()
  expect(await load(url)).toMatchObject({ a: 'p' })
})

test('an error shows its place and the code as the author wrote it', async () => {
  const { write, bundle } = site({
    'a.tsx': "import data from './b.json'\nexport const a: number = data.a",
    'b.json': '{ "a": }',
  })
  await expect(bundle()).rejects.toThrow('b.json:1:8')
  write('b.json', '{}')
  write('a.tsx', "interface B { b: 'c' }\n\nimport { b } from './b.ts'\nexport const a = b as B")
  write('b.ts', 'export const c = 1')
  const error = await bundle().catch(bundlerMessage)
  expect(error).toContain('a.tsx:3:10')
  expect(error).toContain("import { b } from './b.ts'")
})

test.each([
  ["import l from './l.svg'", 'l.svg'],
  ["import l from './l.png'", 'l.png'],
  ["import l from './b.ts?url'", 'b.ts'],
  ["import l from './b.ts?worker'", 'b.ts'],
])('a module for Node cannot import a file: %s', async (statement, name) => {
  const { root, cacheDir, bundle } = site({
    'a.tsx': `// A comment.\n${statement}\nexport const a = l`,
    // Vite writes the text of a smaller file into the bundle.
    'b.ts': `export const b = '${'b'.repeat(9000)}'`,
    'l.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(2000)}</svg>`,
    'l.png': 'p'.repeat(9000),
  })
  const entry = `export * from ${JSON.stringify(join(root, 'a.tsx'))}`
  const config = () => bundleModules({ name: CONFIG_BUNDLE, entry, cacheDir, root })
  for (const bundleIt of [bundle, config])
    expect(await bundleIt().then(() => '', bundlerMessage)).toMatch(
      new RegExp(`^a\\.tsx:2: .*"${name}".*staticDirs`),
    )
})

/** A site with options of Vite. */
const withOptions = (root: string): SiteBundling => {
  const file = join(root, 'config.mjs')
  writeFileSync(
    file,
    'export default { title: "A", url: "https://a.example", sections: [{ id: "a", path: "a", route: "/a/" }], vite: {} }',
  )
  return {
    ...{ root, key: '', settingsKey: '', configName: 'config.mjs', postcssUrl: undefined },
    ...{ hasPostcss: false, configUrl: pathToFileURL(file).href },
  }
}

test('with options of Vite an island may import a picture, other modules may not', async () => {
  const { root, write, bundle } = site({
    'a.tsx': "export { default } from './b.tsx'",
    'b.tsx': "'use client'\nimport l from './l.png'\nexport default () => <img src={l} />",
    'l.png': 'p'.repeat(9000),
  })
  const { islands } = await bundle([], withOptions(root))
  expect(islands).toHaveLength(1)
  write('b.tsx', "import l from './l.png'\nexport default () => <img src={l} />")
  expect(await bundle([], withOptions(root)).then(() => '', bundlerMessage)).toMatch(
    /^b\.tsx:1: .*"l\.png"/,
  )
})

test.each([
  "import.meta.glob('./x/*.ts')",
  `import(\`./x/\${globalThis.name}.ts\`)`,
])('a file that is added to a folder is in the bundle that imports all of them: %s', async (code) => {
  const { root, write, bundle } = site({ 'a.tsx': `export const a = () => ${code}` })
  mkdirSync(join(root, 'x'))
  for (const bundling of [undefined, withOptions(root)]) {
    write('x/one.ts', 'export const one = 1')
    const first = await bundle([], bundling)
    write('x/two.ts', 'export const two = 2')
    const second = await bundle([], bundling)
    expect(second.files).toEqual([...first.files, join(root, 'x/two.ts')])
    rmSync(join(root, 'x/two.ts'))
  }
})

test('code that only mentions imports of folders is bundled, and text stays text', async () => {
  const { url } = await site({
    'a.tsx': "import t from './t.txt'\nexport const a = [t, 'import.meta.glob(`./x`)']",
    't.txt': 'hi',
  }).bundle()
  expect((await load(url)).a).toEqual(['hi', 'import.meta.glob(`./x`)'])
})

test('a configuration is bundled without styles and without PostCSS of a folder above', async () => {
  const { root } = site({
    'package.json': '{ "workspaces": ["site"] }',
    'postcss.config.mjs': 'globalThis.isPostcssRead = true\nexport default {}',
  })
  const inner = join(root, 'site')
  mkdirSync(inner)
  writeFileSync(join(inner, 'x.scss'), '$a: b')
  writeFileSync(join(inner, 'x.css'), 'p { color: red }')
  writeFileSync(
    join(inner, 'a.ts'),
    "import './x.scss'\nimport './x.css'\nimport t from './x.css?inline'\nexport const a = typeof t",
  )
  const entry = `export * from ${JSON.stringify(join(inner, 'a.ts'))}`
  const { url } = await bundleModules({
    ...{ name: CONFIG_BUNDLE, entry, cacheDir: join(root, 'cache'), root: inner },
  })
  expect((await load(url)).a).toBe('string')
  expect(globalThis).not.toHaveProperty('isPostcssRead')
})

test('a package that is not installed stays an import, which Node refuses', async () => {
  const { url } = await site({
    'a.tsx': "export const a = await import('not-installed').catch(({ code }) => code)",
  }).bundle()
  expect(await load(url)).toMatchObject({ a: 'ERR_MODULE_NOT_FOUND' })
})

test('a configuration finds its own place and environment as in Node', async () => {
  const { root, cacheDir } = site({
    'a.tsx':
      "export const a = [import.meta.filename, typeof import.meta.env, process.env.A, 'see import.meta.env.X, import.meta.url']",
  })
  const file = join(root, 'a.tsx')
  const entry = `export * from ${JSON.stringify(file)}`
  vi.stubEnv('A', 'b')
  const { url } = await bundleModules({ name: CONFIG_BUNDLE, entry, cacheDir, root })
  expect((await load(url)).a).toEqual([
    file,
    'undefined',
    'b',
    'see import.meta.env.X, import.meta.url',
  ])
  vi.unstubAllEnvs()
})

test('files that plugins may read change a bundle only through its code', async () => {
  const { root, bundle } = site({ 'a.tsx': 'export const a = 1' })
  const bundlingAt = (key: string, settingsKey = ''): SiteBundling => ({
    ...{ root, key, settingsKey, configName: '', configUrl: undefined, postcssUrl: undefined },
    ...{ hasPostcss: false },
  })
  const { hash } = await bundle([], bundlingAt('before'))
  expect((await bundle([], bundlingAt('after'))).hash).toBe(hash)
  expect((await bundle([], bundlingAt('others', 'others'))).hash).not.toBe(hash)
})

test('an unchanged bundle is used again, also by a request while it is made', async () => {
  const { cacheDir, bundle } = site({ 'a.tsx': 'export const a = 1' })
  const [first, second] = await Promise.all([bundle(), bundle()])
  expect(second).toBe(first)
  const record = join(cacheDir, 'm')
  const { mtimeMs } = statSync(record)
  expect(await bundle()).toEqual(first)
  expect(statSync(record).mtimeMs).toBe(mtimeMs)
})

test('a changed file, other islands and a damaged bundle are bundled again', async () => {
  const { root, cacheDir, write, bundle } = site({ 'a.tsx': 'export const A = () => 1' })
  const first = await bundle()
  write('a.tsx', 'export const A = () => 2')
  const second = await bundle()
  expect(second.hash).not.toBe(first.hash)
  expect((await bundle([join(root, 'a.tsx')])).islands).toEqual([
    { name: 'a', file: join(root, 'a.tsx') },
  ])
  const third = await bundle()
  for (const name of await readdir(cacheDir))
    if (name.endsWith('.mjs')) writeFileSync(join(cacheDir, name), 'damaged')
  expect((await bundle()).hash).toBe(third.hash)
  expect(await readFile(new URL(third.url), 'utf8')).not.toBe('damaged')
  writeFileSync(join(cacheDir, 'm'), 'damaged')
  expect((await bundle()).hash).toBe(third.hash)
})

test('a file that was edited while the bundler ran is bundled again', async () => {
  const { root, bundle } = site({ 'a.tsx': 'export const a = 1' })
  const file = join(root, 'a.tsx')
  const later = Date.now() / 1000 + 100
  utimesSync(file, later, later)
  const first = await bundle()
  writeFileSync(file, 'export const a = 2')
  utimesSync(file, later, later)
  expect((await bundle()).hash).not.toBe(first.hash)
})

test('components of a module of islands become islands, other exports stay', async () => {
  const { root, bundle } = site({
    'a.tsx': "export * as own from './Counter.tsx'\nexport * as plain from './plain.tsx'",
    'Counter.tsx': [
      '/* A counter. */',
      "'use client'",
      "import { memo } from 'react'",
      'export type Props = { start: number }',
      'export const Counter = memo((props: Props) => <b>{props.start}</b>)',
      'export default function Other() { return <i /> }',
      'export const helper = () => 1',
      'export const Label = <b>text</b>',
      'export const limit = 5',
    ].join('\n'),
    'plain.tsx': "export const Plain = () => 'use client'",
  })
  const { url, islands } = await bundle()
  const { own, plain } = (await load(url)) as Record<string, Record<string, { isIsland?: true }>>
  const areIslands = (exports: Record<string, { isIsland?: true }> = {}) =>
    Object.keys(exports).filter((name) => exports[name]?.isIsland === true)
  expect(islands).toEqual([{ name: 'Counter', file: join(root, 'Counter.tsx') }])
  expect(Object.keys(own ?? {}).sort()).toEqual(['Counter', 'Label', 'default', 'helper', 'limit'])
  expect(areIslands(own)).toEqual(['Counter', 'default'])
  expect(areIslands(plain)).toEqual([])
})

test('a module of islands that exports everything of another one is an error with its line', async () => {
  const { bundle } = site({
    'a.tsx': "'use client'\n\nexport * from './b.tsx'",
    'b.tsx': 'export const B = () => <b />',
  })
  await expect(bundle()).rejects.toThrow(
    `a.tsx:3: "export *" in a module of islands does not say which components it has. Write export { … } from './b.tsx'.`,
  )
})

test('code that pages import may name a type, which its module does not export', async () => {
  const { root, cacheDir } = site({
    'a.tsx': "import { Size } from './b.ts'\nexport const a = typeof Size",
    'b.ts': 'export interface Size { width: number }\nexport const b = 1',
  })
  const entry = `export * from ${JSON.stringify(join(root, 'a.tsx'))}`
  const { url } = await bundleModules({ name: 'm', entry, cacheDir, root, plugins: [] })
  expect(await load(url)).toMatchObject({ a: 'undefined' })
})

test.each([
  ['a comment on each line', '/* a */\n'.repeat(200)],
  ['comments in a line', `// ${'/* a */ '.repeat(200)}\n`],
  ['an open comment', '/*'.repeat(50_000)],
  ['spaces', ' \n'.repeat(50_000)],
])('a module that begins with %s is read at once', async (_, start) => {
  const { bundle } = site({ 'a.tsx': "export * from './b.tsx'", 'b.tsx': 'export const b = 1' })
  await bundle()
  const used = process.cpuUsage()
  const { islandModules } = await import('./island-modules.ts')
  const { transform } = islandModules('/', new Set(), [])
  if (typeof transform !== 'function') throw new Error('no transform')
  const judge = transform as (code: string, id: string) => Promise<unknown>
  expect(await judge(`${start}export const a = 1`, '/a.tsx')).toBeNull()
  expect(process.cpuUsage(used).user).toBeLessThan(2_000_000)
})

test('a module is an island after any comments', async () => {
  const { bundle } = site({
    'a.tsx': "import { B } from './b.tsx'\nexport const isIsland = B.isIsland === true",
    'b.tsx': "/* a */ // b\n\n/* c\n*/ 'use client'\nexport const B = () => null",
  })
  const { url } = await bundle()
  expect((await load(url)).isIsland).toBe(true)
})

test('a file system whose clock is behind keeps the module that was just written', async () => {
  const { bundle } = site({ 'a.tsx': 'export const a = 1' })
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] })
  try {
    const { url } = await bundle()
    expect((await load(url)).a).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})
