import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { repositoryFiles } from './repository-files.ts'

const top = temporaryFolder()
for (const file of ['LICENSE', 'src/a b#.ts', '.github/CODE.md', 'docs/a.md', 'docs/img/a.png']) {
  mkdirSync(dirname(join(top, file)), { recursive: true })
  writeFileSync(join(top, file), '')
}
symlinkSync('/etc', join(top, 'away'))

const address = { file: 'https://h.org/blob/', folder: 'https://h.org/tree/' }
const files = (sitePath: string, ...places: string[]) =>
  repositoryFiles({ top, sitePath, address }, places)

test.each([
  ['src/a b#.ts', 'https://h.org/blob/src/a%20b%23.ts'],
  ['src/', 'https://h.org/tree/src'],
  ['LICENSE', 'https://h.org/blob/LICENSE'],
  ['.github/CODE.md', 'https://h.org/blob/.github/CODE.md'],
  ['docs/img/a.png', undefined],
  ['docs', undefined],
  ['gone.ts', undefined],
  ['../', undefined],
  ['away/hostname', undefined],
])('beside pages in docs, %s is %s', (path, href) => {
  expect(files('', 'docs').at(path)?.href).toBe(href)
})

test('finds files around a site that is a folder of the repository', () => {
  const found = files('docs', '.')
  expect(found.at('../src')?.href).toBe('https://h.org/tree/src')
  expect(found.at('../../x')).toBeUndefined()
  expect(found.atTop('LICENSE')?.href).toBe('https://h.org/blob/LICENSE')
})

test('where the whole folder is a section, files with an extension belong to it', () => {
  const found = files('', '.')
  expect(found.at('LICENSE')?.href).toBe('https://h.org/blob/LICENSE')
  expect(found.at('src')?.href).toBe('https://h.org/tree/src')
  expect(found.at('src/a b#.ts')).toBeUndefined()
  expect(found.at('docs/a.md')).toBeUndefined()
})

test('a file exists also where no address is known', () => {
  const { at } = repositoryFiles({ top, sitePath: '' }, ['docs'])
  expect(at('LICENSE')).toEqual({ isFolder: false, href: undefined })
})
