import { splitHref, withBase, withTrailingSlash } from '../shared/route-path.ts'

/** Base path and trailing slash for a path of the site; anything else as it is. */
export function localHref(href: string, baseUrl: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href
  const { path, query, hash } = splitHref(href)
  return `${withBase(baseUrl, withTrailingSlash(path))}${query}${hash}`
}
