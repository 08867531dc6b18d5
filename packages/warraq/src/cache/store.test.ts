import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
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

test('edits leave one file, without entries that nothing needs', async () => {
  for (let n = 0; n < 5; n++) {
    const cache = open()
    cache.keep(`page ${n % 3}`, { n }, Buffer.from(`text ${n}`.repeat(10)))
    await cache.save(new Set(['page 0', 'page 1', 'page 2']))
  }
  expect(text(open().get('page 0')?.read())).toBe('text 3'.repeat(10))
  expect(await readdir(dir)).toEqual(['cache'])
  expect(readFileSync(join(dir, 'cache'), 'utf8')).not.toContain('text 1')
})

test('when two processes save at once, the last wins, and the first still reads what it opened', async () => {
  const before = open()
  before.keep('a', { n: 1 }, Buffer.from('one'))
  await before.save(new Set(['a']))
  const [first, second] = [open(), open()]
  first.keep('b', { n: 2 }, Buffer.from('of the first'))
  second.keep('b', { n: 3 }, Buffer.from('of the second'))
  await first.save(new Set(['a', 'b']))
  await second.save(new Set(['b']))
  expect(text(first.get('a')?.read())).toBe('one')
  expect(text(first.get('b')?.read())).toBe('of the first')
  const third = open()
  expect(third.get('a')).toBeUndefined()
  expect(text(third.get('b')?.read())).toBe('of the second')
})

test('a later save removes the file of a process that ended while writing', async () => {
  const leave = (name: string, ageMs: number) => {
    const time = (Date.now() - ageMs) / 1000
    writeFileSync(join(dir, name), 'half')
    utimesSync(join(dir, name), time, time)
  }
  leave('cache.1.new', 2 * 3_600_000)
  leave('cache.2.new', 0)
  leave('other.1.new', 2 * 3_600_000)
  const cache = open()
  cache.keep('a', { n: 1 })
  await cache.save(new Set(['a']))
  expect((await readdir(dir)).sort()).toEqual(['cache', 'cache.2.new', 'other.1.new'])
})

test('large entries are readable before and after the cache is saved', async () => {
  const cache = open()
  const large = Buffer.alloc(3_000_000, 'x')
  const entries = [1, 2, 3].map((n) =>
    cache.keep(`${n}`, { n }, Buffer.concat([large, Buffer.from(`${n}`)])),
  )
  const ends = () => entries.map(({ read }) => text(read())?.at(-1))
  expect(ends()).toEqual(['1', '2', '3'])
  // Their file has no name.
  expect(await readdir(dir)).toEqual([])
  await cache.save(new Set(['1', '3']))
  expect(ends()).toEqual(['1', '2', '3'])
  expect(text(open().get('3')?.read())?.at(-1)).toBe('3')
})

test('an entry keeps its bytes when their owner overwrites them', () => {
  const bytes = Buffer.from('first')
  const { read } = open().keep('a', { n: 1 }, bytes)
  bytes.fill(0)
  expect(text(read())).toBe('first')
})

test('a cache with another key is empty', async () => {
  const cache = open()
  cache.keep('a', { n: 1 }, Buffer.from('one'))
  await cache.save(new Set(['a']))
  expect(open('other').get('a')).toBeUndefined()
})

test('an entry of a damaged cache is either correct or absent', async () => {
  const names = ['a', 'b', 'c']
  for (const name of names) {
    const cache = open()
    cache.keep(name, { n: 1 }, Buffer.from(`text of ${name}`))
    await cache.save(new Set(names))
  }
  const file = join(dir, 'cache')
  const whole = readFileSync(file)
  const damage = async (place: number, bits: number, isCut: boolean) => {
    const bytes = Buffer.from(whole)
    const at = Math.floor(bytes.length * place)
    bytes[at] = (bytes[at] ?? 0) ^ bits
    writeFileSync(file, isCut ? bytes.subarray(0, at) : bytes)
    const cache = open()
    for (const entry of names)
      expect([undefined, `text of ${entry}`]).toContain(text(cache.get(entry)?.read()))
  }
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.integer({ min: 1, max: 255 }),
      fc.boolean(),
      damage,
    ),
    { numRuns: 300, interruptAfterTimeLimit: 30_000 },
  )
})
