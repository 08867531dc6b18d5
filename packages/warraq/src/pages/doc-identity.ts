import { posix } from 'node:path'
import type { DocFrontMatter } from '../content/doc-front-matter.ts'

export interface DocPlace {
  /** Path relative to the docs root. */
  readonly relativePath: string
  /** Route of the docs root. */
  readonly baseRoute: string
  readonly numberPrefixes: boolean
  readonly frontMatter: Pick<DocFrontMatter, 'id' | 'slug' | 'parse_number_prefixes'>
}

/**
 * Id and route of a docs page. The route is in Unicode form NFC, as readers type it.
 *
 *     01-guide/02-intro.md   guide/intro   /docs/guide/intro/
 *     guide/index.md         guide/index   /docs/guide/
 *     Zed/zed.md             Zed/zed       /docs/Zed/
 */
export function docIdentity({
  relativePath,
  baseRoute,
  numberPrefixes,
  frontMatter: { id, slug, parse_number_prefixes },
}: DocPlace): { readonly id: string; readonly route: string } {
  const hasPrefixes = numberPrefixes && parse_number_prefixes !== false
  const strip = (name: string) => (hasPrefixes ? readNumberPrefix(name).name : name)
  const parts = relativePath.replace(/\.mdx?$/i, '').split('/')
  const folders = parts.slice(0, -1).map(strip)
  const fileName = strip(parts.at(-1) ?? '')
  const baseId = id ?? fileName
  const isIndex = id === undefined && isIndexName(fileName, folders.at(-1))
  const folder = folders.join('/')
  const path = slug?.startsWith('/')
    ? slug
    : posix.join('/', folder, slug ?? (isIndex ? '' : baseId))
  const route = posix.join(baseRoute, path, '/').normalize('NFC')
  return { id: [...folders, baseId].join('/'), route }
}

/** Whether a name is `index`, `readme`, or that of its own folder, in any case. */
export function isIndexName(name: string, folder: string | undefined): boolean {
  return ['index', 'readme', folder?.toLowerCase()].includes(name.toLowerCase())
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
