import { posix } from 'node:path'
import { withoutMarkdownEnding } from '../shared/data/skipped-names.ts'
import { pageAddress } from '../shared/text/route-path.ts'
import type { Doc } from './doc.ts'

export interface DocPlace extends Pick<Doc, 'relativePath' | 'baseRoute' | 'trailingSlash'> {
  readonly numberPrefixes: boolean
  readonly frontMatter: Pick<Doc['frontMatter'], 'id' | 'slug' | 'parse_number_prefixes'>
}

/**
 * Id and route of a docs page. The route is in Unicode form NFC, as readers type it.
 *
 *     01-guide/02-intro.md   guide/intro   /docs/guide/intro/
 *     guide/index.md         guide/index   /docs/guide/
 *     Zed/zed.md             Zed/zed       /docs/Zed/
 *
 * A site that ignores the slash at the end has it for folders, and where a slug has it.
 */
export function docIdentity(place: DocPlace): { readonly id: string; readonly route: string } {
  const { folders, name } = namesOf(place)
  const { id: baseId = name, slug } = place.frontMatter
  const path = slug?.startsWith('/')
    ? slug
    : posix.join('/', ...folders, slug ?? (folderRank(place) === undefined ? baseId : '/'))
  const written = posix.join(place.baseRoute, path).normalize('NFC')
  const route = pageAddress(written, place.trailingSlash)
  return { id: [...folders, baseId].join('/'), route }
}

type DocName = Omit<DocPlace, 'baseRoute' | 'trailingSlash'>

/**
 * Of several pages for one folder, the one with the lowest rank is its page. It is named `index`,
 * `readme`, `_index` or as the folder, in any case; other pages have no rank.
 */
export function folderRank(place: DocName): number | undefined {
  const { folders, name } = namesOf(place)
  const names = ['index', 'readme', '_index', folders.at(-1)?.toLowerCase()]
  const rank = names.indexOf(name.toLowerCase())
  return rank === -1 ? undefined : rank
}

/** The page of a folder, of the pages directly in it. */
export function folderPage<Page extends Omit<DocName, 'numberPrefixes'>>(
  pages: readonly Page[],
  { numberPrefixes }: Pick<DocPlace, 'numberPrefixes'>,
): Page | undefined {
  const rankOf = (page: Page) => folderRank({ ...page, numberPrefixes })
  return pages
    .filter((page) => rankOf(page) !== undefined)
    .sort((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0))[0]
}

/** Names of a page and its folders, without the number prefixes that count as positions. */
function namesOf(place: DocName) {
  const strip = (name: string) => (hasPrefixes(place) ? readNumberPrefix(name).name : name)
  const names = withoutMarkdownEnding(place.relativePath).split('/').map(strip)
  return { folders: names.slice(0, -1), name: names.at(-1) ?? '' }
}

/** Whether the number prefixes in the path of a page are positions. */
export function hasPrefixes(place: Pick<DocPlace, 'numberPrefixes' | 'frontMatter'>): boolean {
  return place.numberPrefixes && place.frontMatter.parse_number_prefixes !== false
}

export interface PrefixedName {
  readonly name: string
  /** The number in the prefix. */
  readonly position?: number
}

/**
 * `01-intro` becomes `intro` at position 1. Dates and versions (`2021-11-foo`, `7.0-x`) have no
 * prefix: digits, one separator and another digit stay unchanged.
 */
export function readNumberPrefix(name: string): PrefixedName {
  if (/^\d+[-_.]\d/.test(name)) return { name }
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name)
  return match === null ? { name } : { name: match[2] ?? name, position: Number(match[1]) }
}
