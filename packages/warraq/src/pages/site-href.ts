import type { DocsConfig } from '../config/schema.ts'
import {
  isExternalHref,
  splitHref,
  withBase,
  withTrailingSlash,
} from '../shared/text/route-path.ts'

/** Returns a function that turns paths of the site into complete URLs. */
export function absoluteUrl(config: Pick<DocsConfig, 'url' | 'baseUrl'>): (path: string) => string {
  return (path) => `${originOf(config)}${encodeURI(withBase(config.baseUrl, path))}`
}

/** `https://docs.example.org`, without a final slash. */
export function originOf({ url }: Pick<DocsConfig, 'url'>): string {
  return url.replace(/\/$/, '')
}

/** Adds base path and trailing slash to a path of the site; other addresses stay unchanged. */
export function localHref(href: string, baseUrl: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href
  const { path, query, hash } = splitHref(href)
  return `${withBase(baseUrl, withTrailingSlash(path))}${query}${hash}`
}

/**
 * The bars stand on pages of any depth, so `docs/a` means `/docs/a` in them; other addresses stay
 * unchanged.
 */
export function fromRoot(href: string): string {
  return isExternalHref(href) || /^[/#]/.test(href) ? href : `/${href}`
}

/** The path of a file as part of an address: `/a b#1.png` becomes `/a%20b%231.png`. */
export function encodedPath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

/** `/learn/token/` becomes `/learn/token.md`; the root of the site becomes `/index.md`. */
export function markdownHref(href: string): string {
  return href.endsWith('//') || href === '/' ? '/index.md' : href.replace(/\/$/, '.md')
}
