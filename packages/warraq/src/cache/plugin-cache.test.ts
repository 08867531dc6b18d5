import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { openCache } from './plugin-cache.ts'

test('a later build reads what a former one saved, while the inputs stay the same', async () => {
  const dir = temporaryFolder()
  const cache = openCache(dir, { version: 1 })
  expect(cache.has('a')).toBe(false)
  expect(() => cache.read('a')).toThrow('There is no result "a"')
  cache.keep('a', Buffer.from('one'))
  cache.keep('b', Buffer.from('two'))
  await cache.save(['a'])
  const later = openCache(dir, { version: 1 })
  expect(Buffer.from(later.read('a')).toString()).toBe('one')
  expect(later.has('b')).toBe(false)
  expect(openCache(dir, { version: 2 }).has('a')).toBe(false)
})
