import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { type FileChange, type SiteWatch, watchSite } from './watch-site.ts'

let watching: SiteWatch | undefined
afterEach(() => watching?.close())

/**
 * A folder with a page, which is loaded some time after it was written, and the changes that a
 * watcher reports.
 */
async function watchFolder(change: (dir: string) => void, below = '') {
  const dir = join(mkdtempSync(join(tmpdir(), 'docs-watch-')), below)
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, 'page.md'), 'one')
  await setTimeout(100)
  const since = Date.now()
  change(dir)
  const told: FileChange[] = []
  watching = watchSite({
    root: dir,
    paths: [dir],
    since,
    onChanges: (changes) => told.push(...changes),
    onError: (cause) => {
      throw cause
    },
  })
  return { dir, told }
}

test('reports a file that changes before the watcher looks, and no other', async () => {
  const { dir, told } = await watchFolder((path) => writeFileSync(join(path, 'new.md'), 'two'))
  writeFileSync(join(dir, 'newer.md'), 'three')
  await vi.waitFor(
    () => expect(told.map(({ path }) => path)).toContain(join(dir, 'newer.md')),
    5000,
  )
  expect(told.map(({ path }) => path)).toContain(join(dir, 'new.md'))
  expect(told.map(({ path }) => path)).not.toContain(join(dir, 'page.md'))
})

test('reports a file that is moved into the folder later, however old it is', async () => {
  const { dir, told } = await watchFolder((path) => writeFileSync(join(path, 'new.md'), 'two'))
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(0), 5000)
  const other = join(mkdtempSync(join(tmpdir(), 'docs-watch-')), 'old.md')
  writeFileSync(other, 'old')
  await rename(other, join(dir, 'old.md'))
  await vi.waitFor(() => expect(told.map(({ path }) => path)).toContain(join(dir, 'old.md')), 5000)
})

test('a site below a folder named dist is watched, but not its own dist', async () => {
  const { dir, told } = await watchFolder((path) => mkdirSync(join(path, 'dist')), 'dist/site')
  writeFileSync(join(dir, 'dist', 'index.html'), 'built')
  writeFileSync(join(dir, 'page.md'), 'two')
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(0), 5000)
  expect(told.map(({ path }) => path)).not.toContain(join(dir, 'dist', 'index.html'))
})

test('nothing is reported after closing', async () => {
  const { dir, told } = await watchFolder((path) => writeFileSync(join(path, 'new.md'), 'two'))
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(0), 5000)
  await watching?.close()
  const before = told.length
  writeFileSync(join(dir, 'new.md'), 'two and more')
  await setTimeout(300)
  expect(told).toHaveLength(before)
})
