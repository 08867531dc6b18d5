import { field, hitOfRecord } from '../../search/hosted-record.ts'
import { postJson, StatusError } from '../../search/post-json.ts'
import type {
  SearchAnswer,
  SearchProvider,
  SearchRequest,
  SearchScope,
} from '../../search/search-provider.ts'

export interface AlgoliaSource {
  /**
   * `appId`, `apiKey`, `indexName`; `contextual`, `facetFilters`, `external`, `host` are optional.
   */
  readonly options: Readonly<Record<string, string>>
  readonly scope: SearchScope
  readonly timeoutMs?: number
}

const ATTRIBUTES = ['hierarchy', 'content', 'type', 'url']

/** Searches an Algolia index through its documented HTTP interface; sends no events. */
export function openAlgolia({ options, scope, timeoutMs }: AlgoliaSource): SearchProvider {
  const { appId = '', apiKey = '', indexName = '' } = options
  const external = options.external === undefined ? undefined : new RegExp(options.external)
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
          body: { requests: [bodyOf(request, { indexName, filters: filtersOf(options, scope) })] },
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
    search: async (request) => answerOf(await ask(request), external),
  }
}

/** Hosts for requests, in the order in which they are tried. */
export function algoliaHosts({ appId = '', host }: Readonly<Record<string, string>>): string[] {
  if (host !== undefined) return [host.replace(/\/+$/, '')]
  const names = [`${appId.toLowerCase()}-dsn.algolia.net`]
  for (const number of [1, 2, 3]) names.push(`${appId.toLowerCase()}-${number}.algolianet.com`)
  return names.map((name) => `https://${name}`)
}

interface BodyParts {
  readonly indexName: string
  readonly filters: readonly (string | readonly string[])[]
}

function bodyOf({ query, limit, offset = 0 }: SearchRequest, { indexName, filters }: BodyParts) {
  return {
    indexName,
    query,
    offset,
    length: limit,
    facetFilters: filters,
    attributesToRetrieve: ATTRIBUTES,
    attributesToHighlight: [],
    attributesToSnippet: ['content:15'],
    snippetEllipsisText: '…',
    clickAnalytics: false,
  }
}

/** Filters for the language and any of the tags, then those of the site. */
function filtersOf(
  { contextual, facetFilters = '' }: Readonly<Record<string, string>>,
  { locale, tags }: SearchScope,
): (string | readonly string[])[] {
  const own = facetFilters.split(',').filter((filter) => filter !== '')
  if (contextual === 'false') return own
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`), ...own]
}

function answerOf(value: unknown, external: RegExp | undefined): SearchAnswer {
  const [result] = list(field(value, 'results'))
  const total = field(result, 'nbHits')
  const hits = field(result, 'hits')
  if (typeof total !== 'number' || !Array.isArray(hits))
    throw new Error('The search service returned an invalid answer.')
  return {
    total,
    hits: hits.flatMap((record) =>
      hitOfRecord({
        record,
        snippet: field(record, '_snippetResult', 'content', 'value'),
        external,
      }),
    ),
  }
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
