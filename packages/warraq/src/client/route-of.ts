import { hasFileExtension, withTrailingSlash } from '../shared/route-path.ts'

/**
 * The clean path of the page a URL path means, `undefined` when it names a file.
 *
 * `/a/index.html`, `/a.html`, `/a` and `/a/` are all `/a/`.
 */
export function routeOf(pathname: string): string | undefined {
  const path = pathname.replace(/(?:(\/)index)?\.html$/, '$1')
  return hasFileExtension(path) ? undefined : withTrailingSlash(path)
}
