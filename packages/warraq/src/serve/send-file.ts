import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { type CompressedEncoding, ENDINGS } from '../shared/compressed-file.ts'
import { cacheControlOf } from '../shared/http-headers.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { type ByteRange, byteRangeOf, isUnchanged } from './conditional-request.ts'
import { contentTypeOf } from './content-type.ts'

export interface FileAnswer {
  /** Folder of the built site. */
  readonly dir: string
  /** Paths of all files in it. */
  readonly files: ReadonlySet<string>
  readonly file: string
  readonly status: number
}

/** Send a file or the requested range of it, compressed if the build wrote a compressed file. */
export async function sendFile(
  { dir, files, file, status }: FileAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encodings = ENCODINGS.filter((encoding) => files.has(`${file}${ENDINGS[encoding]}`))
  const encoding = acceptedEncoding(request.headers['accept-encoding'] ?? '', encodings)
  const path = join(dir, encoding === undefined ? file : `${file}${ENDINGS[encoding]}`)
  const { size, mtime } = await stat(path)
  const tag = `"${size.toString(36)}-${Math.trunc(mtime.getTime()).toString(36)}-${encoding ?? ''}"`
  response.setHeader('Content-Type', contentTypeOf(file))
  response.setHeader('Cache-Control', status === 200 ? cacheControlOf(file) : cacheControlOf(''))
  response.setHeader('ETag', tag)
  response.setHeader('Last-Modified', mtime.toUTCString())
  response.setHeader('Accept-Ranges', 'bytes')
  if (encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding')
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding)
  if (status !== 200) return send({ start: 0, end: size - 1 }, status)
  if (isUnchanged(request.headers, { tag, mtime })) {
    response.writeHead(304).end()
    return
  }
  const range = byteRangeOf(request.headers, { tag, mtime, size })
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end()
    return
  }
  if (range === undefined) return send({ start: 0, end: size - 1 }, 200)
  response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  send(range, 206)

  function send({ start, end }: ByteRange, code: number): void {
    response.writeHead(code, { 'Content-Length': end - start + 1 })
    if (request.method === 'HEAD' || end < start) response.end()
    // The pipeline closes both ends, also if the file cannot be read or the client leaves.
    else pipeline(createReadStream(path, { start, end }), response, () => {})
  }
}

/** The byte budgets are measured with gzip, so gzip wins if the client accepts both. */
const ENCODINGS: readonly CompressedEncoding[] = ['gzip', 'br']
