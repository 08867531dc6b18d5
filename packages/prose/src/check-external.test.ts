import { expect, test } from 'vitest'
import type { LinkAnswer } from './ask-link.ts'
import { checkExternal } from './check-external.ts'

const PLACES = [{ file: 'a.md', line: 3 }]

/** Ask for links; `answers` are the statuses or failures by address. */
async function check(
  answers: Readonly<Record<string, number | string>>,
  { urls = Object.keys(answers), known = [] }: { urls?: string[]; known?: string[] } = {},
) {
  const asked: string[] = []
  const hosts = new Map<string, { url: string; places: typeof PLACES }[]>()
  for (const url of urls) {
    const { host } = new URL(url)
    hosts.set(host, [...(hosts.get(host) ?? []), { url, places: PLACES }])
  }
  const result = await checkExternal(hosts, {
    known: new Set(known),
    ask: async (url): Promise<LinkAnswer> => {
      asked.push(url)
      const answer = answers[url] ?? 200
      return typeof answer === 'number' ? { status: answer } : { failure: answer }
    },
  })
  return { ...result, urls: asked }
}

test('a page that is gone and a site that does not answer are findings with their places', async () => {
  const { findings } = await check({
    'https://a.dev/ok': 200,
    'https://a.dev/gone': 404,
    'https://b.dev/': 'getaddrinfo ENOTFOUND b.dev',
  })
  expect(findings).toMatchObject([
    { code: 'link/external-gone', file: 'a.md', line: 3, found: expect.stringContaining('404') },
    {
      code: 'link/external-unreachable',
      found: 'https://b.dev/: getaddrinfo ENOTFOUND b.dev',
    },
  ])
})

test('without a network there is one finding', async () => {
  const { findings } = await check({
    'https://a.dev/1': 'getaddrinfo ENOTFOUND a.dev',
    'https://b.dev/': 'getaddrinfo ENOTFOUND b.dev',
  })
  expect(findings).toMatchObject([{ found: expect.stringContaining('none of 2 pages') }])
})

test('an answer that only programs get is not a finding, but counted', async () => {
  const { findings, undecided, good } = await check({
    'https://a.dev/': 403,
    'https://b.dev/': 503,
    'https://c.dev/': 200,
  })
  expect([findings, undecided, good]).toEqual([[], 2, ['https://c.dev/']])
})

test('an address is asked once, without its fragment, and not if it is known', async () => {
  const { urls, findings } = await check(
    { 'https://a.dev/x': 404 },
    {
      urls: ['https://a.dev/x#one', 'https://a.dev/x#two', 'https://a.dev/known#part'],
      known: ['https://a.dev/known'],
    },
  )
  expect(urls).toEqual(['https://a.dev/x'])
  expect(findings).toHaveLength(2)
})

test('a server that wants fewer requests gets no more', async () => {
  const { urls } = await check({ 'https://a.dev/1': 429, 'https://a.dev/2': 200 })
  expect(urls).toEqual(['https://a.dev/1'])
})

test('no request goes to names for examples and private networks', async () => {
  const { urls } = await check({
    'http://localhost:3000/': 200,
    'http://127.0.0.1/': 200,
    'http://10.0.0.7:80/': 200,
    'http://[::1]/': 200,
    'https://docs.example.org/': 200,
    'https://router.local/': 200,
    'https://10.dev/': 200,
    'https://notexample.com/': 200,
  })
  expect(urls).toEqual(['https://10.dev/', 'https://notexample.com/'])
})
