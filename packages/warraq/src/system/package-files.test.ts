import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { manifestAbove, packageFiles, packageNameOf } from './package-files.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'))
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const install = (folder: string, manifest: object = {}) =>
  write(`${folder}/package.json`, JSON.stringify(manifest))

/** The files of packages that a module of the site imports, relative to the root. */
const filesOf = (names: readonly string[], without: readonly string[] = []) =>
  packageFiles(names, pathToFileURL(join(root, 'site/a.mjs')).href, new Set(without)).map((path) =>
    relative(root, path),
  )

test('a package is listed with what it depends on, once', () => {
  install('node_modules/a', { dependencies: { b: '1' }, peerDependencies: { '@c/d': '1' } })
  install('node_modules/b', { optionalDependencies: { a: '1', absent: '1' } })
  install('node_modules/@c/d')
  install('node_modules/unused')
  expect(filesOf(['a', 'a/sub/file.js', 'node:fs', 'path', 'absent'])).toEqual([
    'node_modules/@c/d/package.json',
    'node_modules/a/package.json',
    'node_modules/b/package.json',
  ])
  expect(filesOf(['a'], ['b'])).not.toContain('node_modules/b/package.json')
})

test('each package finds its own copy of a dependency', () => {
  install('node_modules/a', { dependencies: { b: '2' } })
  install('node_modules/a/node_modules/b')
  install('node_modules/b')
  expect(filesOf(['a'])).toEqual([
    'node_modules/a/node_modules/b/package.json',
    'node_modules/a/package.json',
  ])
})

test('all files of a linked package are listed, without its own packages', () => {
  install('packages/own', { dependencies: { a: '1' } })
  write('packages/own/src/index.js', '1')
  install('packages/own/node_modules/a')
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(join(root, 'packages/own'), join(root, 'node_modules/own'))
  expect(filesOf(['own'])).toEqual([
    'packages/own/node_modules/a/package.json',
    'packages/own/package.json',
    'packages/own/src/index.js',
  ])
})

test('a damaged manifest names no dependencies', () => {
  write('node_modules/a/package.json', '{')
  expect(filesOf(['a'])).toEqual(['node_modules/a/package.json'])
})

test.each([
  ['yaml', 'yaml'],
  ['yaml/dist/x.js', 'yaml'],
  ['@a/b', '@a/b'],
  ['@a/b/c', '@a/b'],
])('the package of %s is %s', (specifier, name) => {
  expect(packageNameOf(specifier)).toBe(name)
})

test.each([
  ['/x/node_modules/a/dist/i.js', '/x/node_modules/a/package.json'],
  ['/x/node_modules/a/node_modules/@b/c/i.js', '/x/node_modules/a/node_modules/@b/c/package.json'],
  ['/x/src/a.js', undefined],
])('the manifest above %s is %s', (file, manifest) => {
  expect(manifestAbove(file)).toBe(manifest)
})
