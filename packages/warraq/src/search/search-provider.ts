import type { SearchView } from '../shared/site-view.ts'

/** Hits that the dialog shows on a phone without scrolling; browsers load six files at a time from a server. */
export const FIRST_HITS = 6

/** A section of a page that answers a query. Every text is plain text, never HTML. */
export interface SearchHit {
  /** Served address, with the anchor of the section. */
  readonly href: string
  /** Served address of its page. */
  readonly pageHref: string
  readonly title: string
  /** Heading of the section; empty for the opening text of the page. */
  readonly heading: string
  /** Names above the page, from the section of the site downwards: `['Learn', 'Ecosystem']`. */
  readonly crumbs: readonly string[]
  readonly excerpt: string
}

export interface SearchAnswer {
  /** Best first, at most `limit`. */
  readonly hits: readonly SearchHit[]
  /** Number of all hits of this query, also those not sent. */
  readonly total: number
}

export interface SearchRequest {
  readonly query: string
  readonly limit: number
  /** Hits to leave out at the start. */
  readonly offset?: number
  readonly signal?: AbortSignal | undefined
  /** Called with the best hits when the others take longer; the answer still has all of them. */
  readonly onFirst?: ((answer: SearchAnswer) => void) | undefined
}

/** What is searched: one language, and one version of each docs root. */
export interface SearchScope {
  readonly locale: string
  /** Search tags of the pages that count: `default` and `docs-<docs id>-<version>`. */
  readonly tags: readonly string[]
}

/** What a provider is opened with. */
export interface ProviderSource {
  readonly search: Pick<SearchView, 'provider' | 'options'>
  /** Base path of the language, where the index of the site itself is. */
  readonly baseUrl: string
  readonly scope: SearchScope
}

/**
 * Where answers come from: the index of the site itself, or a hosted service. Each provider is one
 * module loaded by dynamic import, so that a site carries only the code of its own.
 */
export interface SearchProvider {
  /** In spare time: load the code of the first query and where its index is. Absent: both are here. */
  readonly makeReady?: () => Promise<void>
  /** Load what the first query needs, as soon as the reader shows an intent; `query` is what they have typed so far. */
  readonly prepare: (query?: string) => Promise<void>
  /** @throws Error when no answer can be had; `AbortError` when the signal was aborted. */
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>
}
