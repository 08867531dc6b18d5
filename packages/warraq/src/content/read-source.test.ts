import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { readSource } from './source/site-files.ts'

const root = temporaryFolder()

function read(bytes: Uint8Array | string) {
  writeFileSync(join(root, 'a.md'), bytes)
  const { text, problems } = readSource(root, 'a.md')
  return { text, problems: problems.map(({ line, found }) => `${line}: ${found}`) }
}

test.each([
  ['UTF-8', 'ä 😀\n', { text: 'ä 😀\n', problems: [] }],
  [
    'UTF-16',
    Buffer.from('\uFEFFa', 'utf16le'),
    { text: 'a', problems: ['undefined: text in UTF-16LE'] },
  ],
  [
    'invalid UTF-8',
    Buffer.from([0x61, 0x0a, 0xff]),
    { text: 'a\n\uFFFD', problems: ['2: bytes that are not UTF-8'] },
  ],
  [
    'a binary file',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00, 0xff, 0x5b]),
    { text: '', problems: ['undefined: a binary file'] },
  ],
  ['lines that end with CR LF', 'a\r\n\r\nb\r\n', { text: 'a\n\nb\n', problems: [] }],
  ['NUL', 'a\n\nb\0c', { text: 'a\n\nbc', problems: ['3: a NUL character'] }],
])('%s', (_, bytes, result) => {
  expect(read(bytes)).toEqual(result)
})

test('a file that cannot be read is reported', () => {
  expect(readSource(root, 'b.md').problems[0]).toMatchObject({
    file: 'b.md',
    found: 'a file that cannot be read (ENOENT)',
    fix: 'it was removed in the meantime; run the command again',
  })
})
