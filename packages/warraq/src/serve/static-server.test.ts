import { mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request as open, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import type { BuildManifest } from '../output/read-manifest.ts'
import type { TrailingSlash } from '../shared/text/route-path.ts'
import { listen } from '../system/listen.ts'
import { createStaticListener, findTarget } from './static-server.ts'

const FILES = {
  'index.html': 'Home',
  '404.html': 'Not here',
  'de/404.html': 'Nicht hier',
  'docs/index.html': 'Docs',
  '.well-known/security.txt': 'Contact',
  'a b, трак #1.txt': 'Odd',
  'text.txt': 'abcdefghij',
  'empty.txt': '',
  'style.css': 'p {}',
  'style.css.gz': gzipSync('p {}'),
  'style.css.br': 'compressed by brotli',
  'assets/font-1.woff2': 'font',
  'own-worker.js': 'worker',
  'archive.unknown': 'x',
  _headers: 'for hosts',
  'large.mp4': Buffer.alloc(20_000_000),
  'gone.txt': 'gone',
}
const MANIFEST: BuildManifest = {
  buildId: 'a',
  baseUrl: '/site/',
  csp: "default-src 'self'",
  isHttps: true,
  pages: 2,
}
let dir: string
let server: Server
let port: number

beforeAll(async () => {
  dir = temporaryFolder()
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), content)
  }
  server = createServer(createStaticListener(dir, MANIFEST))
  port = await listen(server, 0)
  rmSync(join(dir, 'gone.txt'))
})
afterAll(() => {
  server.close()
  rmSync(dir, { recursive: true })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Requests a path below the base path, without the headers and the decompression of `fetch`. */
function ask(path: string, headers = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = open({ port, path: `/site/${path}`, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      )
    })
    asked.on('error', reject).end()
  })
}

test.each<[form: TrailingSlash, asks: string, target: object]>([
  [false, 'a', { file: 'a.html' }],
  [false, 'a/', { redirect: '/a', status: 301 }],
  [false, 'A', { redirect: '/a', status: 301 }],
  [false, 'a.html?x=1', { redirect: '/a?x=1', status: 301 }],
  [false, 'fr/', { file: 'fr/index.html' }],
  [false, 'fr', { redirect: '/fr/', status: 301 }],
  [false, '404', { file: undefined }],
  ['ignore', 'fr', { file: 'fr/index.html' }],
  ['ignore', 'fr/', { file: 'fr/index.html' }],
  ['ignore', 'FR', { redirect: '/fr', status: 301 }],
  ['ignore', 'fr/index.html', { redirect: '/fr/', status: 301 }],
])('with trailingSlash %s, /%s is %j', (trailingSlash, asks, target) => {
  const files = new Set(['index.html', '404.html', 'a.html', 'a/page.json', 'fr/index.html'])
  const fileOfLowerCase = new Map([...files].map((file) => [file, file]))
  const lookup = { files, fileOfLowerCase, baseUrl: '/', trailingSlash }
  expect(findTarget(`/${asks}`, lookup)).toEqual(target)
})

describe('a file', () => {
  test('comes whole, with its length, type and validators', async () => {
    const { status, headers, text } = await ask('text.txt')
    expect([status, text]).toEqual([200, 'abcdefghij'])
    expect(headers).toMatchObject({
      'content-length': '10',
      'content-type': 'text/plain; charset=utf-8',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
    })
    expect(headers.vary).toBeUndefined()
    expect(headers['content-security-policy']).toBeUndefined()
  })

  test('with a hash in its name is kept for a year', async () => {
    const { headers } = await ask('assets/font-1.woff2')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toBe('font/woff2')
  })

  test.each([
    ['.well-known/security.txt', 'Contact'],
    [`${encodeURIComponent('a b, трак #1.txt')}?a=1`, 'Odd'],
    ['empty.txt', ''],
  ])('%s is sent', async (path, content) => {
    const { status, text, headers } = await ask(path)
    expect([status, text]).toEqual([200, content])
    expect(headers['content-length']).toBe(String(content.length))
  })

  test('with an unknown ending is bytes', async () => {
    expect((await ask('archive.unknown')).headers['content-type']).toBe('application/octet-stream')
  })

  test('that is being replaced by a new build is asked for again', async () => {
    const { status, headers } = await ask('gone.txt')
    expect([status, headers['retry-after']]).toEqual([503, '1'])
    expect(headers['cache-control']).toBeUndefined()
  })

  test('for hosts is not sent', async () => {
    expect((await ask('_headers')).status).toBe(404)
  })
})

test.each(['', 'docs/', 'own-worker.js', 'nowhere/'])('"%s" has the policies', async (path) => {
  expect((await ask(path)).headers).toMatchObject({
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
  })
})

test('HEAD has the headers of GET without content', async () => {
  const { status, headers, text } = await ask('text.txt', {}, 'HEAD')
  expect([status, headers['content-length'], text]).toEqual([200, '10', ''])
})

test('other methods and broken encodings are refused', async () => {
  const posted = await ask('text.txt', {}, 'POST')
  expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
  expect((await ask('%E0%A4%A')).status).toBe(400)
})

describe('conditional requests', () => {
  const conditionsOf = ({ headers }: Answer): [string, Record<string, unknown>, number][] => [
    ['the tag', { 'If-None-Match': headers.etag }, 304],
    ['one of several tags', { 'If-None-Match': `"b", ${headers.etag}` }, 304],
    ['any tag', { 'If-None-Match': '*' }, 304],
    ['another tag', { 'If-None-Match': '"b"' }, 200],
    ['the date', { 'If-Modified-Since': headers['last-modified'] }, 304],
    ['an earlier date', { 'If-Modified-Since': 'Mon, 23 Nov 2020 09:59:59 GMT' }, 200],
    ['no date', { 'If-Modified-Since': 'yesterday' }, 200],
  ]

  test('send only what changed', async () => {
    for (const [what, condition, status] of conditionsOf(await ask('text.txt')))
      expect((await ask('text.txt', condition)).status, what).toBe(status)
  })
})

describe('ranges', () => {
  test.each([
    ['bytes=2-4', 'cde', 'bytes 2-4/10'],
    ['bytes=4-', 'efghij', 'bytes 4-9/10'],
    ['bytes=-3', 'hij', 'bytes 7-9/10'],
    ['bytes=8-30', 'ij', 'bytes 8-9/10'],
  ])('%s is sent as such', async (Range, content, place) => {
    const { status, text, headers } = await ask('text.txt', { Range })
    expect([status, text]).toEqual([206, content])
    expect(headers).toMatchObject({
      'content-range': place,
      'content-length': String(content.length),
    })
  })

  test('beyond the end are refused', async () => {
    const { status, headers } = await ask('text.txt', { Range: 'bytes=10-' })
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10'])
  })

  test.each([
    { Range: 'lines=0-1' },
    { Range: 'bytes=0-1,5-6' },
    { Range: 'bytes=0-3', 'If-Range': '"of an older version"' },
  ])('%j is answered with the whole file', async (headers) => {
    const { status, text } = await ask('text.txt', headers)
    expect([status, text]).toEqual([200, 'abcdefghij'])
  })
})

describe('compressed files', () => {
  test.each([
    ['gzip, deflate, br', 'gzip'],
    ['br, gzip', 'gzip'],
    ['BR;q=0.5', 'br'],
    ['*', 'gzip'],
    ['gzip;q=0, br', 'br'],
    ['gzip; q=0.000, *', 'br'],
    ['gzip;q=0, br;q=0, *', undefined],
    ['gzip;q=0, identity', undefined],
    ['', undefined],
  ])('"%s" accepts %s', async (accepted, encoding) => {
    const { headers } = await ask('style.css', { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toBe('text/css; charset=utf-8')
    expect(headers.vary).toBe('Accept-Encoding')
  })

  test('have a tag of their own', async () => {
    const plain = await ask('style.css')
    const packed = await ask('style.css', { 'Accept-Encoding': 'gzip' })
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
  })
})

test('the not-found page of the closest folder is neither a range nor unchanged', async () => {
  const { headers } = await ask('nowhere/')
  const again = { Range: 'bytes=0-1', 'If-None-Match': headers.etag }
  const { status, text } = await ask('nowhere/', again)
  expect([status, text]).toEqual([404, 'Not here'])
  expect((await ask('de/a/b/')).text).toBe('Nicht hier')
  expect((await ask('assets/nothing.js')).headers['cache-control']).not.toContain('immutable')
})

const openFiles = () =>
  readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      return [readlinkSync(`/proc/self/fd/${name}`)]
    } catch {
      return []
    }
  })

test.runIf(process.platform === 'linux')(
  'a file is closed when the client leaves early',
  async () => {
    await new Promise<void>((resolve) => {
      const asked = open({ port, path: '/site/large.mp4' }, (response) => {
        response.once('data', () => {
          asked.destroy()
          resolve()
        })
      })
      asked.on('error', () => {}).end()
    })
    await vi.waitFor(() => expect(openFiles()).not.toContain(join(dir, 'large.mp4')))
  },
)
const PATHS = ['index.html', 'docs/index.html', 'guides/Keplr/index.html', 'logo.svg', 'a#b.svg']
const lookup = (baseUrl: string) => ({
  files: new Set(PATHS),
  fileOfLowerCase: new Map(PATHS.map((file) => [file.toLowerCase(), file])),
  baseUrl,
})

test.each([
  ['/site/', 'index.html'],
  ['/site/docs/?a=1', 'docs/index.html'],
  ['/site/logo.svg', 'logo.svg'],
])('%s is %s', (url, file) => {
  expect(findTarget(url, lookup('/site/'))).toEqual({ file })
})

test.each([
  ['/', '/site/', 302],
  ['/docs/', '/site/', 302],
  ['/site', '/site/', 301],
  ['/site?a=1', '/site/?a=1', 301],
  ['/site/docs', '/site/docs/', 301],
  ['/site/docs/index.html?a=1', '/site/docs/?a=1', 301],
  ['/site/docs.html', '/site/docs/', 301],
  ['/site/guides/keplr/', '/site/guides/Keplr/', 301],
  ['/site/A%23b.svg', '/site/a%23b.svg', 301],
])('%s redirects to %s', (url, redirect, status) => {
  expect(findTarget(url, lookup('/site/'))).toEqual({ redirect, status })
})

test.each([
  '/site/other/',
  '//elsewhere.org/',
  '/site/../docs.config.ts',
  '/site/%00',
])('%s is nothing', (url) => {
  expect(findTarget(url, lookup('/site/'))).toEqual({ file: undefined })
})
