import type { SearchAnswer } from '@warraq/search/search-provider'
import { type CatalogueRequest, searchedSite } from '@warraq/search/searched-site'
import { isConnectionFast } from '../shared/browser/connection.ts'
import { fetchText } from '../shared/browser/fetch-text.ts'

/** Fields of a request that cannot be sent to a worker. */
type Asking = Pick<CatalogueRequest, 'signal' | 'onFirst'>

/** A question for the worker; on the main thread the same code answers it. */
export interface SiteQuestion extends Omit<CatalogueRequest, keyof Asking> {
  /** Absolute address of the catalogue. */
  readonly catalogueHref: string
}

export type AskSite = (question: SiteQuestion, asking?: Asking) => Promise<SearchAnswer>

/** Time without a question until the rest of the index is loaded, for use without network. */
const REST_MS = 6_000

/** Answers questions on the thread where it runs. */
export function siteAnswers(): AskSite {
  // A document asks one catalogue only.
  let site: ReturnType<typeof searchedSite> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  return ({ catalogueHref, ...request }, asking) => {
    site ??= searchedSite(catalogueHref, fetchJson)
    const { loadRest, search } = site
    const number = ++asked
    clearTimeout(timer)
    // Node 20 has no `navigator` at all.
    if (request.query.trim() !== '' && isConnectionFast(globalThis.navigator ?? {})) {
      timer = setTimeout(() => {
        loadRest(request.tags, () => number !== asked).catch(() => {})
      }, REST_MS)
    }
    return search({ ...request, ...asking })
  }
}

/**
 * The JSON file at an address of the site.
 * @throws Error when it cannot be loaded or is not JSON.
 */
async function fetchJson(href: string): Promise<unknown> {
  const text = await fetchText(href)
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${href} is not JSON.`)
  }
}
