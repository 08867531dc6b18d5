import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listen } from '../system/listen.ts'
import { sendFile } from './send-file.ts'

const FILES = {
  'a.txt': 'abcdefghij',
  'empty.txt': '',
  '404.html': 'Not here',
  'b.css': 'p {}',
  'b.css.gz': gzipSync('p {}'),
  'large.mp4': Buffer.alloc(20_000_000),
}
const files = new Set(Object.keys(FILES))
let dir: string
let server: Server
let port: number

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'docs-send-'))
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(dir, name), content)
  server = createServer((request, response) => {
    const file = (request.url ?? '').slice(1)
    const status = file === '404.html' ? 404 : 200
    sendFile({ dir, files, file, status }, request, response).catch(() => response.destroy())
  })
  port = await listen(server, 0)
})
afterAll(() => {
  server.close()
  rmSync(dir, { recursive: true })
})

interface Received {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
}

/** Requests a file without the headers and the decompression of `fetch`. */
function request(file: string, headers = {}, method = 'GET'): Promise<Received> {
  return new Promise((resolve, reject) => {
    const asked = get({ port, path: `/${file}`, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          bytes: Buffer.concat(parts),
        }),
      )
    })
    asked.on('error', reject)
  })
}

test('a file comes whole, with its length, type and validators', async () => {
  const { status, headers, bytes } = await request('a.txt')
  expect([status, bytes.toString()]).toEqual([200, 'abcdefghij'])
  expect(headers).toMatchObject({
    'content-length': '10',
    'content-type': 'text/plain; charset=utf-8',
    'accept-ranges': 'bytes',
  })
  expect(headers.vary).toBeUndefined()
  expect((await request('a.txt', { 'If-None-Match': headers.etag })).status).toBe(304)
  expect((await request('a.txt', { 'If-Modified-Since': headers['last-modified'] })).status).toBe(
    304,
  )
})

test('an empty file is sent, and HEAD has the headers of GET without content', async () => {
  expect((await request('empty.txt')).headers['content-length']).toBe('0')
  const { status, headers, bytes } = await request('a.txt', {}, 'HEAD')
  expect([status, headers['content-length'], bytes.length]).toEqual([200, '10', 0])
})

test('a range of a file is sent as such', async () => {
  const { status, headers, bytes } = await request('a.txt', { Range: 'bytes=2-4' })
  expect([status, headers['content-range'], headers['content-length'], bytes.toString()]).toEqual([
    206,
    'bytes 2-4/10',
    '3',
    'cde',
  ])
  const beyond = await request('a.txt', { Range: 'bytes=10-' })
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10'])
})

test('the compressed file has the type of the other and an entity tag of its own', async () => {
  const packed = await request('b.css', { 'Accept-Encoding': 'gzip' })
  const plain = await request('b.css')
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'text/css; charset=utf-8',
    vary: 'Accept-Encoding',
  })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers.vary).toBe('Accept-Encoding')
  expect(packed.headers.etag).not.toBe(plain.headers.etag)
})

test('the not-found page is neither a range nor unchanged', async () => {
  const { headers } = await request('404.html')
  const again = { Range: 'bytes=0-1', 'If-None-Match': headers.etag }
  const { status, bytes } = await request('404.html', again)
  expect([status, bytes.toString()]).toEqual([404, 'Not here'])
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
      const asked = get({ port, path: '/large.mp4' }, (response) => {
        response.once('data', () => {
          asked.destroy()
          resolve()
        })
      })
      asked.on('error', () => {})
    })
    await vi.waitFor(() => expect(openFiles()).not.toContain(join(dir, 'large.mp4')))
  },
)
