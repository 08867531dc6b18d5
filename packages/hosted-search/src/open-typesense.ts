import type { ProviderSource, SearchProvider, SearchRequest } from 'warraq/plugin'
import { field, textField } from './field.ts'
import { hostedAnswer } from './hosted-record.ts'
import { postJson, StatusError } from './post-json.ts'

/** `host`, `apiKey`, `collection`; `contextual`, `filterBy`, `external` are optional. */
type TypesenseOptions = ProviderSource['search']['options']

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`)

/** Searches a collection of a Typesense server through its documented HTTP interface. */
export function openProvider(
  { search: { options }, scope }: ProviderSource,
  timeoutMs?: number,
): SearchProvider {
  const { host = '', apiKey = '', external } = options
  const url = `${host.replace(/\/+$/, '')}/multi_search?${new URLSearchParams({ 'x-typesense-api-key': apiKey })}`
  /** Collections that a crawler filled have no field for what readers say. */
  let fields = [...LEVELS, 'asked', 'content']
  const ask = async (request: SearchRequest): Promise<unknown> => {
    const body = { searches: [bodyOf(request, { options, scope, fields })] }
    const value = await postJson({ url, body, signal: request.signal, timeoutMs })
    return field(value, 'results', '0')
  }
  const askKnown = async (request: SearchRequest): Promise<unknown> => {
    const result = await ask(request)
    if (!/\basked\b/.test(textField(result, 'error'))) return result
    fields = fields.filter((name) => name !== 'asked')
    return ask(request)
  }
  return {
    prepare: async () => {},
    search: async (request) => {
      const result = await askKnown(request)
      // Each search in the answer has its own status.
      const code = field(result, 'code')
      if (typeof code === 'number' && code >= 400) throw new StatusError(host, code)
      return hostedAnswer({
        total: field(result, 'found'),
        hits: ungrouped(field(result, 'grouped_hits')) ?? field(result, 'hits'),
        recordOf: (hit) => field(hit, 'document'),
        snippetOf: (hit) => field(hit, 'highlight', 'content', 'snippet'),
        external,
      })
    },
  }
}

/** The best hit of each group. */
function ungrouped(groups: unknown): unknown[] | undefined {
  return Array.isArray(groups) ? groups.map((group) => field(group, 'hits', '0')) : undefined
}

function bodyOf(
  { query, limit, offset = 0 }: SearchRequest,
  {
    options,
    scope,
    fields,
  }: Pick<ProviderSource, 'scope'> & {
    readonly options: TypesenseOptions
    readonly fields: readonly string[]
  },
) {
  return {
    collection: options.collection ?? '',
    q: query,
    query_by: fields.join(','),
    include_fields: [...LEVELS, 'content', 'anchor', 'url', 'type'].join(','),
    highlight_fields: 'content',
    highlight_affix_num_tokens: 15,
    // The records of a section are one result.
    group_by: 'url',
    group_limit: 1,
    limit,
    offset,
    filter_by: filterOf(options, scope),
  }
}

function filterOf(
  { contextual, filterBy = '' }: TypesenseOptions,
  { locale, tags }: ProviderSource['scope'],
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
