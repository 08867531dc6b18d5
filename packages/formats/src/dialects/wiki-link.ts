import { createSlugger, writtenAddress } from 'warraq/plugin'

/** A link of a vault as its author wrote it: `[[name#heading|alias]]`. */
export interface WikiLink {
  readonly name: string
  /** From the first `#` on. */
  readonly hash: string
  readonly alias?: string
}

/** The address of a link until all pages are known. */
export function wikiAddress({ name, hash, alias }: WikiLink, sign = ''): string {
  return writtenAddress(`${sign}[[${name}${hash}${alias === undefined ? '' : `|${alias}`}]]`)
}

/** The link that has an address, as `wikiAddress` made it. */
export function wikiLinkOf(reference: string): WikiLink | undefined {
  const [link, name = '', hash = '', alias] =
    /^!?\[\[([^#|]*)([^|]*?)(?:\|(.*))?\]\]$/s.exec(reference) ?? []
  return link === undefined ? undefined : { name, hash, ...(alias === undefined ? {} : { alias }) }
}

/** What readers see of `[[Page#Part#Heading]]`: Page > Heading. */
export function wikiText({ name, hash }: WikiLink): string {
  const heading = hash.slice(1).split('#').at(-1)?.replace(/^\^/, '') ?? ''
  return [name, heading].filter((part) => part !== '').join(' > ')
}

/** The hash of the heading that `#Part#Heading` names; a block (`#^id`) has none. */
export function headingHash(hash: string): string {
  const heading = hash.split('#').at(-1) ?? ''
  return heading === '' || heading.startsWith('^') ? '' : `#${createSlugger()(heading)}`
}
