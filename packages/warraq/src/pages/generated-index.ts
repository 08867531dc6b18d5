import { slugOf } from '../content/heading-slug.ts'
import type { CompiledPage } from '../shared/compiled-page.ts'
import type { SiteTheme } from '../theme/parts/render-theme.tsx'
import { cardPage, type PageCard } from './card-page.tsx'
import type { Doc } from './doc.ts'
import type { SidebarCategory, SidebarItem } from './sidebar-item.ts'

export interface GeneratedIndexLink {
  readonly type: 'generated-index'
  readonly slug?: string | undefined
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly image?: string | undefined
  readonly keywords?: readonly string[] | undefined
}

export interface GeneratedIndexSource {
  readonly label: string
  readonly link: GeneratedIndexLink
  /** Any doc of the docs root, for its id and route. */
  readonly place: Doc | undefined
}

const GENERATED_FILE = '(generated)'

export function isGeneratedIndexLink(link: unknown): link is GeneratedIndexLink {
  return (
    typeof link === 'object' && link !== null && Reflect.get(link, 'type') === 'generated-index'
  )
}

/**
 * The generated page of a category without a page: a doc without a source that lists the category's
 * items.
 */
export function generatedIndex({ label, link, place }: GeneratedIndexSource): Doc {
  const baseRoute = place?.baseRoute ?? '/'
  const slug = link.slug ?? `/category/${slugOf(label)}`
  const title = link.title ?? label
  return {
    file: `${GENERATED_FILE} ${place?.rootKey ?? ''}${slug}`,
    rootKey: place?.rootKey ?? '',
    relativePath: `category/${slugOf(label)}`,
    id: `category/${slugOf(label)}`,
    baseRoute,
    route: `${baseRoute}${slug.replace(/^\/|\/$/g, '')}/`,
    title,
    description: link.description ?? '',
    frontMatter: {
      ...(link.image === undefined ? {} : { image: link.image }),
      ...(link.keywords === undefined ? {} : { keywords: [...link.keywords] }),
    },
  }
}

export interface GeneratedDocSource {
  readonly title: string
  readonly route: string
  /** Any doc of the docs root. */
  readonly place: Doc
}

/** A doc without a source, outside every sidebar. */
export function generatedDoc({ title, route, place }: GeneratedDocSource): Doc {
  const id = route.slice(place.baseRoute.length).replace(/\/$/, '')
  return {
    file: `${GENERATED_FILE} ${route}`,
    rootKey: place.rootKey,
    relativePath: id,
    id,
    baseRoute: place.baseRoute,
    route,
    title,
    description: '',
    frontMatter: { displayed_sidebar: null },
  }
}

export function isGenerated(doc: Pick<Doc, 'file'>): boolean {
  return doc.file.startsWith(GENERATED_FILE)
}

/** Every generated page of a sidebar with its items. */
export function generatedPages(
  items: readonly SidebarItem[],
  theme: SiteTheme,
): { readonly doc: Doc; readonly compiled: CompiledPage }[] {
  return items.flatMap((item) => {
    if (item.kind !== 'category') return []
    const own =
      item.doc !== undefined && isGenerated(item.doc)
        ? [{ doc: item.doc, compiled: indexPage(item.doc, item, theme) }]
        : []
    return [...own, ...generatedPages(item.items, theme)]
  })
}

function indexPage(
  doc: Doc,
  { items, description }: SidebarCategory,
  theme: SiteTheme,
): CompiledPage {
  const intro = doc.description === '' ? (description ?? '') : doc.description
  const cards = items.flatMap((item): PageCard[] => {
    const target =
      item.kind === 'category' ? firstDoc(item) : item.kind === 'doc' ? item.doc : undefined
    if (target === undefined || item.kind === 'html') return []
    return [{ href: target.route, label: item.label, text: target.description }]
  })
  return cardPage({ title: doc.title, intro, cards }, theme)
}

function firstDoc(category: SidebarCategory): Doc | undefined {
  if (category.doc !== undefined) return category.doc
  for (const item of category.items) {
    const found =
      item.kind === 'doc' ? item.doc : item.kind === 'category' ? firstDoc(item) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
