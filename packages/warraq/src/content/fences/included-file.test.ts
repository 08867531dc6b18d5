import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { codeReader } from './included-file.ts'

function folder(files: Readonly<Record<string, string | Buffer>>): string {
  const top = temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(top, name, '..'), { recursive: true })
    writeFileSync(join(top, name), content)
  }
  return top
}

test('reads files of the site and of the repository around it', () => {
  const top = folder({
    '.git/HEAD': '',
    'src/a.js': '\uFEFFa\r\nb',
    'site/b.js': 'b',
    '.env': 'secret',
  })
  const read = codeReader(join(top, 'site'))
  expect(read('b.js')).toEqual({ text: 'b' })
  expect(read('../src/a.js')).toEqual({ text: 'a\nb' })
  expect(read('../.env')).toBe('hidden')
  expect(read('../.git/HEAD')).toBe('hidden')
  expect(read('../none.js')).toBe('missing')
  expect(read('../../x.js')).toBe('outside')
  expect(read('.')).toBe('missing')
})

test('reads nothing outside a site that is in no repository, or behind a link', () => {
  const top = folder({ 'a.js': 'a', 'site/b.js': 'b' })
  symlinkSync(join(top, 'a.js'), join(top, 'site/link.js'))
  const read = codeReader(join(top, 'site'))
  expect(read('../a.js')).toBe('outside')
  expect(read('link.js')).toBe('outside')
})

test('refuses what is not text, or too much of it', () => {
  const root = folder({ 'a.bin': Buffer.from([0, 1]), 'b.txt': 'a'.repeat(1_000_001) })
  expect(codeReader(root)('a.bin')).toBe('not-text')
  expect(codeReader(root)('b.txt')).toBe('too-large')
})
