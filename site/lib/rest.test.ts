import { afterEach, expect, test, vi } from 'vitest'
import { missingParts, queryRest, restUrl } from './rest.ts'

afterEach(() => vi.unstubAllGlobals())

const params = [
  { name: 'address', in: 'path' },
  { name: 'denom', in: 'query' },
] as const

test('a path parameter without a value stays a placeholder and is reported', () => {
  expect(missingParts(params, { address: ' ', denom: '' })).toEqual(['address'])
  expect(missingParts(params, { address: '0x0' })).toEqual([])
  expect(restUrl('http://h', '/b/{address}', params, {})).toBe('http://h/b/{address}')
})

test('a value cannot change the rest of the URL', () => {
  const values = { address: '../../tx?x=1#y', denom: 'ibc/A&b=c' }
  expect(restUrl('http://h', '/b/{address}', params, values)).toBe(
    'http://h/b/..%2F..%2Ftx%3Fx%3D1%23y?denom=ibc%2FA%26b%3Dc',
  )
  for (const address of ['.', '..', ' .. ']) {
    expect(restUrl('http://h', '/b/{address}', params, { address })).toBe('http://h/b/{address}')
    expect(missingParts(params, { address })).toContain('address')
  }
})

test('always sends a GET without a body', async () => {
  const fetch = vi.fn((_url: string, _request: RequestInit) =>
    Promise.resolve(new Response('{"params":{}}')),
  )
  vi.stubGlobal('fetch', fetch)
  expect(await queryRest('http://h/p')).toMatchObject({ ok: true, text: '{\n  "params": {}\n}' })
  const request = fetch.mock.calls[0]?.[1]
  expect(request?.method).toBe('GET')
  expect(request).not.toHaveProperty('body')
})

test('numbers keep their digits', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"height":9007199254740993}')))
  expect((await queryRest('http://h/p')).text).toBe('{\n  "height": 9007199254740993\n}')
})

test('errors are shown unchanged', async () => {
  const body = '{"code":12,"message":"Not Implemented","details":[]}'
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 501 })))
  const { ok, text } = await queryRest('http://h/p')
  expect(ok).toBe(false)
  expect(text).toContain('HTTP status 501')
  expect(text).toContain('Not Implemented')
})
