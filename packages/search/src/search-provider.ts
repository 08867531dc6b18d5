/**
 * Number of hits that the dialog shows on a phone without scrolling; browsers load six files in
 * parallel from a server.
 */
export const FIRST_HITS = 6

/** A section of a page that matches a query. All texts are plain text, never HTML. */
export interface SearchHit {
  /** Served address, with the anchor of the section. */
  readonly href: string
  /** Served address of its page. */
  readonly pageHref: string
  readonly title: string
  /** Heading of the section; empty for the opening of the page. */
  readonly heading: string
  /** Labels above the page, from the section downwards: `['Learn', 'Ecosystem']`. */
  readonly crumbs: readonly string[]
  /** Text around the match. */
  readonly excerpt: string
  /** Whether the excerpt is a line of code. */
  readonly isCode?: boolean
  /** Another word for some of the query, which the section says instead, if the service names it. */
  readonly foundBy?: string
}

export interface SearchAnswer {
  /** Best first, at most `limit`. */
  readonly hits: readonly SearchHit[]
  /** Number of all hits of this query, including those not returned. */
  readonly total: number
  /** Number of pages with hits, if the service counts them. */
  readonly pages?: number
  /** Terms that match, as `placedWords` divides a text, if the service names them. */
  readonly terms?: readonly string[]
  /** If there are no hits: those in sections that were not searched. */
  readonly elsewhere?: Pick<SearchAnswer, 'total' | 'pages'>
  /** Similar queries of words that the site uses, if there are no hits. */
  readonly nearest?: readonly string[]
}

export interface SearchRequest {
  readonly query: string
  readonly limit: number
  /** Number of hits to skip. */
  readonly offset?: number
  readonly signal?: AbortSignal | undefined
  /** Called with the best hits when the others take longer; the answer still contains all. */
  readonly onFirst?: ((answer: SearchAnswer) => void) | undefined
}

/** The searched pages: one language, and one version of each docs root. */
export interface SearchScope {
  readonly locale: string
  /** Search tags of these pages: `default` and `docs-<docs id>-<version>`. */
  readonly tags: readonly string[]
}

/** Arguments for opening a provider. */
export interface ProviderSource {
  readonly search: {
    /** Name of the provider, as the configuration of the site chooses it. */
    readonly provider: string
    readonly options: Readonly<Record<string, string>>
  }
  /** Base path of the language; the site's own index is below it. */
  readonly baseUrl: string
  readonly scope: SearchScope
}

/**
 * Answers searches: the site's own index, or a hosted service. Each provider is a separate module
 * loaded by dynamic import, so that a site contains only the code of its own.
 */
export interface SearchProvider {
  /**
   * Load the data for the first query as soon as the reader shows an intent; `query` is the text
   * typed so far.
   */
  readonly prepare: (query?: string) => Promise<void>
  /** @throws Error when there is no answer; `AbortError` when the signal was aborted. */
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>
}
