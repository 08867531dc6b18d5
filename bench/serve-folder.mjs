// A plain static server, the same for the output of every tool: `node serve-folder.mjs <dir> <port>
// [<folder of hashed names>]`.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
const COMPRESSED = new Set('.html .js .mjs .css .json .md .txt .xml .svg .ico .wasm'.split(' '))

const [dir, port, hashed] = process.argv.slice(2)
const answers = new Map()

/**
 * The file for a path: the path itself, the index of a folder, or the page without its extension.
 */
async function fileOf(path) {
  const clean = normalize(decodeURIComponent(path))
  const candidates = clean.endsWith('/')
    ? [`${clean}index.html`]
    : [clean, `${clean}.html`, `${clean}/index.html`]
  for (const candidate of candidates) {
    const found = await stat(join(dir, candidate)).catch(() => undefined)
    if (found?.isFile()) return candidate
  }
  return undefined
}

/** The response for a path, compressed once with gzip -9, like the budgets. */
async function answerTo(path) {
  const file = await fileOf(path)
  if (file === undefined) return { status: 404, headers: {}, body: Buffer.from('Not found') }
  const content = await readFile(join(dir, file))
  const isCompressed = COMPRESSED.has(extname(file))
  const body = isCompressed ? gzipSync(content, { level: 9 }) : content
  return {
    status: 200,
    headers: {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control':
        hashed !== undefined && file.startsWith(`/${hashed}`)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
      ETag: `"${createHash('sha1').update(content).digest('base64url')}"`,
      ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
    },
    body,
  }
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  if (!answers.has(pathname)) answers.set(pathname, answerTo(pathname))
  const { status, headers, body } = await answers.get(pathname)
  if (headers.ETag !== undefined && request.headers['if-none-match'] === headers.ETag) {
    response.writeHead(304, { ETag: headers.ETag, 'Cache-Control': headers['Cache-Control'] }).end()
    return
  }
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
})
server.listen(Number(port), () => console.log('ready'))
process.once('SIGTERM', () => process.exit(0))
