import { afterEach, expect, test, vi } from 'vitest'
import { fetchPayload, UnreachableError } from './fetch-payload.ts'

afterEach(() => vi.unstubAllGlobals())

function load(answer: Response | Error) {
  const fetch = vi.fn(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  vi.stubGlobal('fetch', fetch)
  return { payload: fetchPayload('/a/', {}), fetch }
}

const good = {
  buildId: 'b',
  page: { href: '/a/' },
  styles: [],
  html: '<h1>A</h1>',
  head: [],
  shell: { navbar: ['', '', ''] },
}

test('reads the payload beside the page', async () => {
  const { payload, fetch } = load(Response.json(good))
  expect(await payload).toEqual(good)
  expect(fetch).toHaveBeenCalledWith('/a/page.json', {})
})

test.each([
  ['status 404', new Response('{}', { status: 404 }), '/a/page.json has status 404'],
  [
    'a page instead',
    new Response('<p>', { headers: { 'Content-Type': 'text/html' } }),
    'type text/html',
  ],
  ['a shell of another kind', Response.json({ ...good, shell: {} }), '/a/page.json holds no page'],
  ['JSON of another kind', Response.json({ html: '' }), '/a/page.json holds no page'],
  ['null', Response.json(null), '/a/page.json holds no page'],
  [
    'truncated JSON',
    new Response('{"html":"', { headers: { 'Content-Type': 'application/json' } }),
    'Unterminated string',
  ],
])('refuses %s', async (_, answer, message) => {
  const failure = await load(answer).payload.catch((error: unknown) => error)
  expect(failure).not.toBeInstanceOf(UnreachableError)
  expect(String(failure)).toContain(message)
})

test('distinguishes a missing network from a bad answer', async () => {
  const { payload } = load(new TypeError('Failed to fetch'))
  await expect(payload).rejects.toBeInstanceOf(UnreachableError)
})
