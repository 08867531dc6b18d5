import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { NewBlobFile, openBlobFile } from './blob-file.ts'

const dir = temporaryFolder()

const bytes = (text: string) => Buffer.from(text)

test('bytes can be read before and after they are written to disk', () => {
  const file = join(dir, 'folder/some')
  const blob = new NewBlobFile(file)
  const places = ['one', '', 'three'].map((text) => blob.add(bytes(text)))
  expect(places).toEqual([0, 3, 3])
  expect(blob.size).toBe(8)
  expect(existsSync(file)).toBe(false)
  expect(String(blob.read(3, 5))).toBe('three')

  blob.flush()
  expect(readFileSync(file, 'utf8')).toBe('onethree')
  expect(String(blob.read(0, 3))).toBe('one')
  expect(blob.add(bytes('four'))).toBe(8)
  expect(String(blob.read(8, 4))).toBe('four')
  blob.flush()
  expect(readFileSync(file, 'utf8')).toBe('onethreefour')
})

test('an empty blob creates no file', () => {
  const file = join(dir, 'empty')
  const blob = new NewBlobFile(file)
  blob.add(bytes(''))
  blob.flush()
  expect(existsSync(file)).toBe(false)
  expect(blob.read(0, 0)).toHaveLength(0)
  expect(() => blob.read(0, 1)).toThrow(`No entry begins at 0 in ${file}.`)
})

test('added bytes do not change when their owner overwrites the buffer', () => {
  const blob = new NewBlobFile(join(dir, 'copied'))
  const given = bytes('first')
  blob.add(given)
  given.fill(0)
  expect(String(blob.read(0, 5))).toBe('first')
  blob.read(0, 5).fill(0)
  expect(String(blob.read(0, 5))).toBe('first')
})

test('large bytes are written to disk at once', () => {
  const file = join(dir, 'large')
  const blob = new NewBlobFile(file)
  blob.add(Buffer.alloc(4_000_000, 'a'))
  expect(existsSync(file)).toBe(false)
  blob.add(bytes('b'))
  expect(existsSync(file)).toBe(true)
  expect(String(blob.read(4_000_000, 1))).toBe('b')
  expect(openBlobFile(file, blob).read(3_999_999, 2).toString()).toBe('ab')
})

test.each([
  [
    'shorter',
    (file: string) => truncateSync(file, 4),
    'A cache file is shorter than when it was written.',
  ],
  ['changed', (file: string) => writeFileSync(file, 'oneTHREE'), 'is damaged.'],
  ['gone', (file: string) => rmSync(file), 'ENOENT'],
])('a file that is %s is not opened', (name, harm, message) => {
  const file = join(dir, name)
  const blob = new NewBlobFile(file)
  blob.add(bytes('onethree'))
  blob.flush()
  harm(file)
  expect(() => openBlobFile(file, blob)).toThrow(message)
})

test('an open file stays readable when another process removes it', () => {
  const file = join(dir, 'removed')
  const blob = new NewBlobFile(file)
  blob.add(bytes('onethree'))
  blob.flush()
  const open = openBlobFile(file, blob)
  rmSync(file)
  expect(String(open.read(3, 5))).toBe('three')
  expect(() => open.read(5, 9)).toThrow('shorter')
})
