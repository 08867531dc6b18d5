import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const ENGINE = join(import.meta.dirname, '..')

/** What each layer may import besides itself. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Entry modules of the package.
  'index.ts': ['shared', 'config'],
  'components.ts': ['shared', 'theme'],
  'plugin.ts': ['shared', 'markdown', 'content', 'search', 'check', 'client', 'plugins'],
  'theme.ts': ['theme'],
  shared: [],
  tuning: [],
  html: ['shared'],
  markdown: [],
  config: ['shared', 'theme', 'plugins'],
  content: ['shared', 'html', 'markdown', 'config', 'theme', 'plugins', 'tuning'],
  search: ['shared', 'html'],
  cache: ['shared', 'content'],
  pages: ['shared', 'html', 'config', 'content', 'cache', 'theme', 'plugins'],
  check: ['shared', 'html', 'markdown', 'config', 'content', 'pages', 'plugins'],
  theme: ['shared', 'search', 'plugins'],
  client: ['shared', 'theme', 'plugins'],
  plugins: [
    'shared',
    'markdown',
    'config',
    'content',
    'cache',
    'search',
    'check',
    'theme',
    'build',
    'client',
    'serve',
  ],
  build: [
    'shared',
    'html',
    'config',
    'content',
    'cache',
    'search',
    'pages',
    'check',
    'theme',
    'plugins',
  ],
  serve: ['shared', 'config', 'pages', 'theme', 'build'],
  cli: ['shared', 'tuning', 'config', 'cache', 'search', 'check', 'build', 'serve', 'plugins'],
}

const files = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.(test|fixtures)\.tsx?$/.test(file) && !file.endsWith('.d.ts'),
  )

/** Files of the engine that a file imports, by path. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ENGINE, file), 'utf8')
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, target = '']) =>
    relative(ENGINE, join(ENGINE, dirname(file), target)).replaceAll('\\', '/'),
  )
}

const layerOf = (file: string) => file.split('/')[0] ?? ''

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

test('below the pages, all that is known of the theme is what it says', () => {
  const known = files
    .filter((file) => ['config', 'content'].includes(layerOf(file)))
    .flatMap(importsOf)
    .filter((target) => layerOf(target) === 'theme')
  expect([...new Set(known)]).toEqual(['theme/text/ui-text.ts'])
})

test('only the table of shorthands knows a plugin by its name', () => {
  const pluginOf = (file: string) => /^plugins\/[^/]+\//.exec(file)?.[0]
  const known = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => pluginOf(target) !== undefined && pluginOf(target) !== pluginOf(file))
      .map((target) => `${file} -> ${target}`),
  )
  const rest = known.filter((line) => !line.startsWith('plugins/shorthands.ts '))
  expect(rest.filter((line) => !line.includes(' -> plugins/assistant/'))).toEqual([])
})

test('no file imports itself by a detour, not even for a type', () => {
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

test('the engine knows nothing of the site it builds', () => {
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
