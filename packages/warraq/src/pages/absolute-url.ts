import type { DocsConfig } from '../config/schema.ts'
import { withBase } from '../shared/route-path.ts'

/** Returns a function that turns paths of the site into complete URLs. */
export function absoluteUrl({
  url,
  baseUrl,
}: Pick<DocsConfig, 'url' | 'baseUrl'>): (path: string) => string {
  const origin = url.replace(/\/$/, '')
  return (path) => `${origin}${encodeURI(withBase(baseUrl, path))}`
}
