import { linkSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { compressFile } from './compress-file.ts'

const text = 'The quick brown fox. '.repeat(100)

function outputFolders() {
  const dir = temporaryFolder()
  const folders = { stagingDir: join(dir, 'next'), outDir: join(dir, 'dist') }
  mkdirSync(folders.stagingDir)
  mkdirSync(folders.outDir)
  return folders
}

/** A file of the new output that the previous build wrote and compressed. */
function keptFile() {
  const folders = outputFolders()
  const former = join(folders.outDir, 'a.html')
  writeFileSync(former, text)
  compressFile('a.html', { stagingDir: folders.outDir, outDir: folders.stagingDir })
  linkSync(former, join(folders.stagingDir, 'a.html'))
  return folders
}

test('writes each encoding, with the time of the source', () => {
  const folders = outputFolders()
  const file = join(folders.stagingDir, 'a.html')
  writeFileSync(file, text)
  compressFile('a.html', folders)
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text)
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text)
  expect(statSync(`${file}.br`).mtimeMs).toBeCloseTo(statSync(file).mtimeMs, 0)
})

test.each([
  ['short', 'a'.repeat(1000)],
  ['incompressible', Buffer.from(Array.from({ length: 2000 }, (_, at) => (at * at * 7919) >> 5))],
])('writes nothing for a file that is %s', (_, content) => {
  const folders = outputFolders()
  writeFileSync(join(folders.stagingDir, 'a.html'), content)
  compressFile('a.html', folders)
  const made = statSync(join(folders.stagingDir, 'a.html.br'), { throwIfNoEntry: false })
  expect(made).toBeUndefined()
})

test('keeps the compressed files of a kept file', () => {
  const { stagingDir, outDir } = keptFile()
  compressFile('a.html', { stagingDir, outDir })
  expect(statSync(join(stagingDir, 'a.html.gz')).ino).toBe(statSync(join(outDir, 'a.html.gz')).ino)
})

test('compresses a kept file again if its compressed file is of another time', () => {
  const { stagingDir, outDir } = keptFile()
  const former = join(outDir, 'a.html.gz')
  writeFileSync(former, 'something else')
  utimesSync(former, 1, 1)
  compressFile('a.html', { stagingDir, outDir })
  expect(gunzipSync(readFileSync(join(stagingDir, 'a.html.gz'))).toString()).toBe(text)
})

test('leaves a compressed file that the site provides', () => {
  const folders = outputFolders()
  writeFileSync(join(folders.stagingDir, 'a.html'), text)
  writeFileSync(join(folders.stagingDir, 'a.html.br'), 'mine')
  compressFile('a.html', folders)
  expect(readFileSync(join(folders.stagingDir, 'a.html.br'), 'utf8')).toBe('mine')
})
