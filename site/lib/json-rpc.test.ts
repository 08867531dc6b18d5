import { afterEach, describe, expect, test, vi } from 'vitest'
import { rpcMethods } from '../data/rpc-methods.ts'
import { callRpc } from './json-rpc.ts'
import { isReadOnly } from './read-only-methods.ts'

const URL = 'http://localhost:8545'
const answering = (body: string, status = 200) => {
  const fetch = vi.fn((_url: string, _request: RequestInit) =>
    Promise.resolve(new Response(body, { status })),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

describe('what may be sent', () => {
  /**
   * Matches methods that sign, hold keys, send transactions, keep state on the node, or change its
   * settings.
   */
  const CHANGES =
    /^personal_|_send|_sign|_resend|_fill|eth_accounts|eth_new|eth_uninstall|eth_getFilterChanges|subscribe|_set|_start|_stop|_write|Profile$|_goTrace|_freeOSMemory/

  test('no listed method matches the pattern of dangerous names', () => {
    for (const { method } of rpcMethods)
      expect(isReadOnly(method), method).toBe(!CHANGES.test(method))
  })

  test.each(
    rpcMethods.filter(({ method }) => !isReadOnly(method)),
  )('$method never leaves the browser', async ({ method, example }) => {
    const fetch = answering('{}')
    await expect(callRpc(URL, method, example.params)).rejects.toThrow('more than read')
    expect(fetch).not.toHaveBeenCalled()
  })

  test.each([
    '',
    'eth_unknown',
    'eth_chainId ',
    'ETH_CHAINID',
    'toString',
    '__proto__',
  ])('%j, which is not a method, may not be sent either', async (method) => {
    const fetch = answering('{}')
    await expect(callRpc(URL, method, [])).rejects.toThrow()
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('answers', () => {
  test('one call is sent, as written', async () => {
    const fetch = answering('{"jsonrpc":"2.0","id":1,"result":"0x2be3"}')
    const answer = await callRpc(URL, 'eth_getBalance', ['0x00', 'latest'])
    expect(answer).toMatchObject({ ok: true, text: '"0x2be3"' })
    expect(fetch).toHaveBeenCalledOnce()
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_getBalance',
      params: ['0x00', 'latest'],
    })
  })

  test.each([
    ['{"error":{"code":-32601,"message":"no such method"}}', 200, '"code": -32601'],
    [
      '{"error":{"code":3,"message":"execution reverted","data":"0x08c3"}}',
      200,
      '"data": "0x08c3"',
    ],
    ['{"error":{"code":-32005,"message":"slow down"}}', 429, 'slow down'],
    ['<html>Bad gateway</html>', 502, 'HTTP status 502\n<html>Bad gateway</html>'],
    ['', 200, 'HTTP status 200'],
    ['null', 200, 'HTTP status 200\nnull'],
  ])('%s with status %i is shown unchanged', async (body, status, shown) => {
    answering(body, status)
    const { ok, text } = await callRpc(URL, 'eth_chainId', [])
    expect(ok).toBe(false)
    expect(text).toContain(shown)
  })

  test('numbers keep their digits', async () => {
    answering('{"jsonrpc":"2.0","id":1,"result":{"supply":20000000000000000001}}')
    const { text } = await callRpc(URL, 'eth_chainId', [])
    expect(text).toBe('{\n  "supply": 20000000000000000001\n}')
  })

  test('a null result is a valid answer', async () => {
    answering('{"jsonrpc":"2.0","id":1,"result":null}')
    expect(await callRpc(URL, 'eth_chainId', [])).toMatchObject({ ok: true, text: 'null' })
  })

  test('an endpoint that cannot be reached is reported, not thrown', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const { ok, text } = await callRpc(URL, 'eth_chainId', [])
    expect(ok).toBe(false)
    expect(text).toContain('could not be reached: Failed to fetch')
  })

  test('an endpoint that does not answer is reported after its time', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    })
    const asked = callRpc(URL, 'eth_chainId', [])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await asked).toMatchObject({ ok: false, text: 'No answer within 10 s.' })
    vi.useRealTimers()
  })
})
