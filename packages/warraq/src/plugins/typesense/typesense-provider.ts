import { field, hitOfRecord } from '../../search/hosted-record.ts'
import { postJson, StatusError } from '../../search/post-json.ts'
import type {
  SearchAnswer,
  SearchProvider,
  SearchRequest,
  SearchScope,
} from '../../search/search-provider.ts'

export interface TypesenseSource {
  /** `host`, `apiKey`, `collection`; `contextual`, `filterBy`, `external` are optional. */
  readonly options: Readonly<Record<string, string>>
  readonly scope: SearchScope
  readonly timeoutMs?: number
}

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`)

/** Searches a collection of a Typesense server through its documented HTTP interface. */
export function openTypesense({ options, scope, timeoutMs }: TypesenseSource): SearchProvider {
  const { host = '', apiKey = '' } = options
  const external = options.external === undefined ? undefined : new RegExp(options.external)
  const url = `${host.replace(/\/+$/, '')}/multi_search?${new URLSearchParams({ 'x-typesense-api-key': apiKey })}`
  return {
    prepare: async () => {},
    search: async (request) => {
      const body = { searches: [bodyOf(request, options, scope)] }
      const value = await postJson({ url, body, signal: request.signal, timeoutMs })
      return answerOf(value, host, external)
    },
  }
}

function bodyOf(
  { query, limit, offset = 0 }: SearchRequest,
  options: TypesenseSource['options'],
  scope: SearchScope,
) {
  return {
    collection: options.collection ?? '',
    q: query,
    query_by: [...LEVELS, 'content'].join(','),
    include_fields: [...LEVELS, 'content', 'anchor', 'url', 'type'].join(','),
    highlight_fields: 'content',
    highlight_affix_num_tokens: 8,
    limit,
    offset,
    filter_by: filterOf(options, scope),
  }
}

function filterOf(
  { contextual, filterBy = '' }: TypesenseSource['options'],
  { locale, tags }: SearchScope,
): string {
  const own =
    contextual === 'false'
      ? []
      : [`language:=${quoted([locale])}`, `docusaurus_tag:=${quoted(tags)}`]
  return [...own, ...(filterBy === '' ? [] : [filterBy])].join(' && ')
}

function quoted(values: readonly string[]): string {
  return `[${values.map((value) => `\`${value.replaceAll('`', '')}\``).join(',')}]`
}

function answerOf(value: unknown, host: string, external: RegExp | undefined): SearchAnswer {
  const results = field(value, 'results')
  const result: unknown = Array.isArray(results) ? results[0] : undefined
  // Each search in the answer has its own status.
  const code = field(result, 'code')
  if (typeof code === 'number' && code >= 400) throw new StatusError(host, code)
  const total = field(result, 'found')
  const hits = field(result, 'hits')
  if (typeof total !== 'number' || !Array.isArray(hits))
    throw new Error('The search service returned an invalid answer.')
  return {
    total,
    hits: hits.flatMap((hit) =>
      hitOfRecord({
        record: field(hit, 'document'),
        snippet: field(hit, 'highlight', 'content', 'snippet'),
        external,
      }),
    ),
  }
}
