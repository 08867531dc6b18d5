import { posix } from 'node:path'
import type { DocFrontMatter } from '../content/doc-front-matter.ts'
import { readNumberPrefix } from './number-prefix.ts'

export interface DocPlace {
  /** Path relative to the docs root. */
  readonly relativePath: string
  /** Route of the docs root. */
  readonly baseRoute: string
  readonly numberPrefixes: boolean
  readonly frontMatter: Pick<DocFrontMatter, 'id' | 'slug' | 'parse_number_prefixes'>
}

export interface DocIdentity {
  readonly id: string
  readonly route: string
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
  frontMatter,
}: DocPlace): DocIdentity {
  const strip = (name: string) =>
    numberPrefixes && frontMatter.parse_number_prefixes !== false
      ? readNumberPrefix(name).name
      : name
  const parts = relativePath.replace(/\.mdx?$/i, '').split('/')
  const folders = parts.slice(0, -1).map(strip)
  const fileName = strip(parts.at(-1) ?? '')
  const baseId = frontMatter.id ?? fileName
  const folder = folders.join('/')
  const slug = slugOf({
    slug: frontMatter.slug,
    folder,
    baseId,
    isIndex: frontMatter.id === undefined && isIndexName(fileName, folders.at(-1)),
  })
  return { id: [...folders, baseId].join('/'), route: routeOf(baseRoute, slug) }
}

/** Whether a name is `index`, `readme`, or that of its own folder, in any case. */
export function isIndexName(name: string, folder: string | undefined): boolean {
  const lower = name.toLowerCase()
  return (
    lower === 'index' ||
    lower === 'readme' ||
    (folder !== undefined && lower === folder.toLowerCase())
  )
}

interface SlugSource {
  readonly slug: string | undefined
  readonly folder: string
  readonly baseId: string
  readonly isIndex: boolean
}

function slugOf({ slug, folder, baseId, isIndex }: SlugSource): string {
  if (slug?.startsWith('/') === true) return slug
  if (slug !== undefined) return posix.join('/', folder, slug)
  return isIndex ? `/${folder}` : posix.join('/', folder, baseId)
}

function routeOf(baseRoute: string, slug: string): string {
  const route = posix.join(baseRoute, slug).normalize('NFC')
  return route.endsWith('/') ? route : `${route}/`
}
