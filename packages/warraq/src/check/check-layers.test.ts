import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const ENGINE = join(import.meta.dirname, '..')

/** What each layer may import besides itself, from the lowest layer to the highest. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  cache: [],
  system: ['shared'],
  output: ['shared', 'cache'],
  search: ['shared'],
  plugins: ['shared', 'system'],
  theme: ['shared'],
  config: ['shared', 'system', 'cache', 'theme', 'plugins'],
  content: ['shared', 'system', 'cache', 'config', 'theme', 'plugins'],
  pages: ['shared', 'cache', 'theme', 'plugins', 'config', 'content'],
  check: ['shared', 'system', 'cache', 'plugins', 'config', 'content', 'pages'],
  client: ['shared', 'theme', 'plugins'],
  pipeline: [
    'shared',
    'system',
    'cache',
    'output',
    'search',
    'theme',
    'plugins',
    'config',
    'content',
    'pages',
    'check',
  ],
  scaffold: ['shared', 'system', 'config', 'content', 'pages'],
  serve: ['shared', 'system', 'output', 'theme', 'config', 'pages', 'pipeline'],
  cli: [
    'shared',
    'system',
    'output',
    'search',
    'plugins',
    'config',
    'check',
    'pipeline',
    'serve',
    'scaffold',
  ],
  // Entry modules of the package.
  'index.ts': ['shared', 'config', 'cli'],
  'browser.ts': ['shared'],
  'built-site.ts': ['pipeline'],
  'components.ts': ['shared', 'theme'],
  'plugin.ts': [
    ...['shared', 'system', 'cache', 'config'],
    ...['search', 'plugins', 'theme', 'content', 'check'],
  ],
  'threads.ts': ['system'],
  'theme.ts': ['theme'],
}

const files = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.(test|fixtures)\.tsx?$/.test(file) && !file.endsWith('.d.ts'),
  )

/** Engine files that a file imports, by path; the manifest of the engine is in no layer. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ENGINE, file), 'utf8')
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
    .map(([, target = '']) =>
      relative(ENGINE, join(ENGINE, dirname(file), target)).replaceAll('\\', '/'),
    )
    .filter((target) => target !== '../package.json')
}

const withoutComments = (file: string) => readFileSync(file, 'utf8').replace(/^\s*\*.*$/gm, '')
const layerOf = (file: string) => file.split('/')[0] ?? ''

test('the table has no cycle: a layer imports only those above it in the table', () => {
  const layers = Object.keys(ALLOWED)
  const upwards = layers.flatMap((layer, at) =>
    (ALLOWED[layer] ?? [])
      .filter((target) => layers.indexOf(target) >= at)
      .map((target) => `${layer} -> ${target}`),
  )
  expect(upwards).toEqual([])
})

test('imports point from a layer to those below it', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter(
        (target) =>
          layerOf(target) !== layerOf(file) &&
          !(ALLOWED[layerOf(file)] ?? []).includes(layerOf(target)),
      )
      .map((target) => `${file} -> ${target}`),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['search', []],
  ['markup', ['htmlparser2', 'node:crypto', 'node:path', 'parse5', 'satteri']],
  [
    'fences',
    [
      ...['@shikijs/engine-oniguruma', '@shikijs/engine-oniguruma/wasm-inlined'],
      ...['@shikijs/primitive', '@shikijs/types'],
      ...['@warraq/markup/escape-html', '@warraq/markup/names-for', '@warraq/markup/source-parts'],
      ...['@warraq/markup/text-of-html', '@warraq/search/once', '@warraq/search/remembered'],
      ...['node:module', 'node:url'],
    ],
  ],
  ['search-dialog', ['@warraq/search', 'react', 'react-dom']],
])('%s, below the engine, imports its own modules and %j', (name, others) => {
  const folder = join(ENGINE, `../../${name}/src`)
  const isOwn = (target: string) => /^\.\.?\/(?:\w+\/)?[\w-]+\.tsx?$/.test(target)
  const isAllowed = (target: string) => others.includes(target)
  const packageOf = (target: string) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? ''
  const foreign = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixtures)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...withoutComments(join(folder, file)).matchAll(/(?:from|import)\s*\(?'([^']+)'/g)]
        .map(([, target = '']) => target)
        .filter((target) => !isOwn(target) && ![target, packageOf(target)].some(isAllowed))
        .map((target) => `${file} -> ${target}`),
    )
  expect(foreign).toEqual([])
})

test('the configuration imports only texts of the theme', () => {
  const known = files
    .filter((file) => layerOf(file) === 'config')
    .flatMap(importsOf)
    .filter((target) => layerOf(target) === 'theme')
  expect([...new Set(known)]).toEqual(['theme/text/ui-text.ts'])
})

test('the core names no third-party service', () => {
  const services =
    /algolia|typesense|pagefind|posthog|plausible|google|openai|chatgpt|claude|anthropic/i
  // Lists the optional packages, the links under the title of a page, and the packages that replace
  // what the engine did for a service.
  const known = [
    'system/optional-packages.ts',
    'config/assistant-links-schema.ts',
    'config/moved-fields.ts',
  ]
  const core = files.filter((file) => !known.includes(file))
  expect(core.filter((file) => services.test(readFileSync(join(ENGINE, file), 'utf8')))).toEqual([])
})

test('no file is part of an import cycle, not even for a type', () => {
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[] = []
  const visit = (file: string, path: readonly string[]): void => {
    if (state.get(file) === 'done' || !files.includes(file)) return
    if (state.get(file) === 'open') {
      cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
      return
    }
    state.set(file, 'open')
    for (const target of importsOf(file)) visit(target, [...path, file])
    state.set(file, 'done')
  }
  for (const file of files) visit(file, [])
  expect(cycles).toEqual([])
})

test('the engine neither imports nor names the site it builds', () => {
  const outside = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith('..'))
      .map((target) => `${file} -> ${target}`),
  )
  expect(outside).toEqual([])
  expect(
    files.filter((file) => /haqq|islm/i.test(readFileSync(join(ENGINE, file), 'utf8'))),
  ).toEqual([])
})
