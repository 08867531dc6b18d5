import { execFile, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, utimesSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { lockFile } from './file-lock.ts'

let file = ''
beforeEach(async () => {
  file = join(temporaryFolder(), 'lock')
})

test('the second caller waits for the first, and learns its process id', async () => {
  const first = await lockFile(file)
  const told: number[] = []
  let isIn = false
  const second = lockFile(file, (pid) => told.push(pid)).then((lock) => {
    isIn = true
    return lock
  })
  await wait(100)
  expect(isIn).toBe(false)
  expect(told).toEqual([process.pid])
  first.release()
  expect((await second).isHeld()).toBe(true)
  ;(await second).release()
  expect(existsSync(file)).toBe(false)
})

const owner = (changes: object) =>
  JSON.stringify({ pid: process.pid, host: hostname(), token: 'x', ...changes })

test.each([
  ['a process that has ended', owner({ pid: spawnSync(process.execPath, ['-v']).pid }), 0],
  ['an ended process whose id a later one has', owner({ pid: process.ppid, start: '1' }), 0],
  ['a former process with the same id', owner({}), 0],
  ['a machine that stopped renewing it', owner({ host: 'elsewhere' }), 120],
  ['a process that was killed before it wrote its id', '', 120],
  ['nobody', 'damaged', 120],
])('the lock of %s is taken over', async (_whose, text, ageSeconds) => {
  await writeFile(file, text)
  const time = Date.now() / 1000 - ageSeconds
  utimesSync(file, time, time)
  const lock = await lockFile(file)
  expect(lock.isHeld()).toBe(true)
  lock.release()
  expect(await readdir(dirname(file))).toEqual([])
})

test.each([
  ['a running process', (pid: number) => owner({ pid }), 0],
  ['a running process that was asleep for an hour', (pid: number) => owner({ pid }), 3600],
  ['another machine that renews it', () => owner({ host: 'elsewhere', pid: 1 }), 0],
])('the lock of %s stays', async (_whose, ownerOf, ageSeconds) => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  try {
    const text = ownerOf(other.pid ?? 0)
    await writeFile(file, text)
    const time = Date.now() / 1000 - ageSeconds
    utimesSync(file, time, time)
    let isIn = false
    const waiting = lockFile(file).then((lock) => {
      isIn = true
      lock.release()
    })
    await wait(150)
    expect(isIn).toBe(false)
    expect(readFileSync(file, 'utf8')).toBe(text)
    await writeFile(file, owner({}))
    await waiting
  } finally {
    other.kill()
  }
})

test('many processes that find a stale lock run one at a time', async () => {
  await writeFile(file, owner({ pid: spawnSync(process.execPath, ['-v']).pid }))
  const module = join(import.meta.dirname, 'file-lock.ts')
  const shared = join(dirname(file), 'shared')
  await writeFile(shared, '0')
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({ input: module, platform: 'node' })
  const code = join(dirname(file), 'lock.mjs')
  await bundle.write({ file: code })
  const script = `
    import { readFileSync, writeFileSync } from 'node:fs'
    import { lockFile } from ${JSON.stringify(code)}
    for (let times = 0; times < 10; times++) {
      const lock = await lockFile(${JSON.stringify(file)})
      const count = Number(readFileSync(${JSON.stringify(shared)}, 'utf8'))
      await new Promise((resolve) => setTimeout(resolve, 1))
      writeFileSync(${JSON.stringify(shared)}, String(count + 1))
      lock.release()
    }`
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  await Promise.all(Array.from({ length: 4 }, run))
  expect(readFileSync(shared, 'utf8')).toBe('40')
})
