import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { analytics } from './index.ts'

test('the modules of the browser exist, and may call the host', () => {
  const { client = [], policy } = analytics({ key: 'key', host: 'https://counts.example.org/x' })
  for (const { module } of client) expect(existsSync(module)).toBe(true)
  expect(policy).toEqual({ connect: ['https://counts.example.org'] })
  expect(analytics({ key: 'key' }).policy).toEqual({ connect: ['https://eu.i.posthog.com'] })
})

test.each([
  ['no key', { key: '' }, '"key" of analytics'],
  ['a host without a scheme', { key: 'k', host: 'eu.posthog.com' }, '"host" of analytics'],
  ['a host that is not an address', { key: 'k', host: 'https://' }, '"host" of analytics'],
])('%s is refused', (_, options, message) => {
  expect(() => analytics(options)).toThrow(message)
})
