import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { openOutputRecord } from './output-record.ts'

let outDir = ''
let file = ''

/** A previous build that wrote `a.html` with the cache key `key`. */
beforeEach(async () => {
  outDir = temporaryFolder()
  file = join(temporaryFolder(), 'output')
  await writeFile(join(outDir, 'a.html'), 'former')
  const { size, mtimeMs } = await stat(join(outDir, 'a.html'))
  const record = openOutputRecord(file, outDir)
  record.keep([{ path: 'a.html', key: 'key', size, mtimeMs }])
  await record.save()
})

test('a file with the same key is reused, also by the build after the next', async () => {
  const record = openOutputRecord(file, outDir)
  expect(record.takeOver(['a.html'], 'key')).toBe(true)
  await record.save()
  expect(openOutputRecord(file, outDir).takeOver(['a.html'], 'key')).toBe(true)
})

test('a file with another key, or one that somebody edited, is not reused', async () => {
  expect(openOutputRecord(file, outDir).takeOver(['a.html'], 'other')).toBe(false)
  await writeFile(join(outDir, 'a.html'), 'edited by hand')
  expect(openOutputRecord(file, outDir).takeOver(['a.html'], 'key')).toBe(false)
})

test('either all files of a page are reused or none', () => {
  const record = openOutputRecord(file, outDir)
  expect(record.takeOver(['a.html', 'b.json'], 'key')).toBe(false)
})

test('the record of another folder, or a damaged one, is ignored', async () => {
  const elsewhere = openOutputRecord(file, join(outDir, 'elsewhere'))
  expect(elsewhere.takeOver(['a.html'], 'key')).toBe(false)
  await writeFile(file, `${outDir}\n["a.html",`)
  expect(openOutputRecord(file, outDir).takeOver(['a.html'], 'key')).toBe(false)
})
