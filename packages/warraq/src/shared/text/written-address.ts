import { decodePath } from './route-path.ts'

const SCHEME = 'written:'

/**
 * The address of a reference until all pages are known, for the `references` hook of a plugin.
 * @param reference as its author wrote it: `[[page#heading]]`
 */
export function writtenAddress(reference: string): string {
  return SCHEME + encodeURIComponent(reference)
}

/** The reference in an address that `writtenAddress` made; `undefined` for any other address. */
export function writtenIn(href: string): string | undefined {
  return href.startsWith(SCHEME) ? decodePath(href.slice(SCHEME.length)) : undefined
}
