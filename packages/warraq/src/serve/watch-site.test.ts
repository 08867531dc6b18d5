import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { type FileChange, type SiteWatch, watchSite } from './watch-site.ts'

/** Called with the page's path after the watcher looked at it, and before it watches it. */
const looked = await vi.hoisted(async () => {
  const { default: fs } = await import('node:fs/promises')
  const { default: callbacks } = await import('node:fs')
  const { syncBuiltinESMExports } = await import('node:module')
  const { stat } = fs
  const { watch } = callbacks
  const hook = { at: async (_path: string) => {}, watching: () => {} }
  callbacks.watch = ((...given: Parameters<typeof watch>) => {
    hook.watching()
    return watch(...given)
  }) as typeof watch
  const statAndTell = async (path: string) => {
    const stats = await stat(path)
    if (path.endsWith('page.md')) await hook.at(path)
    return stats
  }
  fs.stat = statAndTell as typeof stat
  // The watcher imports the function by name.
  syncBuiltinESMExports()
  return hook
})

let watching: SiteWatch | undefined
/** The limits that watches reached. */
const limits: string[] = []
afterEach(async () => {
  looked.at = async () => {}
  looked.watching = () => {}
  limits.length = 0
  await watching?.close()
})

/**
 * A folder with a page, which is loaded some time after it was written, and the changes that a
 * watcher reports.
 */
async function watchFolder(change: (dir: string) => void, below = '') {
  const dir = join(temporaryFolder(), below)
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
    onLimit: (limit) => limits.push(limit),
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

test('reports a file that changes while the watcher is about to watch it', async () => {
  let looks = 0
  looked.at = async (page) => {
    looks++
    if (looks === 1) writeFileSync(page, 'two')
    // The change makes the watcher look again, but it keeps what it saw first.
    await setTimeout(looks === 1 ? 50 : 200)
  }
  const { dir, told } = await watchFolder(() => {})
  const page = join(dir, 'page.md')
  await vi.waitFor(() => expect(told.map(({ path }) => path)).toContain(page), 5000)
})

test('reports a file that is moved into the folder later, however old it is', async () => {
  const { dir, told } = await watchFolder((path) => writeFileSync(join(path, 'new.md'), 'two'))
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(0), 5000)
  const other = join(temporaryFolder(), 'old.md')
  writeFileSync(other, 'old')
  await rename(other, join(dir, 'old.md'))
  await vi.waitFor(() => expect(told.map(({ path }) => path)).toContain(join(dir, 'old.md')), 5000)
})

test('reports a file outside the watched folders each time it is removed and is back', async () => {
  const { told } = await watchFolder((path) => writeFileSync(join(path, 'new.md'), 'two'))
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(0), 5000)
  const partial = join(temporaryFolder(), 'partial.md')
  writeFileSync(partial, 'one')
  watching?.add([partial])
  const isTold = async () => {
    told.length = 0
    await vi.waitFor(() => expect(told.map(({ path }) => path)).toContain(partial), 5000)
    // The watcher may report one change twice.
    await setTimeout(300)
  }
  await isTold()
  for (const text of ['two', 'three']) {
    rmSync(partial)
    await isTold()
    writeFileSync(partial, text)
    await isTold()
  }
})

test('a file outside the watched folders is watched after it was gone for a moment', async () => {
  const { told } = await watchFolder((path) => writeFileSync(join(path, 'new.md'), 'two'))
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(0), 5000)
  const file = join(temporaryFolder(), 'sidebars.json')
  const isTold = () => vi.waitFor(() => expect(told.map(({ path }) => path)).toContain(file), 5000)
  writeFileSync(file, 'one')
  watching?.add([file])
  await isTold()
  // Longer than the watcher looks at what it has reported.
  await setTimeout(1000)
  writeFileSync(`${file}.copy`, 'two')
  await rename(file, `${file}.former`)
  await setTimeout(5)
  await rename(`${file}.copy`, file)
  await setTimeout(1500)
  told.length = 0
  writeFileSync(file, 'three')
  await isTold()
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

test.each([
  ['ENOSPC', 'fs.inotify.max_user_watches'],
  ['EMFILE', 'fs.inotify.max_user_instances'],
])('after %s, names the limit once and finds changes by polling', async (code, limit) => {
  looked.watching = () => {
    throw Object.assign(new Error(`${code}: the system refuses`), { code, syscall: 'watch' })
  }
  const { dir, told } = await watchFolder((path) => writeFileSync(join(path, 'new.md'), 'two'))
  await vi.waitFor(() => expect(limits).toEqual([limit]), 5000)
  const isTold = (name: string) =>
    vi.waitFor(() => expect(told.map(({ path }) => path)).toContain(join(dir, name)), 5000)
  await isTold('new.md')
  writeFileSync(join(dir, 'page.md'), 'two and more')
  writeFileSync(join(dir, 'later.md'), 'three')
  await isTold('page.md')
  await isTold('later.md')
  expect(limits).toEqual([limit])
})
