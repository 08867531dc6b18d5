import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { cacheControlOf, NOT_SERVED, securityHeadersOf } from '../shared/http-headers.ts'
import { decodePath, splitHref } from '../shared/route-path.ts'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  yaml: 'application/yaml; charset=utf-8',
  yml: 'application/yaml; charset=utf-8',
}
const COMPRESSIBLE = new Set([
  'html',
  'js',
  'css',
  'json',
  'md',
  'txt',
  'xml',
  'svg',
  'wasm',
  'webmanifest',
  'yaml',
  'yml',
])

export interface StaticSite {
  /** Folder of the built site. */
  readonly dir: string
  readonly baseUrl: string
  /** Value of the Content-Security-Policy header. */
  readonly csp: string
}

/**
 * Answers with the behaviour a good static host has: folders as clean paths, other spellings of a
 * path redirected to the clean one, `404.html` with status 404, compression, the site's headers.
 */
export async function createStaticListener(options: StaticSite): Promise<RequestListener> {
  const files = await listFiles(options.dir)
  const fileOfLowerCase = new Map([...files].map((file) => [file.toLowerCase(), file]))
  const compressed = new Map<string, Buffer>()

  return (request, response) => {
    const target = findTarget(request.url ?? '/', {
      files,
      fileOfLowerCase,
      baseUrl: options.baseUrl,
    })
    if ('redirect' in target) {
      response.writeHead(target.status, { Location: target.redirect }).end()
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const sending = target.file === undefined ? sendNotFound() : send(target.file, 200)
    sending.catch(() => (response.headersSent ? response.destroy() : response.writeHead(500).end()))

    async function sendNotFound(): Promise<void> {
      const page = nearestNotFound(request.url ?? '/', files, options.baseUrl)
      if (page !== undefined) await send(page, 404)
      else
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n')
    }

    async function send(file: string, status: number): Promise<void> {
      for (const [name, value] of Object.entries(securityHeadersOf(file, options.csp)))
        response.setHeader(name, value)
      await sendFile({ dir: options.dir, file, status, compressed }, request, response)
    }
  }
}

/** The not-found page of the closest folder: each language has its own. */
function nearestNotFound(
  url: string,
  files: ReadonlySet<string>,
  baseUrl: string,
): string | undefined {
  const folders = decodePath(splitHref(url).path).slice(baseUrl.length).split('/')
  return folders
    .map((_, at) => [...folders.slice(0, folders.length - at - 1), '404.html'].join('/'))
    .find((file) => files.has(file))
}

interface FileAnswer {
  readonly dir: string
  readonly file: string
  readonly status: number
  readonly compressed: Map<string, Buffer>
}

async function sendFile(
  { dir, file, status, compressed }: FileAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = join(dir, file)
  const { size, mtimeMs } = await stat(path)
  const extension = extensionOf(file)
  const tag = `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  response.setHeader('Content-Type', contentTypeOf(file))
  response.setHeader('Cache-Control', cacheControlOf(file))
  response.setHeader('ETag', tag)
  response.setHeader('Vary', 'Accept-Encoding')
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304).end()
    return
  }
  const encoding = COMPRESSIBLE.has(extension)
    ? acceptedEncoding(request.headers['accept-encoding'] ?? '')
    : undefined
  if (encoding === undefined) {
    response.writeHead(status, { 'Content-Length': size })
    if (request.method === 'HEAD') response.end()
    else
      createReadStream(path)
        .on('error', () => response.destroy())
        .pipe(response)
    return
  }
  const key = `${encoding}:${tag}:${file}`
  const body = compressed.get(key) ?? compress(await readFile(path), encoding)
  compressed.set(key, body)
  response.writeHead(status, { 'Content-Encoding': encoding, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Media type by the ending of a file name. */
export function contentTypeOf(file: string): string {
  return TYPES[extensionOf(file)] ?? 'application/octet-stream'
}

function extensionOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1).toLowerCase()
}

/** gzip is the measure of the budgets, so it wins where both are accepted. */
function acceptedEncoding(header: string): 'gzip' | 'br' | undefined {
  if (/\bgzip\b/.test(header)) return 'gzip'
  return /\bbr\b/.test(header) ? 'br' : undefined
}

function compress(content: Buffer, encoding: 'gzip' | 'br'): Buffer {
  return encoding === 'gzip'
    ? gzipSync(content, { level: 9 })
    : brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
}

interface Lookup {
  readonly files: ReadonlySet<string>
  readonly fileOfLowerCase: ReadonlyMap<string, string>
  readonly baseUrl: string
}

type Target =
  | { readonly file: string | undefined }
  | { readonly redirect: string; readonly status: 301 | 302 }

/** The file a request means, or the clean path it should have asked for. */
export function findTarget(url: string, { files, fileOfLowerCase, baseUrl }: Lookup): Target {
  const { path, query } = splitHref(url)
  if (path.startsWith('//') || path.includes('\\')) return { file: undefined }
  if (!`${path}/`.startsWith(baseUrl)) return { redirect: baseUrl, status: 302 }
  if (`${path}/` === baseUrl) return { redirect: `${baseUrl}${query}`, status: 301 }
  const inside = path.slice(baseUrl.length)
  const name = decodePath(inside)
  if (name.split('/').includes('..') || name.includes('\0')) return { file: undefined }
  const to = (clean: string): Target => ({
    redirect: `${baseUrl}${encodeURI(clean)}${query}`,
    status: 301,
  })

  if (name === '' || name.endsWith('/')) {
    if (files.has(`${name}index.html`)) return path === '' ? to('') : { file: `${name}index.html` }
  } else if (files.has(name) && !/(^|\/)index\.html$/.test(name)) return { file: name }

  const stem = name.replace(/(?:(^|\/)index)?\.html$/, '$1').replace(/\/+$/, '')
  const folder = fileOfLowerCase.get(`${stem === '' ? '' : `${stem.toLowerCase()}/`}index.html`)
  if (folder !== undefined) return to(folder.slice(0, -'index.html'.length))
  const other = fileOfLowerCase.get(name.toLowerCase())
  return other === undefined || other === name ? { file: undefined } : to(other)
}

async function listFiles(dir: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) =>
        join(entry.parentPath ?? entry.path, entry.name)
          .slice(dir.length + 1)
          .replaceAll('\\', '/'),
      )
      .filter((path) => !NOT_SERVED.includes(path)),
  )
}
