import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { findStaticFile, listStaticFiles } from './static-files.ts'

const root = temporaryFolder()
for (const dir of ['first/img', 'second']) mkdirSync(join(root, dir), { recursive: true })
for (const file of ['first/a.txt', 'first/img/b.txt', 'second/a.txt', 'secret.txt'])
  writeFileSync(join(root, file), '')
symlinkSync('/etc/hostname', join(root, 'first/link.txt'))
symlinkSync(join(root, 'secret.txt'), join(root, 'first/own.txt'))

test.each([
  ['a.txt', 'second/a.txt'],
  ['/a.txt', 'second/a.txt'],
  ['img/b.txt', 'first/img/b.txt'],
  ['img', undefined],
  ['', undefined],
  ['c.txt', undefined],
  ['../secret.txt', undefined],
  ['link.txt', undefined],
  ['own.txt', 'first/own.txt'],
  // No file system stores a file at these paths.
  ['a.txt\0', undefined],
  ['x'.repeat(300), undefined],
  ['x/'.repeat(5000), undefined],
])('%s is %s', (path, file) => {
  const found = findStaticFile(path, root, ['first', 'second'])
  expect(found).toBe(file === undefined ? undefined : join(root, file))
})

test('what git and file managers leave in a folder is not published', () => {
  mkdirSync(join(root, 'third/.well-known'), { recursive: true })
  for (const file of ['.gitkeep', '.DS_Store', '.well-known/security.txt', 'Thumbs.db'])
    writeFileSync(join(root, 'third', file), '')
  expect([...listStaticFiles(root, ['third']).files.keys()]).toEqual(['.well-known/security.txt'])
})

test('sources of pages are not files, although their folder is static, too', () => {
  mkdirSync(join(root, 'docs/guide'), { recursive: true })
  for (const file of ['a.md', 'a.png', '_category_.json', 'guide/b.mdx', 'guide/c.yml'])
    writeFileSync(join(root, 'docs', file), '')
  expect([...listStaticFiles(root, ['docs'], ['docs/guide']).files.keys()].sort()).toEqual([
    '_category_.json',
    'a.md',
    'a.png',
    'guide/c.yml',
  ])
  expect([...listStaticFiles(root, ['docs'], ['docs']).files.keys()].sort()).toEqual([
    'a.png',
    'guide/c.yml',
  ])
  // A static folder within a folder of pages holds files only.
  expect(listStaticFiles(root, ['docs/guide'], ['docs']).files.size).toBe(2)
  expect(findStaticFile('a.md', root, ['docs'], ['docs'])).toBeUndefined()
  expect(findStaticFile('a.png', root, ['docs'], ['docs'])).toBe(join(root, 'docs/a.png'))
})
