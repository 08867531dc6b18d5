import { fetchJson } from './fetch-json.ts'
import type { SearchAnswer } from './search-provider.ts'
import { type CatalogueRequest, SearchedSite } from './searched-site.ts'

/** What the worker is asked; it is answered by the same code on the main thread. */
export interface SiteQuestion {
  /** Absolute address of the catalogue. */
  readonly catalogueHref: string
  readonly tags: readonly string[] | undefined
  /** Absent: only load what the first query needs. */
  readonly request?: Omit<CatalogueRequest, 'tags'>
}

export type AskSite = (question: SiteQuestion) => Promise<SearchAnswer>

/** Answers questions on the thread it runs on. */
export function siteAnswers(): AskSite {
  const sites = new Map<string, SearchedSite>()
  return async ({ catalogueHref, tags, request }) => {
    const site = sites.get(catalogueHref) ?? new SearchedSite(catalogueHref, fetchJson)
    sites.set(catalogueHref, site)
    if (request !== undefined) return site.search({ ...request, tags })
    await site.prepare(tags)
    return { hits: [], total: 0 }
  }
}
