import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compareFolders } from '../../scripts/compare-folders.mjs'
import { temporaryFolder } from '../temporary-folder.ts'

/** A folder with these files. */
async function folder(files: Readonly<Record<string, string>>): Promise<string> {
  const dir = temporaryFolder()
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(dir, path, '..'), { recursive: true })
    await writeFile(join(dir, path), text)
  }
  return dir
}

test('lists every file that differs, also deep in folders', async () => {
  const before = await folder({ 'a.html': 'A', 'b/c.html': 'C', 'b/d/e.json': '{}', 'gone.md': '' })
  const after = await folder({
    'a.html': 'A',
    'b/c.html': 'C ',
    'b/d/e.json': '{}',
    'b/new.md': '',
  })
  expect(await compareFolders(before, after)).toEqual([
    'changed b/c.html',
    'added b/new.md',
    'removed gone.md',
  ])
})

test('equal folders have no differences', async () => {
  const files = { 'a.html': 'A', 'b/c.html': 'C' }
  expect(await compareFolders(await folder(files), await folder(files))).toEqual([])
})
