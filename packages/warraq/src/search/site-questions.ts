import { fetchJson } from './fetch-json.ts'
import type { SearchAnswer } from './search-provider.ts'
import { type CatalogueRequest, SearchedSite } from './searched-site.ts'

/** What the worker is asked; it is answered by the same code on the main thread. */
export interface SiteQuestion {
  /** Absolute address of the catalogue. */
  readonly catalogueHref: string
  /** What it held a while ago; absent: it is loaded. */
  readonly catalogue?: unknown
  readonly tags: readonly string[] | undefined
  /** Absent: only load what the first query needs. */
  readonly request?: Omit<CatalogueRequest, 'tags' | keyof Asking>
}

/** What cannot be sent to a worker. */
type Asking = Pick<CatalogueRequest, 'signal' | 'onFirst'>

export type AskSite = (question: SiteQuestion, asking?: Asking) => Promise<SearchAnswer>

/** After this long without a question the rest of the index is loaded, for queries without a network. */
const REST_MS = 6_000

/** Answers questions on the thread it runs on. */
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

/** The part of `navigator` that not every browser has; Node 20 has no `navigator` at all. */
interface Reader {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** Bytes that nobody asked for are not for a reader who saves them or has a slow connection. */
function isSpendable({ connection = {} }: Reader): boolean {
  const { saveData = false, effectiveType = '4g' } = connection
  return !saveData && !effectiveType.includes('2g')
}
