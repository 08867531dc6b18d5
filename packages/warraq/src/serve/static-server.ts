import type { RequestListener } from 'node:http'
import { posix } from 'node:path'
import type { BuildManifest } from '../output/read-manifest.ts'
import { encodedPath } from '../pages/site-href.ts'
import { NOT_SERVED } from '../shared/data/http-headers.ts'
import {
  decodedPath,
  decodePath,
  splitHref,
  type TrailingSlash,
} from '../shared/text/route-path.ts'
import { filesBelow } from '../system/files.ts'
import { sendFile } from './send-file.ts'

/**
 * Behaves like a good static host: folders as clean paths, redirects from other spellings of a path
 * to the clean one, `404.html` with status 404, compressed files from the build, conditional and
 * range requests, and the site's headers.
 * @param dir folder of the built site
 */
export function createStaticListener(dir: string, manifest: BuildManifest): RequestListener {
  const files = new Set(filesBelow(dir).filter(isServed))
  const fileOfLowerCase = new Map([...files].map((file) => [file.toLowerCase(), file]))
  const { baseUrl, trailingSlash } = manifest
  const lookup: Lookup = { files, fileOfLowerCase, baseUrl, trailingSlash }

  return (request, response) => {
    const { url = '/', method = '' } = request
    if (!['GET', 'HEAD'].includes(method)) {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    if (decodedPath(splitHref(url).path) === undefined) {
      response.writeHead(400).end()
      return
    }
    const target = findTarget(url, lookup)
    if ('redirect' in target) {
      response.writeHead(target.status, { Location: target.redirect }).end()
      return
    }
    const status = target.file === undefined ? 404 : 200
    const file = target.file ?? nearestNotFound(url, lookup)
    if (file !== undefined) sendFile({ dir, files, manifest, file, status }, request, response)
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n')
  }
}

/** Whether a file of the build is for readers, unlike those whose name begins with a dot. */
function isServed(path: string): boolean {
  return !NOT_SERVED.includes(path) && !posix.basename(path).startsWith('.')
}

/** The not-found page of the closest folder, because each language has its own. */
function nearestNotFound(url: string, { files, baseUrl }: Lookup): string | undefined {
  const folders = decodePath(splitHref(url).path).slice(baseUrl.length).split('/')
  return folders
    .map((_, at) => [...folders.slice(0, folders.length - at - 1), '404.html'].join('/'))
    .find((file) => files.has(file))
}

interface Lookup {
  readonly files: ReadonlySet<string>
  readonly fileOfLowerCase: ReadonlyMap<string, string>
  readonly baseUrl: string
  readonly trailingSlash?: TrailingSlash | undefined
}

type Target =
  | { readonly file: string | undefined }
  | { readonly redirect: string; readonly status: 301 | 302 }

/** The file that a request refers to, or the clean path to redirect to. */
export function findTarget(url: string, lookup: Lookup): Target {
  const { files, fileOfLowerCase, baseUrl, trailingSlash } = lookup
  const { path, query } = splitHref(url)
  if (path.startsWith('//') || path.includes('\\')) return { file: undefined }
  if (!`${path}/`.startsWith(baseUrl)) return { redirect: baseUrl, status: 302 }
  if (`${path}/` === baseUrl) return { redirect: `${baseUrl}${query}`, status: 301 }
  const inside = path.slice(baseUrl.length)
  const name = decodePath(inside)
  if (name.split('/').includes('..') || name.includes('\0')) return { file: undefined }
  const to = (clean: string): Target => ({
    redirect: `${baseUrl}${encodedPath(clean)}${query}`,
    status: 301,
  })

  const own = documentsAt(name, trailingSlash).find((file) => files.has(file))
  if (own !== undefined) return { file: own }
  if (files.has(name) && !isPageFile(name, trailingSlash)) return { file: name }

  const stem = name.replace(/(?:(^|\/)index)?\.html$/, '$1').replace(/\/+$/, '')
  const folder = fileOfLowerCase.get(`${stem === '' ? '' : `${stem.toLowerCase()}/`}index.html`)
  if (folder !== undefined) {
    const clean = folder.slice(0, -'index.html'.length)
    const isOpen = trailingSlash === 'ignore' && !/(?:\/|(?:^|\/)index\.html)$/.test(name)
    return to(isOpen ? clean.replace(/\/$/, '') : clean)
  }
  const page = fileOfLowerCase.get(`${stem.toLowerCase()}.html`)
  if (page !== undefined && trailingSlash === false && page !== '404.html')
    return to(page.slice(0, -'.html'.length))
  const other = fileOfLowerCase.get(name.toLowerCase())
  return other === undefined || other === name ? { file: undefined } : to(other)
}

/** The documents that answer a path without a redirect, best first. */
function documentsAt(name: string, trailingSlash: TrailingSlash | undefined): string[] {
  if (name === '' || name.endsWith('/')) return [`${name}index.html`]
  if (trailingSlash === false) return /(?:^|\/)404$/.test(name) ? [] : [`${name}.html`]
  return trailingSlash === 'ignore' ? [`${name}/index.html`] : []
}

/** Whether a page has this file, so that readers see it under another address. */
function isPageFile(name: string, trailingSlash: TrailingSlash | undefined): boolean {
  if (/(^|\/)index\.html$/.test(name)) return true
  return trailingSlash === false && name.endsWith('.html') && !/(^|\/)404\.html$/.test(name)
}
