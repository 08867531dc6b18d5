import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { packageAbove, packageFiles, packageNameOf } from './package-files.ts'

let root = ''
beforeEach(() => {
  root = temporaryFolder()
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const install = (folder: string, manifest: object = {}) =>
  write(`${folder}/package.json`, JSON.stringify(manifest))

/** The files of packages that a module of the site imports, relative to the root. */
const filesOf = (names: readonly string[], without: readonly string[] = []) =>
  packageFiles(
    names.map((name) => [name, join(root, 'site')]),
    new Set(without),
  ).map((path) => relative(root, path))

test('a package is listed with what it depends on, once', () => {
  install('node_modules/a', { dependencies: { b: '1' }, peerDependencies: { '@c/d': '1' } })
  install('node_modules/b', { optionalDependencies: { a: '1', absent: '1' } })
  install('node_modules/@c/d')
  install('node_modules/unused')
  expect(filesOf(['a', 'a', 'node:fs', 'path', 'absent'])).toEqual([
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
  ['/x/node_modules/a/dist/i.js', 'a', '/x/node_modules/a/package.json'],
  [
    '/x/node_modules/a/node_modules/@b/c/i.js',
    '@b/c',
    '/x/node_modules/a/node_modules/@b/c/package.json',
  ],
])('the package above %s is %s', (file, name, manifest) => {
  expect(packageAbove(file)).toEqual({ name, manifest })
})

test('a file of the site belongs to no package', () => {
  expect(packageAbove('/x/src/a.js')).toBeUndefined()
})

test('of versions side by side, that counts to which the link leads', () => {
  for (const version of ['1', '2']) install(`node_modules/.store/a@${version}/node_modules/a`)
  const link = (version: string) =>
    symlinkSync(`.store/a@${version}/node_modules/a`, join(root, 'node_modules/a'))
  link('1')
  expect(filesOf(['a'])).toEqual(['node_modules/.store/a@1/node_modules/a/package.json'])
  rmSync(join(root, 'node_modules/a'))
  link('2')
  expect(filesOf(['a'])).toEqual(['node_modules/.store/a@2/node_modules/a/package.json'])
})
