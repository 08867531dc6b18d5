import { ownValue } from './own-value.ts'
import { jsQuoted, type Snippet, shellQuoted } from './snippet.ts'
import { type Outcome, prettyJson, type TimedAnswer, timedAnswer } from './timed-answer.ts'

/** A parameter of a REST query. */
export interface RestParam {
  readonly name: string
  readonly in: 'path' | 'query'
}

/**
 * The URL of a query. Path parameters are escaped, parameters without a value are left out.
 *
 * /balances/{address} + { address: 'haqq1…', 'pagination.limit': '5' }
 *   /balances/haqq1…?pagination.limit=5
 */
export function restUrl(
  host: string,
  path: string,
  params: readonly RestParam[],
  values: Readonly<Record<string, string>>,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = partOf(ownValue(values, name))
    return value === '' ? slot : encodeURIComponent(value)
  })
  const query = params
    .filter((param) => param.in === 'query' && (ownValue(values, param.name) ?? '').trim() !== '')
    .map(({ name }) => `${name}=${encodeURIComponent((ownValue(values, name) ?? '').trim())}`)
  return `${host}${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`
}

/** A path parameter; a value of only dots would change the path and counts as missing. */
function partOf(text = ''): string {
  return text.trim().replace(/^\.{1,2}$/, '')
}

/** Names of path parameters without a value. */
export function missingParts(
  params: readonly RestParam[],
  values: Readonly<Record<string, string>>,
): readonly string[] {
  return params
    .filter((param) => param.in === 'path' && partOf(ownValue(values, param.name)) === '')
    .map(({ name }) => name)
}

/** Send a REST query: a GET without a body, which cannot change anything. */
export function queryRest(url: string): Promise<TimedAnswer> {
  return timedAnswer(url, { method: 'GET' }, readAnswer)
}

async function readAnswer(response: Response): Promise<Outcome> {
  const body = prettyJson(await response.text())
  return response.ok
    ? { ok: true, text: body }
    : { ok: false, text: `HTTP status ${response.status}\n${body}`.trim() }
}

/** The query as a terminal command and as JavaScript. */
export function restSnippets(url: string): readonly Snippet[] {
  return [
    { label: 'curl', code: `curl -s ${shellQuoted(url)}` },
    {
      label: 'fetch',
      code: `const response = await fetch(${jsQuoted(url)})
console.log(response.status, await response.json())`,
    },
  ]
}
