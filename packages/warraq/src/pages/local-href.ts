import { splitHref, withBase, withTrailingSlash } from '../shared/route-path.ts'

/** Adds base path and trailing slash to a path of the site; other addresses stay unchanged. */
export function localHref(href: string, baseUrl: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href
  const { path, query, hash } = splitHref(href)
  return `${withBase(baseUrl, withTrailingSlash(path))}${query}${hash}`
}
