import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TrailingSlash } from '../../packages/warraq/src/shared/text/route-path.ts'
import { missingPrograms } from '../../scripts/test-programs.mjs'
import { copyFixture, runDocs } from '../build/run-docs.ts'
import { lacks } from '../needed-packages.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { ask } from './ask.ts'
import { EXPECTATIONS, ODD_NAME } from './expectations.ts'
import { HOSTILE_ADDRESSES } from './hostile-addresses.ts'
import { caddy, type Host, headersFileHost, nginx, type PlacedSite, preview } from './servers.ts'

/** Without a program its tests are skipped. */
const isHere = {
  nginx: !lacks('nginx', missingPrograms(['nginx', 'libnginx-mod-http-brotli-static'])),
  Caddy: !lacks('Caddy', missingPrograms(['caddy'])),
}
const canStart = ([name]: readonly [name: string, ...rest: unknown[]]) =>
  !Object.hasOwn(isHere, name) || isHere[name as keyof typeof isHere]

/** Whether a location is one slash and a path on the same host, also once it is decoded. */
function isOwnPath(location: string, origin: string): boolean {
  const { pathname } = new URL(location, origin)
  return (
    new URL(location, origin).origin === origin &&
    /^\/(?![/\\])/.test(location) &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip some of them
    !/\/\/|[\\\x00-\x1f]/.test(decodeURIComponent(pathname))
  )
}

/** A small site, built and placed in a temporary folder as the samples expect. */
async function placedSite(
  baseUrl: string,
  precompress = true,
  trailingSlash: TrailingSlash = true,
): Promise<PlacedSite> {
  const dir = await copyFixture('good')
  await writeFile(
    join(dir, 'docs.config.ts'),
    `export default { title: 'Hosts', url: 'https://docs.example.org', baseUrl: ${JSON.stringify(baseUrl)}, precompress: ${precompress}, trailingSlash: ${JSON.stringify(trailingSlash)}, lastUpdated: { date: false }, plugins: [{ name: 'worker', emit: () => [{ path: 'own-worker.js', content: 'self' }] }], sections: [{ id: 'docs', path: 'pages', route: '/' }] }`,
  )
  await mkdir(join(dir, 'pages'))
  await writeFile(join(dir, 'pages/index.md'), '# Start\n\nSee [the guide](./guide.md).\n')
  await writeFile(join(dir, 'pages/guide.md'), '# Guide\n\nText.\n')
  await writeFile(join(dir, `pages/${ODD_NAME}.md`), '# Odd name\n\nText.\n')
  const run = await runDocs(['build', dir])
  expect(run.stderr).toBe('')
  const srv = temporaryFolder()
  await cp(join(dir, 'dist'), join(srv, baseUrl), { recursive: true, preserveTimestamps: true })
  // nginx workers run as another user.
  execFileSync('chmod', ['-R', 'a+rX', srv])
  return { dist: join(dir, 'dist'), srv, baseUrl }
}

const SERVERS = [
  ['nginx', nginx],
  ['Caddy', caddy],
] as const
const HOSTS = [...SERVERS, ['the preview', preview], ['_headers', headersFileHost]] as const

const CASES = HOSTS.filter(canStart).flatMap(([name, start]) =>
  ['/', '/x/docs/'].map((baseUrl) => ({ name, start, baseUrl })),
)

describe.each(CASES)('$name at $baseUrl', ({ name, start, baseUrl }) => {
  let host: Host
  let names: Readonly<Record<string, string>>

  beforeAll(async () => {
    const site = await placedSite(baseUrl)
    host = await start(site)
    const assets = await readdir(join(site.dist, 'assets'))
    names = {
      ASSET: assets.find((file) => /^client-.*\.js$/.test(file)) ?? '',
      WORKER: assets.find((file) => /-worker-.*\.js$/.test(file)) ?? '',
    }
  })
  afterAll(() => {
    host.stop()
  })

  const pathOf = (asks: string) =>
    `${baseUrl}${asks.replace(/ASSET|WORKER/, (placeholder) => names[placeholder] ?? '')}`

  test.each(
    EXPECTATIONS.filter(({ on, not }) => on?.includes(name) !== false && not?.[name] === undefined),
  )('$method $asks $headers -> $status', async ({ asks, method, headers, status, ...rest }) => {
    const answer = await ask(host.origin, pathOf(asks), {
      ...(method === undefined ? {} : { method }),
      ...(headers === undefined ? {} : { headers }),
    })
    expect([status].flat()).toContain(answer.status)
    if (rest.location !== undefined)
      expect(answer.headers.location).toBe(`${baseUrl}${rest.location}`)
    if (rest.type !== undefined) expect(answer.headers['content-type']).toMatch(rest.type)
    if (rest.cache !== undefined) expect(answer.headers['cache-control'] ?? '').toMatch(rest.cache)
    if (rest.encoding !== undefined)
      expect(answer.headers['content-encoding'] ?? 'none').toBe(rest.encoding)
    if (rest.body !== undefined) expect(answer.body.toString()).toMatch(rest.body)
    if (rest.size !== undefined) expect(answer.body.length).toBe(rest.size)
    for (const [header, value] of Object.entries(rest.answers ?? {}))
      expect(answer.headers[header], header).toMatch(value)
  })

  test('no location leads to another host', async () => {
    const found = []
    for (const address of [
      ...HOSTILE_ADDRESSES,
      ...HOSTILE_ADDRESSES.map((end) => `${baseUrl.slice(0, -1)}${end}`),
    ]) {
      const { status, headers } = await ask(host.origin, address)
      const { location } = headers
      if (status >= 500 || (location !== undefined && !isOwnPath(location, host.origin)))
        found.push({ address, status, location })
    }
    expect(found).toEqual([])
  })

  test('compressed and uncompressed responses have the same content', async () => {
    for (const path of ['guide/', 'assets/ASSET', 'guide/page.json']) {
      const plain = await ask(host.origin, pathOf(path))
      const of = async (encoding: string) =>
        (await ask(host.origin, pathOf(path), { headers: { 'Accept-Encoding': encoding } })).body
      if (plain.body.length < 1024) continue
      expect(gunzipSync(await of('gzip')).equals(plain.body)).toBe(true)
      expect(brotliDecompressSync(await of('br')).equals(plain.body)).toBe(true)
    }
  })

  test('a file that has not changed is not sent again', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const first = await ask(host.origin, pathOf('guide/'), {
        headers: { 'Accept-Encoding': encoding },
      })
      const { etag = '', 'last-modified': modified = '' } = first.headers
      expect(etag).not.toBe('')
      for (const condition of [{ 'If-None-Match': etag }, { 'If-Modified-Since': modified }]) {
        const again = await ask(host.origin, pathOf('guide/'), {
          headers: { 'Accept-Encoding': encoding, ...condition },
        })
        expect(again.status).toBe(304)
        expect(again.body.length).toBe(0)
      }
      const changed = await ask(host.origin, pathOf('guide/'), {
        headers: { 'Accept-Encoding': encoding, 'If-None-Match': '"another"' },
      })
      expect(changed.status).toBe(200)
    }
  })
})

test.each(
  SERVERS.filter(canStart),
)('%s compresses what the build did not', async (_name, start) => {
  const site = await placedSite('/', false)
  expect(await readdir(site.dist)).not.toContain('index.html.gz')
  const host = await start(site)
  try {
    for (const path of ['/guide/', '/guide/page.json', '/guide.md', '/sitemap.xml']) {
      const plain = await ask(host.origin, path)
      const packed = await ask(host.origin, path, { headers: { 'Accept-Encoding': 'gzip' } })
      if (plain.body.length < 1024) continue
      expect(packed.headers['content-encoding']).toBe('gzip')
      expect(packed.headers.vary).toMatch(/accept-encoding/i)
      expect(gunzipSync(packed.body).equals(plain.body)).toBe(true)
    }
  } finally {
    host.stop()
  }
})

/** What `asks` answers where addresses have no slash at their end. */
const ENDINGS: readonly (readonly [form: false | 'ignore', asks: string, answer: string])[] = [
  [false, '', '200 Start'],
  [false, 'guide', '200 Guide'],
  [false, 'guide?a=1', '200 Guide'],
  [false, 'guide/', 'guide'],
  [false, 'guide/?a=1', 'guide?a=1'],
  [false, 'guide.html', 'guide'],
  [false, 'guide/page.json', '200 Guide'],
  [false, 'guide.md', '200'],
  [false, 'search', '200 Search the documentation'],
  [false, 'nowhere', '404 Page not found'],
  ['ignore', '', '200 Start'],
  ['ignore', 'guide', '200 Guide'],
  ['ignore', 'guide/', '200 Guide'],
  ['ignore', 'guide.html', 'guide'],
  ['ignore', 'guide/page.json', '200 Guide'],
  ['ignore', 'nowhere', '404 Page not found'],
]

const SERVING = [...SERVERS, ['the preview', preview]] as const
describe.each(SERVING.filter(canStart))('%s without a slash at the end', (name, start) => {
  test.each([
    [false, '/'],
    [false, '/x/docs/'],
    ['ignore', '/x/docs/'],
  ] as const)('trailingSlash: %s at %s', async (form, baseUrl) => {
    const host = await start(await placedSite(baseUrl, false, form))
    try {
      for (const [, asks, expected] of ENDINGS.filter(([of]) => of === form)) {
        const { status, headers, body } = await ask(host.origin, `${baseUrl}${asks}`)
        const title = /<h1[^>]*>(.*?)<\/h1>/.exec(body.toString())?.[1]?.replace(/<.*/, '') ?? ''
        const answer = headers.location ?? `${status} ${title}`.trim()
        const wanted = /^\d/.test(expected) ? expected : `${baseUrl}${expected}`
        expect(answer, `${name}: ${asks}`).toBe(wanted)
      }
      for (const address of HOSTILE_ADDRESSES) {
        const { status, headers } = await ask(host.origin, address)
        const { location } = headers
        expect(status, address).toBeLessThan(500)
        if (location !== undefined) expect(isOwnPath(location, host.origin), address).toBe(true)
      }
    } finally {
      host.stop()
    }
  })
})
