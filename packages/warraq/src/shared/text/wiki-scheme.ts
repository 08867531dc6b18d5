/** Begins the address of a link `[[name]]` until all pages are known; the name is encoded. */
export const WIKI_SCHEME = 'wiki:'

/**
 * What readers see of `[[Page#Part#Heading]]`: Page > Heading.
 * @param hash the part from the first `#` on
 */
export function wikiText(name: string, hash: string): string {
  const heading = hash.slice(1).split('#').at(-1)?.replace(/^\^/, '') ?? ''
  return [name, heading].filter((part) => part !== '').join(' > ')
}
