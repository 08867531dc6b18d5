import type { SearchAnswer, SearchHit } from 'warraq/plugin'
import { field } from './field.ts'
import { plainText } from './plain-text.ts'

const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const

/** The answer of a service, of unknown shape. */
export interface HostedAnswer {
  readonly total: unknown
  readonly hits: unknown
  /**
   * The record of a hit in DocSearch format: `hierarchy` with `lvl0` to `lvl6` (nested, or flat as
   * `hierarchy.lvl0`), `content`, `type`, `url`.
   */
  readonly recordOf: (hit: unknown) => unknown
  /** Text around the match, if the service returned one. */
  readonly snippetOf: (hit: unknown) => unknown
  /** A regular expression; addresses that match stay absolute. */
  readonly external: string | undefined
}

/**
 * The answer of a service without records that have no valid address.
 * @throws Error when it is none
 */
export function hostedAnswer(answer: HostedAnswer): SearchAnswer {
  const { total, hits, recordOf, snippetOf } = answer
  if (typeof total !== 'number' || !Array.isArray(hits))
    throw new Error('The search service returned an invalid answer.')
  const external = answer.external === undefined ? undefined : new RegExp(answer.external)
  const found = hits.flatMap((hit) => hitOfRecord(recordOf(hit), snippetOf(hit), external))
  return { total, hits: [...firstOfEach(found).values()] }
}

/** The best hit of each address: a service that does not group them returns several. */
function firstOfEach(hits: readonly SearchHit[]): Map<string, SearchHit> {
  const first = new Map<string, SearchHit>()
  for (const hit of hits) if (!first.has(hit.href)) first.set(hit.href, hit)
  return first
}

function hitOfRecord(record: unknown, snippet: unknown, external: RegExp | undefined): SearchHit[] {
  const href = hrefOfHit(field(record, 'url'), external)
  const names = LEVELS.map((level) =>
    plainText(field(record, 'hierarchy', `lvl${level}`) ?? field(record, `hierarchy.lvl${level}`)),
  )
  const [section = '', page = '', ...headings] = names
  const title = page || section
  if (href === undefined || title === '') return []
  return [
    {
      href,
      pageHref: href.replace(/#.*$/s, ''),
      title,
      heading: headings.findLast((name) => name !== '') ?? '',
      crumbs: section === '' || section === title ? [] : [section],
      excerpt: plainText(snippet) || plainText(field(record, 'content')),
    },
  ]
}

/** Path, query and hash of the record's URL, so that any copy of the site links to itself. */
function hrefOfHit(url: unknown, external: RegExp | undefined): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, 'https://site.invalid')) return undefined
  const target = new URL(url, 'https://site.invalid')
  if (!/^https?:$/.test(target.protocol)) return undefined
  if (external?.test(url)) return target.href
  return `${target.pathname}${target.search}${target.hash}`
}
