import { readFileSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { openStore } from './store.ts'

let dir = ''
const open = (key = 'key') => openStore<{ n: number }>(join(dir, 'cache'), key)
const text = (bytes: Buffer | undefined) => bytes?.toString('utf8')

beforeEach(async () => {
  dir = temporaryFolder()
})

test('a later build finds entries until they are replaced or dropped', async () => {
  const first = open()
  expect(text(first.keep('a', { n: 1 }, Buffer.from('one')).read())).toBe('one')
  first.keep('b', { n: 2 }, Buffer.from('two'))
  await first.save(new Set(['a', 'b']))
  expect(text(first.get('a')?.read())).toBe('one')

  const second = open()
  expect(second.get('a')?.meta).toEqual({ n: 1 })
  expect(text(second.get('b')?.read())).toBe('two')
  second.keep('b', { n: 3 }, Buffer.from('another'))
  await second.save(new Set(['b']))

  const third = open()
  expect(third.get('a')).toBeUndefined()
  expect(third.get('b')?.meta).toEqual({ n: 3 })
  expect(text(third.get('b')?.read())).toBe('another')
})

test('entries that stay are found after others were dropped and none was added', async () => {
  const first = open()
  for (const name of ['a', 'b', 'c']) first.keep(name, { n: 1 }, Buffer.from(name))
  await first.save(new Set(['a', 'b', 'c']))
  await open().save(new Set(['a', 'c']))
  const cache = open()
  expect(['a', 'b', 'c'].map((name) => text(cache.get(name)?.read()))).toEqual([
    'a',
    undefined,
    'c',
  ])
})

test('an entry may have no bytes', async () => {
  const first = open()
  const empty = first.keep('empty', { n: 1 }, Buffer.from(''))
  first.keep('a', { n: 2 }, Buffer.from('one'))
  expect(text(empty.read())).toBe('')
  await first.save(new Set(['empty', 'a']))
  const cache = open()
  expect(text(cache.get('empty')?.read())).toBe('')
  expect(text(cache.get('a')?.read())).toBe('one')
  await cache.save(new Set(['empty']))
  expect(text(open().get('empty')?.read())).toBe('')
})

test('many edits leave few files, and none that is unused', async () => {
  for (let n = 0; n < 30; n++) {
    const cache = open()
    cache.keep(`page ${n % 3}`, { n }, Buffer.from(`text ${n}`.repeat(10)))
    await cache.save(new Set(['page 0', 'page 1', 'page 2']))
  }
  const cache = open()
  expect(text(cache.get('page 2')?.read())).toBe('text 29'.repeat(10))
  expect(text(cache.get('page 0')?.read())).toBe('text 27'.repeat(10))
  expect((await readdir(dir)).length).toBeLessThan(15)
})

test('large entries are readable before the cache is saved', async () => {
  const cache = open()
  const large = Buffer.alloc(3_000_000, 'x')
  const entries = [1, 2, 3].map((n) =>
    cache.keep(`${n}`, { n }, Buffer.concat([large, Buffer.from(`${n}`)])),
  )
  expect(entries.map(({ read }) => text(read())?.at(-1))).toEqual(['1', '2', '3'])
})

test('a cache with another key or missing files is empty', async () => {
  const cache = open()
  cache.keep('a', { n: 1 }, Buffer.from('one'))
  await cache.save(new Set(['a']))
  expect(open('other').get('a')).toBeUndefined()
  for (const name of await readdir(dir)) if (name !== 'cache') await rm(join(dir, name))
  expect(open().get('a')).toBeUndefined()
})

test('an entry of a damaged cache is either correct or absent', async () => {
  const names = ['a', 'b', 'c']
  for (const name of names) {
    const cache = open()
    cache.keep(name, { n: 1 }, Buffer.from(`text of ${name}`))
    await cache.save(new Set(names))
  }
  const files = await readdir(dir)
  const whole = new Map(files.map((name) => [name, readFileSync(join(dir, name))]))
  const damage = async (name: string, place: number, bits: number, isCut: boolean) => {
    const bytes = Buffer.from(whole.get(name) ?? '')
    const at = Math.floor(bytes.length * place)
    bytes[at] = (bytes[at] ?? 0) ^ bits
    writeFileSync(join(dir, name), isCut ? bytes.subarray(0, at) : bytes)
    const cache = open()
    for (const entry of names)
      expect([undefined, `text of ${entry}`]).toContain(text(cache.get(entry)?.read()))
    writeFileSync(join(dir, name), whole.get(name) ?? '')
  }
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.integer({ min: 1, max: 255 }),
      fc.boolean(),
      damage,
    ),
    { numRuns: 300, interruptAfterTimeLimit: 30_000 },
  )
})
