import { plainText } from './plain-text.ts'
import type { SearchHit } from './search-provider.ts'

const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const

/** A value inside data of unknown shape: `field(record, 'hierarchy', 'lvl0')`. */
export function field(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? Reflect.get(inner, name)
        : undefined,
    value,
  )
}

export interface HostedRecord {
  /**
   * In DocSearch format: `hierarchy` with `lvl0` to `lvl6` (nested, or flat as `hierarchy.lvl0`),
   * `content`, `type`, `url`.
   */
  readonly record: unknown
  /** Text around the match, if the service returned one. */
  readonly snippet: unknown
  /** Addresses that match stay absolute. */
  readonly external: RegExp | undefined
}

/** A hit from a record in DocSearch format; empty if it has no valid address. */
export function hitOfRecord({ record, snippet, external }: HostedRecord): SearchHit[] {
  const href = siteHref(field(record, 'url'), external)
  const names = LEVELS.map((level) =>
    plainText(field(record, 'hierarchy', `lvl${level}`) ?? field(record, `hierarchy.lvl${level}`)),
  )
  const [section = '', page = '', ...headings] = names
  const title = page || section
  if (href === undefined || title === '') return []
  const text = plainText(snippet) || plainText(field(record, 'content'))
  return [
    {
      href,
      pageHref: href.replace(/#.*$/s, ''),
      title,
      heading: headings.findLast((name) => name !== '') ?? '',
      crumbs: section === '' || section === title ? [] : [section],
      excerpt: text,
    },
  ]
}

/** Path, query and hash of the record's URL, so that any copy of the site links to itself. */
function siteHref(url: unknown, external: RegExp | undefined): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, 'https://site.invalid')) return undefined
  const target = new URL(url, 'https://site.invalid')
  if (!/^https?:$/.test(target.protocol)) return undefined
  if (external?.test(url)) return target.href
  return `${target.pathname}${target.search}${target.hash}`
}
