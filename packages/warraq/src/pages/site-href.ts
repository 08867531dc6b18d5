import type { DocsConfig } from '../config/schema.ts'
import {
  hasFileExtension,
  isExternalHref,
  pageAddress,
  splitHref,
  withBase,
} from '../shared/text/route-path.ts'

/** What the addresses of a site have in common. */
export type AddressForm = Pick<DocsConfig, 'baseUrl' | 'trailingSlash'>

/** Where the files of static folders are: they are the same in every language. */
export interface FilesPlace {
  readonly filesBaseUrl: string
}

/** Returns a function that turns paths of the site into complete URLs. */
export function absoluteUrl(config: Pick<DocsConfig, 'url' | 'baseUrl'>): (path: string) => string {
  return (path) => `${originOf(config)}${encodeURI(withBase(config.baseUrl, path))}`
}

/** `https://docs.example.org`, without a final slash. */
export function originOf({ url }: Pick<DocsConfig, 'url'>): string {
  return url.replace(/\/$/, '')
}

/** Adds the base path and the ending of pages to a path of the site; others stay unchanged. */
export function localHref(href: string, { baseUrl, trailingSlash }: AddressForm): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href
  const { path, query, hash } = splitHref(href)
  const address = hasFileExtension(path) ? path : pageAddress(path, trailingSlash)
  return `${withBase(baseUrl, address)}${query}${hash}`
}

/** The bars stand on pages of any depth, so `docs/a` means `/docs/a`; others stay unchanged. */
export function fromRoot(href: string): string {
  return isExternalHref(href) || /^[/#]/.test(href) ? href : `/${href}`
}

/** The address that a link of the bars is written with, and the one that it leads to. */
export function targetOf(
  { to, href = '', prependBaseUrlToHref }: LinkTarget,
  form: AddressForm,
): { readonly target: string; readonly href: string } {
  const target = to !== undefined ? fromRoot(to) : prependBaseUrlToHref ? fromRoot(href) : href
  return { target, href: localHref(target, form) }
}

interface LinkTarget {
  readonly to?: string | undefined
  readonly href?: string | undefined
  readonly prependBaseUrlToHref?: boolean | undefined
}

/** The path of a file as part of an address: `/a b#1.png` becomes `/a%20b%231.png`. */
export function encodedPath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

/** `/learn/token/` becomes `/learn/token.md`; the root of the site becomes `/index.md`. */
export function markdownHref(href: string): string {
  return href.endsWith('//') || href === '/' ? '/index.md' : href.replace(/\/?$/, '.md')
}
