import { fetchJson } from './fetch-json.ts'
import type { SearchAnswer } from './search-provider.ts'
import { type CatalogueRequest, SearchedSite } from './searched-site.ts'

/** A question for the worker; on the main thread the same code answers it. */
export interface SiteQuestion {
  /** Absolute address of the catalogue. */
  readonly catalogueHref: string
  /** Content of the catalogue loaded earlier; absent: it is loaded. */
  readonly catalogue?: unknown
  readonly tags: readonly string[] | undefined
  /** Absent: only load the data for the first query. */
  readonly request?: Omit<CatalogueRequest, 'tags' | keyof Asking>
}

/** Fields that cannot be sent to a worker. */
type Asking = Pick<CatalogueRequest, 'signal' | 'onFirst'>

export type AskSite = (question: SiteQuestion, asking?: Asking) => Promise<SearchAnswer>

/**
 * Time without a question after which the rest of the index is loaded, for queries without a
 * network.
 */
const REST_MS = 6_000

/** Answers questions on the thread where it runs. */
export function siteAnswers(): AskSite {
  const sites = new Map<string, SearchedSite>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  return async ({ catalogueHref, catalogue, tags, request }, asking) => {
    const site = sites.get(catalogueHref) ?? new SearchedSite(catalogueHref, fetchJson, catalogue)
    sites.set(catalogueHref, site)
    const number = ++asked
    clearTimeout(timer)
    if (request !== undefined) {
      if (isSpendable(('navigator' in globalThis ? navigator : {}) as Reader)) {
        timer = setTimeout(() => {
          site.loadRest(tags, () => number !== asked).catch(() => {})
        }, REST_MS)
      }
      return site.search({ ...request, ...asking, tags })
    }
    await site.prepare(tags)
    return { hits: [], total: 0 }
  }
}

/** The optional part of `navigator`; Node 20 has no `navigator` at all. */
interface Reader {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/**
 * Whether it is acceptable to load data in advance: not if the reader saves data or has a slow
 * connection.
 */
function isSpendable({ connection = {} }: Reader): boolean {
  const { saveData = false, effectiveType = '4g' } = connection
  return !saveData && !effectiveType.includes('2g')
}
