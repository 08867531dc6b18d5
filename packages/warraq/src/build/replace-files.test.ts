import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceFiles } from './replace-files.ts'

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'docs-replace-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), text)
  }
  return dir
}

async function textsOf(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const texts = await Promise.all(
    files.map(async (file) => [file.slice(dir.length + 1), await readFile(file, 'utf8')] as const),
  )
  return Object.fromEntries(texts)
}

test('new files replace former ones, kept ones stay, all others go with their folders', async () => {
  const to = await folderOf({
    'assets/old.js': 'old',
    'gone/deep/index.html': 'gone',
    'index.html': 'former',
    'kept/index.html': 'kept',
  })
  const from = await folderOf({ 'assets/new.js': 'new', 'index.html': 'new', 'added/a.html': 'a' })
  replaceFiles(from, to, new Set(['kept/index.html']))
  expect(await textsOf(to)).toEqual({
    'added/a.html': 'a',
    'assets/new.js': 'new',
    'index.html': 'new',
    'kept/index.html': 'kept',
  })
  expect(existsSync(join(to, 'gone'))).toBe(false)
  expect(existsSync(from)).toBe(false)
})

test('a file may take the name of a former folder, and a folder that of a file', async () => {
  const to = await folderOf({ 'a/index.html': 'folder', b: 'file', c: 'c' })
  const from = await folderOf({ a: 'file', 'b/index.html': 'folder' })
  replaceFiles(from, to, new Set(['c']))
  expect(await textsOf(to)).toEqual({ a: 'file', 'b/index.html': 'folder', c: 'c' })
})
