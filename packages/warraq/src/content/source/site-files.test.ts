import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { listFiles, placeOf } from './site-files.ts'

const outer = temporaryFolder()
const root = join(outer, 'site')
for (const folder of [
  'content/deep',
  'content/.gitbook/assets',
  'shared',
  '.git',
  '.gitbook/assets',
  '.gitbook/includes',
  'node_modules/.store/a',
])
  mkdirSync(join(root, folder), { recursive: true })
for (const file of [
  '../secret.md',
  '.git/config',
  '.env',
  'shared/own.md',
  'content/a.md',
  'node_modules/.store/a/logo.svg',
  '.gitbook/assets/a.png',
  '.gitbook/assets/.env',
  '.gitbook/includes/a.md',
  'content/.gitbook/assets/a.png',
])
  writeFileSync(join(root, file), `text of ${file}`)
const link = (file: string, target: string) => symlinkSync(join(root, target), join(root, file))
link('content/inside.md', 'shared/own.md')
link('content/folder', 'shared')
link('content/outside.md', '../secret.md')
link('content/etc', '..')
link('content/env.md', '.env')
link('content/gone.md', 'nowhere.md')
link('content/deep/up', 'content')
link('node_modules/package', 'node_modules/.store/a')

test.each([
  ['content/a.md', 'inside'],
  ['content/../content/a.md', 'inside'],
  ['content/inside.md', 'inside'],
  ['node_modules/package/logo.svg', 'inside'],
  ['../secret.md', 'outside'],
  ['../nothing.md', 'outside'],
  ['content/../../secret.md', 'outside'],
  ['content/outside.md', 'outside'],
  ['content/etc/secret.md', 'outside'],
  ['.env', 'hidden'],
  ['.git/config', 'hidden'],
  ['.gitbook/assets/a.png', 'inside'],
  ['content/.gitbook/assets/a.png', 'inside'],
  ['.gitbook/includes/a.md', 'hidden'],
  ['.gitbook/assets/.env', 'hidden'],
  ['content/env.md', 'hidden'],
  ['content/gone.md', 'missing'],
  ['content/nothing.md', 'missing'],
])('%s is %s', (file, place) => {
  expect(placeOf(root, file)).toBe(place)
})

test('a folder beside the site whose name begins with that of the site is outside', () => {
  mkdirSync(join(outer, 'site-of-another'))
  expect(placeOf(root, '../site-of-another')).toBe('outside')
})

test('follows links inside the site, and reports every other link', () => {
  const { files, problems } = listFiles(root, 'content', () => [])
  expect(files).toEqual(['.gitbook/assets/a.png', 'a.md', 'folder/own.md', 'inside.md'])
  expect(problems.map(({ file, found }) => `${file}: ${found}`).sort()).toEqual([
    'content/deep/up: a symbolic link to a folder that contains it',
    'content/env.md: a symbolic link to a hidden file or folder',
    'content/etc: a symbolic link to a place outside the site folder',
    'content/gone.md: a symbolic link whose target does not exist',
    'content/outside.md: a symbolic link to a place outside the site folder',
  ])
})

test('a folder that links out of the site is reported once', () => {
  expect(listFiles(root, 'content/etc', () => [])).toMatchObject({
    files: [],
    problems: [{ code: 'content/unusable-link', file: 'content/etc' }],
  })
})
