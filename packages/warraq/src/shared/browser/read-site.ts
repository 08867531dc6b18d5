import { readDocumentData } from './read-document-data.ts'

/** Addresses of the site that the reader has opened. */
export interface OpenedSite {
  /** Base path of its language; it begins and ends with `/`. */
  readonly baseUrl: string
  /** Path of its search page; absent without a search. */
  readonly searchHref?: string
}

/** The addresses that the build wrote into the document. */
export function readSite(): OpenedSite {
  const { baseUrl, search } = readDocumentData(document).site
  return { baseUrl, ...(search && { searchHref: search.pageHref }) }
}
