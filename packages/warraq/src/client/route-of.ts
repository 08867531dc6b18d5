import { hasFileExtension, withTrailingSlash } from '../shared/text/route-path.ts'

/**
 * The clean path of the page that a URL path refers to; `undefined` when it refers to a file.
 *
 * `/a/index.html`, `/a.html`, `/a` and `/a/` are all `/a/`.
 */
export function routeOf(pathname: string): string | undefined {
  const path = pathname.replace(/(?:(\/)index)?\.html$/, '$1')
  return hasFileExtension(path) ? undefined : withTrailingSlash(path)
}
