import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { contentType } from 'mime-types'
import Negotiator from 'negotiator'
import send from 'send'
import type { BuildManifest } from '../output/read-manifest.ts'
import { type CompressedEncoding, ENDINGS } from '../shared/data/compressed-file.ts'
import { cacheControlOf, securityHeadersOf } from '../shared/data/http-headers.ts'

export interface FileAnswer {
  /** Folder of the built site. */
  readonly dir: string
  /** Paths of all files in it. */
  readonly files: ReadonlySet<string>
  readonly manifest: BuildManifest
  readonly file: string
  readonly status: 200 | 404
}

/** Send a file or the requested range of it, compressed if the build wrote a compressed file. */
export function sendFile(
  { dir, files, manifest, file, status }: FileAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const offered = ENCODINGS.filter((encoding) => files.has(`${file}${ENDINGS[encoding]}`))
  const accepted = new Negotiator(request).encodings(offered)
  const encoding = offered.find((name) => accepted.includes(name))
  const path = encoding === undefined ? file : `${file}${ENDINGS[encoding]}`
  const headers = {
    ...securityHeadersOf(file, manifest),
    'Content-Type': contentTypeOf(file),
    'Cache-Control': cacheControlOf(status === 200 ? file : ''),
    ...(offered.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  }
  send(request, encodeURIComponent(path), {
    root: dir,
    dotfiles: 'allow',
    index: false,
    acceptRanges: status === 200,
  })
    .on('headers', () => {
      response.statusCode = status
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    })
    .on('error', ({ status: failure }: { readonly status: number }) => {
      const isRefused = failure === 412 || failure === 416
      if (response.headersSent) response.destroy()
      else if (isRefused) response.writeHead(failure).end()
      // The file was there when the build was opened: a new build is being swapped in.
      else response.writeHead(503, { 'Retry-After': '1' }).end()
    })
    .pipe(response)
}

export function contentTypeOf(file: string): string {
  return contentType(extname(file)) || 'application/octet-stream'
}

/** The byte budgets are measured with gzip, so gzip wins if the client accepts both. */
const ENCODINGS: readonly CompressedEncoding[] = ['gzip', 'br']
