import type { ProviderSource, SearchProvider, SearchRequest } from 'warraq/plugin'
import { field } from './field.ts'
import { hostedAnswer } from './hosted-record.ts'
import { postJson, StatusError } from './post-json.ts'

/** `appId`, `apiKey`, `indexName`; `contextual`, `facetFilters`, `external`, `host` are optional. */
type AlgoliaOptions = ProviderSource['search']['options']

/** Searches an Algolia index through its documented HTTP interface; sends no events. */
export function openProvider(
  { search: { options }, scope }: ProviderSource,
  timeoutMs?: number,
): SearchProvider {
  const { appId = '', apiKey = '', indexName = '' } = options
  const query = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  })
  const ask = async (request: SearchRequest): Promise<unknown> => {
    let failure: unknown
    for (const host of algoliaHosts(options)) {
      try {
        return await postJson({
          url: `${host}/1/indexes/*/queries?${query}`,
          body: { requests: [bodyOf(request, indexName, filtersOf(options, scope))] },
          signal: request.signal,
          timeoutMs,
        })
      } catch (cause) {
        request.signal?.throwIfAborted()
        // The other hosts would refuse the request as well.
        if (cause instanceof StatusError && cause.status < 500) throw cause
        failure = cause
      }
    }
    throw failure
  }
  return {
    prepare: async () => {},
    search: async (request) => {
      const result = field(await ask(request), 'results', '0')
      return hostedAnswer({
        total: field(result, 'nbHits'),
        hits: field(result, 'hits'),
        recordOf: (hit) => hit,
        snippetOf: (hit) => field(hit, '_snippetResult', 'content', 'value'),
        external: options.external,
      })
    },
  }
}

/** Hosts for requests, in the order in which they are tried. */
export function algoliaHosts({
  appId = '',
  host,
}: Partial<Pick<AlgoliaOptions, 'appId' | 'host'>>): string[] {
  if (host !== undefined) return [host.replace(/\/+$/, '')]
  const id = appId.toLowerCase()
  const others = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)
  return [`https://${id}-dsn.algolia.net`, ...others]
}

function bodyOf(
  { query, limit, offset = 0 }: SearchRequest,
  indexName: string,
  facetFilters: readonly (string | readonly string[])[],
) {
  return {
    indexName,
    query,
    offset,
    length: limit,
    facetFilters,
    // Takes effect if the index names an attribute for it.
    distinct: true,
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
    attributesToHighlight: [],
    attributesToSnippet: ['content:30'],
    snippetEllipsisText: '…',
    clickAnalytics: false,
  }
}

/** Filters for the language and any of the tags, then those of the site. */
function filtersOf(
  { contextual, facetFilters = '' }: AlgoliaOptions,
  { locale, tags }: ProviderSource['scope'],
): (string | readonly string[])[] {
  const own = facetFilters.split(',').filter((filter) => filter !== '')
  if (contextual === 'false') return own
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`), ...own]
}
