import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openOutputRecord } from './output-record.ts'

let outDir = ''
let stagingDir = ''
let file = ''

/** A former build that wrote `a.html` from `key`. */
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'docs-out-'))
  stagingDir = await mkdtemp(join(tmpdir(), 'docs-staging-'))
  file = join(stagingDir, 'output.ndjson')
  await writeFile(join(outDir, 'a.html'), 'former')
  const { size, mtimeMs } = await stat(join(outDir, 'a.html'))
  const record = openOutputRecord(file, outDir)
  record.keep([{ path: 'a.html', key: 'key', size, mtimeMs }])
  await record.save()
})

test('a file made of the same things is taken over, and known to the build after the next', async () => {
  const record = openOutputRecord(file, outDir)
  expect(record.takeOver(['a.html'], 'key', stagingDir)).toBe(true)
  expect(await readFile(join(stagingDir, 'a.html'), 'utf8')).toBe('former')
  await record.save()
  expect(openOutputRecord(file, outDir).takeOver(['a.html'], 'other', stagingDir)).toBe(false)
})

test('a file of another making, or one that somebody changed, is made anew', async () => {
  expect(openOutputRecord(file, outDir).takeOver(['a.html'], 'other', stagingDir)).toBe(false)
  await writeFile(join(outDir, 'a.html'), 'edited by hand')
  expect(openOutputRecord(file, outDir).takeOver(['a.html'], 'key', stagingDir)).toBe(false)
})

test('files are taken over all or none', async () => {
  const record = openOutputRecord(file, outDir)
  expect(record.takeOver(['a.html', 'b.json'], 'key', stagingDir)).toBe(false)
  await expect(stat(join(stagingDir, 'a.html'))).rejects.toThrow('ENOENT')
})

test('the record of another folder, or a broken one, counts for nothing', async () => {
  const elsewhere = openOutputRecord(file, join(outDir, 'elsewhere'))
  expect(elsewhere.takeOver(['a.html'], 'key', stagingDir)).toBe(false)
  await writeFile(file, `${outDir}\n["a.html",`)
  expect(openOutputRecord(file, outDir).takeOver(['a.html'], 'key', stagingDir)).toBe(false)
})
