import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { cacheName } from './cache-names.ts'
import { REMOVAL_CODE } from './removal-code.ts'

test('deletes the caches of its own language, then its registration', async () => {
  const own = cacheName({ base: '/x/', buildId: 'b1' }, 'pages')
  const names = new Set([own, cacheName({ base: '/x/fr/', buildId: 'b1' }, 'pages'), 'others'])
  const listeners = new Map<string, (event: object) => void>()
  const skipWaiting = vi.fn()
  const unregister = vi.fn()
  runInNewContext(REMOVAL_CODE, {
    URL,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
    registration: { scope: 'https://docs.example.org/x/', unregister },
    skipWaiting,
  })
  listeners.get('install')?.({})
  expect(skipWaiting).toHaveBeenCalled()
  const ends: Promise<unknown>[] = []
  listeners.get('activate')?.({ waitUntil: (end: Promise<unknown>) => ends.push(end) })
  await Promise.all(ends)
  expect(names.has(own)).toBe(false)
  expect(names.size).toBe(2)
  expect(unregister).toHaveBeenCalled()
})
