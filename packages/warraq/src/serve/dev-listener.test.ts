import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDevEvents } from './dev-events.ts'
import { createDevListener } from './dev-listener.ts'
import type { DevSession } from './dev-session.ts'

const find = vi.fn(() => ({ kind: 'text', status: 200, name: 'index.html', content: 'A page' }))
const session = {
  events: createDevEvents(),
  site: () => ({ find, pageOf: () => undefined }),
  problems: () => [],
  view: async () => {},
  open: async () => {},
} as unknown as DevSession

const server = createServer(createDevListener(session, { host: '127.0.0.1', root: '/site' }))
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

test.each(['GET', 'HEAD'])('%s reads a page', async (method) => {
  const response = await fetch(`${origin}/guide/`, { method })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(method === 'GET' ? 'A page' : '')
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused', async (method) => {
  find.mockClear()
  const response = await fetch(`${origin}/guide/`, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
  expect(find).not.toHaveBeenCalled()
})

test('an address with broken percent-encoding is refused', async () => {
  expect((await fetch(`${origin}/%E0%A4%A`)).status).toBe(400)
})
