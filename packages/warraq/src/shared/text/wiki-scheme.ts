/** Begins the address of a link `[[name]]` until all pages are known; the name is encoded. */
export const WIKI_SCHEME = 'wiki:'
