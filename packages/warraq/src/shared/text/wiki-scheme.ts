import { decodePath } from './route-path.ts'

/** Begins the address of a link `[[name]]` until all pages are known; the rest is encoded. */
export const WIKI_SCHEME = 'wiki:'

/** A link of a vault as its author wrote it: `[[name#heading|alias]]`. */
export interface WikiLink {
  readonly name: string
  /** From the first `#` on. */
  readonly hash: string
  readonly alias?: string
}

/** The address of a link until all pages are known. */
export function wikiHref({ name, hash, alias }: WikiLink): string {
  return WIKI_SCHEME + encodeURIComponent(name + hash + (alias === undefined ? '' : `|${alias}`))
}

/** The link that has the address `href`, as `wikiHref` made it. */
export function wikiLinkOf(href: string): WikiLink {
  const written = decodePath(href.slice(WIKI_SCHEME.length))
  const [, name = '', hash = '', alias] = /^([^#|]*)([^|]*)(?:\|(.*))?$/s.exec(written) ?? []
  return { name, hash, ...(alias === undefined ? {} : { alias }) }
}

/** `[[name#heading|alias]]` */
export function wikiSource({ name, hash, alias }: WikiLink): string {
  return `[[${name}${hash}${alias === undefined ? '' : `|${alias}`}]]`
}

/** What readers see of `[[Page#Part#Heading]]`: Page > Heading. */
export function wikiText({ name, hash }: WikiLink): string {
  const heading = hash.slice(1).split('#').at(-1)?.replace(/^\^/, '') ?? ''
  return [name, heading].filter((part) => part !== '').join(' > ')
}
