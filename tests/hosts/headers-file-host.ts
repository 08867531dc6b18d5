import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/**
 * A static host as several are documented: folders as clean paths, `404.html`, its own compression
 * and revalidation, and the rules of `_headers` and `_redirects` at the root of the upload.
 */
export async function serveByHeadersFile(
  srv: string,
  baseUrl: string,
): Promise<{ readonly port: number; readonly close: () => void }> {
  // A site with a base path is uploaded in folders; the files for the host go to the top.
  const textOf = (name: string) => readFileSync(join(srv, baseUrl, name), 'utf8')
  const host: StaticHost = {
    srv,
    files: new Set(
      readdirSync(srv, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/^(?:\.|_headers$|_redirects$)/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(srv.length)),
    ),
    rules: headerRules(textOf('_headers')),
    missing: forcedMissing(textOf('_redirects')),
    notFound: `${baseUrl}404.html`,
  }
  const server = createServer((request, response) => answer(host, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

interface HeaderRule {
  readonly path: RegExp
  readonly headers: readonly (readonly [name: string, value: string])[]
}

interface StaticHost {
  readonly srv: string
  /** Paths from the root of the host. */
  readonly files: ReadonlySet<string>
  readonly rules: readonly HeaderRule[]
  /** Paths that a redirect rule hides. */
  readonly missing: ReadonlySet<string>
  readonly notFound: string
}

/**
 * One path per block, in which `*` matches anything, followed by indented lines of `Name: value`.
 */
export function headerRules(text: string): HeaderRule[] {
  const blocks = text.split(/\n(?=\S)/).filter((block) => /^\//.test(block))
  return blocks.map((block) => {
    const [path = '', ...lines] = block.split('\n')
    const pattern = path.trim().split('*').map(escaped).join('.*')
    return {
      path: new RegExp(`^${pattern}$`),
      headers: lines
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const at = line.indexOf(':')
          return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const
        }),
    }
  })
}

/** Lines of `from to status`; `404!` applies even if the file exists. */
function forcedMissing(text: string): Set<string> {
  const lines = text.split('\n').map((line) => line.split(/\s+/))
  return new Set(lines.flatMap(([from = '', , status]) => (status === '404!' ? [from] : [])))
}

function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}

function answer(host: StaticHost, request: IncomingMessage, response: ServerResponse): void {
  const [encoded = '/', query] = (request.url ?? '/').split('?')
  const path = decodeURIComponent(encoded)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405).end()
    return
  }
  const clean = cleanPath(host.files, path)
  if (clean !== undefined && !host.missing.has(path)) {
    const address = encodeURI(clean)
    const location = query === undefined ? address : `${address}?${query}`
    response.writeHead(308, { Location: location }).end()
    return
  }
  const wanted = path.endsWith('/') ? `${path}index.html` : path
  const isFound = host.files.has(wanted) && !host.missing.has(path)
  send(host, isFound ? wanted : host.notFound, { request, response, status: isFound ? 200 : 404 })
}

/** The address of the folder whose page a path refers to. */
function cleanPath(files: ReadonlySet<string>, path: string): string | undefined {
  const folder = path.endsWith('/index.html')
    ? path.slice(0, -'index.html'.length)
    : `${path.replace(/\.html$/, '')}/`
  return !path.endsWith('/') && files.has(`${folder}index.html`) ? folder : undefined
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly status: number
}

function send({ srv, rules }: StaticHost, file: string, exchange: Exchange): void {
  const { request, response, status } = exchange
  const path = request.url?.split('?')[0] ?? '/'
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
  response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
  for (const rule of rules)
    if (rule.path.test(path))
      for (const [name, value] of rule.headers) response.setHeader(name, value)
  const content = readFileSync(join(srv, file))
  const tag = `"${content.length}"`
  response.setHeader('ETag', tag)
  response.setHeader('Last-Modified', 'Mon, 23 Nov 2026 00:00:00 GMT')
  if (status === 200 && request.headers['if-none-match'] === tag) response.writeHead(304).end()
  else if (status === 200 && request.headers['if-modified-since'] !== undefined)
    response.writeHead(304).end()
  else if (status === 200 && request.headers.range !== undefined) sendRange(content, tag, exchange)
  else sendWhole(content, exchange)
}

function sendRange(content: Buffer, tag: string, { request, response }: Exchange): void {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const start = first === '' ? content.length - Number(last) : Number(first)
  const end = first === '' || last === '' ? content.length : Number(last) + 1
  const condition = request.headers['if-range']
  if (condition !== undefined && condition !== tag) response.writeHead(200).end(content)
  else if (start >= content.length) response.writeHead(416).end()
  else
    response
      .writeHead(206, { 'Content-Range': `bytes ${start}-${end - 1}/${content.length}` })
      .end(content.subarray(start, end))
}

function sendWhole(content: Buffer, { request, response, status }: Exchange): void {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b(?!;q=0)`).test(accepted))
  response.setHeader('Vary', 'Accept-Encoding')
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding)
  const body =
    encoding === undefined
      ? content
      : encoding === 'br'
        ? brotliCompressSync(content)
        : gzipSync(content)
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)
}
