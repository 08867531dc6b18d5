/** Join the base path (`/` or `/x/`) and a route (`/learn/`). */
export function withBase(baseUrl: string, route: string): string {
  return `${baseUrl}${route.replace(/^\/+/, '')}`
}

/** A URL with a scheme (`https:`, `mailto:`) or `//` is external. */
export function isExternalHref(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

export interface HrefParts {
  readonly path: string
  /** Query with its `?`. */
  readonly query: string
  /** Hash with its `#`. */
  readonly hash: string
}

/** Split `/a/?b#c` into path, query and hash. */
export function splitHref(href: string): HrefParts {
  const [, path = '', query = '', hash = ''] = /([^?#]*)(\?[^#]*)?(#.*)?/s.exec(href) ?? []
  return { path, query, hash }
}

/** `/a/b` becomes `/a/b/`; a last segment with a file extension stays unchanged. */
export function withTrailingSlash(path: string): string {
  return path.endsWith('/') || hasFileExtension(path) ? path : `${path}/`
}

/** `/a/` becomes `/a`: the two are written to one file. */
export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/**
 * Whether the addresses of pages end in a slash: `/a/` or `/a`. With `ignore` only those of folders
 * do, and hosts answer both.
 */
export type TrailingSlash = boolean | 'ignore'

/** A path as the address of a page; with `ignore` it stays as it is written. */
export function pageAddress(path: string, trailingSlash: TrailingSlash): string {
  if (trailingSlash === 'ignore') return path
  const bare = path.replace(/(?<!\/)\/+$/, '')
  return trailingSlash || bare === '' ? `${bare}/` : bare
}

/** Whether an address is that of a folder (`/a/`), also without the slash. */
export function isPathOf(address: string, folder: string): boolean {
  return address === folder || `${address}/` === folder
}

/** Whether the last segment ends in a dot and one to five letters or digits. */
export function hasFileExtension(path: string): boolean {
  return /\.[a-z\d]{1,5}$/i.test(path.slice(path.lastIndexOf('/') + 1))
}

/** The percent-decoded path; unchanged if the encoding is invalid. */
export function decodePath(path: string): string {
  return decodedPath(path) ?? path
}

/** The percent-decoded path; `undefined` if the encoding is invalid, hence ambiguous. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
