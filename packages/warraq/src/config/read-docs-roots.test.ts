import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { siteLocales } from './locales.ts'
import { parseConfig } from './parse-config.ts'
import { readDocsRoots } from './read-docs-roots.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** The versions of a site with one section, and files beside its configuration. */
function versionsOf(section: object, files: Readonly<Record<string, unknown>>) {
  const root = temporaryFolder()
  folders.push(root)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), JSON.stringify(content))
  }
  const { config } = parseConfig(
    {
      title: 'T',
      url: 'https://x.org',
      sections: [{ id: 'default', path: 'docs', route: '/docs/', ...section }],
    },
    'docs.config.ts',
  )
  const [locale] = siteLocales(config)
  if (locale === undefined) throw new Error('no locale')
  const { roots, problems } = readDocsRoots(root, config.sections, locale)
  return {
    problems,
    roots,
    drawn: roots.map(
      ({ key, path, route, version: { label, isLast, banner } }) =>
        `${key}: ${path} at ${route} as ${label}${isLast ? ', last' : ''}, ${banner}`,
    ),
  }
}

const TWO = { 'versions.json': ['2.0', '1.0'] }

test('a folder without versions is served at the route of the section', () => {
  expect(versionsOf({}, {}).drawn).toEqual(['default: docs at /docs/ as Next, last, none'])
})

test('the newest named version is the last one; newer and older ones have a banner', () => {
  expect(versionsOf({}, TWO).drawn).toEqual([
    'default: docs at /docs/next/ as Next, unreleased',
    'default@2.0: versioned_docs/version-2.0 at /docs/ as 2.0, last, none',
    'default@1.0: versioned_docs/version-1.0 at /docs/1.0/ as 1.0, unmaintained',
  ])
})

test('the configuration picks versions, the last one, labels, paths and banners', () => {
  const section = {
    id: 'learn',
    lastVersion: 'current',
    onlyIncludeVersions: ['current', '1.0'],
    versions: { '1.0': { label: 'Old', path: 'old', banner: 'none' } },
  }
  expect(versionsOf(section, { 'learn_versions.json': ['2.0', '1.0'] }).drawn).toEqual([
    'learn: docs at /docs/ as Next, last, none',
    'learn@1.0: learn_versioned_docs/version-1.0 at /docs/old/ as Old, none',
  ])
})

test('a version has the sidebars of its file; without one it has none, or those of its folders', () => {
  const file = 'versioned_sidebars/version-2.0-sidebars.json'
  const sidebars = (sidebar: unknown) =>
    versionsOf({ sidebar }, { ...TWO, [file]: {} }).roots.map((root) => root.sidebar)
  expect(sidebars(true)).toEqual([true, file, true])
  expect(sidebars('sidebars.json')).toEqual(['sidebars.json', file, false])
  expect(sidebars(false)).toEqual([false, false, false])
})

test.each([
  [{ versions: { '3.0': {} } }, TWO, 'sections[0].versions.3.0', 'version "3.0"'],
  [{ onlyIncludeVersions: ['3.0', '2.0'] }, TWO, 'sections[0].onlyIncludeVersions', '"3.0"'],
  [{ lastVersion: '3.0' }, TWO, 'sections[0].lastVersion', 'version "3.0"'],
  [
    { lastVersion: '2.0', onlyIncludeVersions: ['1.0'] },
    TWO,
    'sections[0].lastVersion',
    'expected  one of: 1.0',
  ],
  [{ includeCurrentVersion: false }, {}, 'sections[0]', 'no version to build'],
  [{}, { 'versions.json': {} }, 'versions.json', 'found     {}'],
  [{}, { 'versions.json': ['a/b'] }, 'versions.json', 'found     "a/b"'],
  [{}, { 'versions.json': ['..'] }, 'versions.json', 'found     ".."'],
  [{}, { 'versions.json': [5] }, 'versions.json', 'found     5'],
  [{}, { 'versions.json': ['1.0', '1.0'] }, 'versions.json', 'each name once'],
  [{}, { 'versions.json': ['current'] }, 'versions.json', 'found     "current"'],
])('%j with %j is reported', (section, files, place, text) => {
  const { problems } = versionsOf(section, files)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`  ${place}\n`)
  expect(problems[0]).toContain(text)
})
