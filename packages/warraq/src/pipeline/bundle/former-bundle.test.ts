import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import type { ClientBundleOptions } from './client-bundle.ts'
import { bundleDir, readBundle, storeBundle } from './former-bundle.ts'

const root = temporaryFolder()
mkdirSync(join(root, 'site/islands'), { recursive: true })

const write = (file: string, text: string) => writeFileSync(join(root, file), text)
write('site/look.css', 'a{}')
write('site/islands/Tool.tsx', '1')
write('site/shared.ts', '1')
write('site/face.css', 'a{}')

const options: ClientBundleOptions = {
  engineDir: join(root, 'engine'),
  engineKey: '1',
  bundling: {
    root,
    configUrl: undefined,
    configName: 'docs.config.ts',
    hasPostcss: false,
    postcssUrl: undefined,
    key: '',
    settingsKey: '',
  },
  cacheDir: join(root, 'cache'),
  islands: [{ name: 'Tool', file: join(root, 'site/islands/Tool.tsx') }],
  pageFiles: [],
  islandSources: [join(root, 'site/islands/Tool.tsx'), join(root, 'site/shared.ts')],
  styles: [],
  themeStyles: [],
  moduleStyles: [],
  tokens: undefined,
  stylesheet: join(root, 'site/look.css'),
  pageStylesheets: [],
  pageModules: undefined,
  clientModules: [],
  search: { module: join(import.meta.dirname, '../../search/local-provider.ts') },
  baseUrl: '/',
  siteUrl: 'https://docs.example.org/',
  features: {
    hasAnnouncement: false,
    hasDropdowns: false,
    hasLocales: false,
    hasVersions: false,
    hidesNavbar: false,
    hasSearch: true,
    hasPanels: false,
  },
}

test('nothing changed, nothing new', () => {
  expect(bundleDir(options)).toBe(bundleDir({ ...options }))
})

test.each<[string, Partial<ClientBundleOptions>]>([
  ['the engine', { engineKey: '2' }],
  ['the base path', { baseUrl: '/docs/' }],
  [
    'a new island',
    { islands: [...options.islands, { name: 'Other', file: join(root, 'Other.tsx') }] },
  ],
  ['a feature', { features: { ...options.features, hasSearch: false } }],
])('%s changes the cache key', (_name, change) => {
  expect(bundleDir({ ...options, ...change })).not.toBe(bundleDir(options))
})

test.each([
  ['an island', 'site/islands/Tool.tsx'],
  ['a module islands share', 'site/shared.ts'],
  ['the style sheet', 'site/look.css'],
])('%s changes the cache key', (_name, file) => {
  const former = bundleDir(options)
  write(file, 'something longer')
  expect(bundleDir(options)).not.toBe(former)
})

test('a test beside an island does not change the cache key', () => {
  const former = bundleDir(options)
  write('site/islands/Tool.test.tsx', 'test()')
  expect(bundleDir(options)).toBe(former)
})

test('a site that moved to another folder has the same bundle', async () => {
  const dir = bundleDir(options)
  await writeBundle(dir)
  const elsewhere = temporaryFolder()
  cpSync(root, elsewhere, { recursive: true })
  const moved = JSON.parse(JSON.stringify(options).replaceAll(root, elsewhere))
  expect(bundleDir(moved)).toBe(dir.replace(root, elsewhere))
  const bundle = () => readBundle(bundleDir(moved), elsewhere)
  expect(bundle()?.sources).toEqual([join(elsewhere, 'site/face.css')])
  writeFileSync(join(elsewhere, 'site/face.css'), 'b{}')
  expect(bundle()).toBeUndefined()
  for (const folder of [elsewhere, dir]) rmSync(folder, { recursive: true })
})

test('a folder without a record contains no bundle', () => {
  expect(readBundle(join(root, 'cache'), root)).toBeUndefined()
})

const style = 'a{}'
const writeBundle = (dir: string) =>
  storeBundle(
    {
      files: new Map([['main-1.js', 'run()']]),
      css: style,
      script: 'main-1.js',
      imports: [],
      pageStyles: [],
      printStyles: '',
      sources: [join(root, 'site/face.css')],
      packages: [['lib', join(root, 'site')]],
    },
    dir,
    root,
  )

test('a bundle of which a file is damaged is ignored and replaced', async () => {
  const dir = join(root, 'cache/client/whole')
  const textOf = (bundle = readBundle(dir, root)) => bundle?.files.get('main-1.js')?.().toString()
  expect(textOf(await writeBundle(dir))).toBe('run()')
  const names = readdirSync(dir)
  expect(names).not.toEqual([])
  for (const name of names) {
    expect(textOf()).toBe('run()')
    const bytes = readFileSync(join(dir, name))
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    writeFileSync(join(dir, name), bytes)
    expect(readBundle(dir, root)).toBeUndefined()
    await writeBundle(dir)
  }
  rmSync(dir, { recursive: true })
})

test('a bundle is not used again when a file that a style sheet imports has changed', async () => {
  const dir = join(root, 'cache/client/imports')
  await writeBundle(dir)
  expect(readBundle(dir, root)?.sources).toEqual([join(root, 'site/face.css')])
  write('site/face.css', 'b{}')
  expect(readBundle(dir, root)).toBeUndefined()
  write('site/face.css', 'a{}')
  expect(readBundle(dir, root)).toBeDefined()
  rmSync(dir, { recursive: true })
})

test('bundles that were not used for a long time are removed', async () => {
  const names = Array.from({ length: 8 }, (_, at) => `${at}`)
  const of = (name: string) => join(root, 'cache/client', name)
  for (const name of names) {
    await writeBundle(of(name))
    utimesSync(of(name), Number(name), Number(name))
  }
  // Reading a bundle updates its time of last use.
  readBundle(of('0'), root)
  await writeBundle(of('new'))
  expect([...names, 'new'].filter((name) => !existsSync(of(name)))).toEqual(['1'])
})
