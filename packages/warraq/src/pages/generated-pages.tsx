import { posix } from 'node:path'
import { routeSlugOf } from '@warraq/markup/heading-slug'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import { pageAddress, withBase } from '../shared/text/route-path.ts'
import { Card } from '../theme/Card/Card.tsx'
import { Cards } from '../theme/Card/Cards.tsx'
import { renderTheme, type SiteTheme } from '../theme/parts/render-theme.tsx'
import type { GeneratedIndexLink } from './category-metadata.ts'
import { type CompiledDoc, type Doc, EMPTY_PAGE } from './doc.ts'
import type { SidebarCategory, SidebarItem } from './sidebar-item.ts'

const GENERATED_FILE = '(generated)'

/** Whether a doc has no source. */
export function isGenerated({ file }: Pick<Doc, 'file'>): boolean {
  return file.startsWith(GENERATED_FILE)
}

interface GeneratedIndexSource {
  readonly label: string
  readonly link: GeneratedIndexLink
  /** Any doc of the docs root, for its id and route. */
  readonly place: Doc | undefined
}

/** The page of a category without a page: a doc without a source that lists its items. */
export function generatedIndex({ label, link, place }: GeneratedIndexSource): Doc {
  const { rootKey = '', baseRoute = '/', trailingSlash = true } = place ?? {}
  const id = link.slug?.replace(/^\/|\/$/g, '') ?? defaultId(label)
  return {
    ...identityOf(id, { rootKey, baseRoute, trailingSlash }),
    title: link.title ?? label,
    description: link.description ?? '',
    frontMatter: {
      image: link.image,
      keywords: link.keywords,
      search_boost: link.searchBoost,
    },
  }
}

function defaultId(label: string): string {
  return `category/${routeSlugOf(label)}`
}

function identityOf(id: string, place: Pick<Doc, 'rootKey' | 'baseRoute' | 'trailingSlash'>) {
  const { rootKey, baseRoute, trailingSlash } = place
  const file = `${GENERATED_FILE} ${rootKey}/${id}`
  const route = pageAddress(posix.join(baseRoute, id), trailingSlash)
  return { rootKey, baseRoute, trailingSlash, id, relativePath: id, file, route }
}

/**
 * Give each generated index of a sidebar an address of its own: of two categories with the label
 * `Guide` that ask for no slug, the second gets `category/guide-1/`.
 * @param taken ids of the indexes so far; receives those of `items`
 */
export function withOwnIndexes(items: readonly SidebarItem[], taken: Set<string>): SidebarItem[] {
  return items.map((item) => {
    if (item.kind !== 'category') return item
    const doc = item.doc && ownIndex(item.doc, item, taken)
    return { ...item, doc, items: withOwnIndexes(item.items, taken) }
  })
}

function ownIndex(
  written: Doc,
  { label, items }: Pick<SidebarCategory, 'label' | 'items'>,
  taken: Set<string>,
): Doc {
  if (!isGenerated(written)) return written
  const doc = withDate(written, items)
  let { id } = doc
  if (id === defaultId(label)) for (let copy = 1; taken.has(id); copy++) id = `${doc.id}-${copy}`
  taken.add(id)
  return id === doc.id ? doc : { ...doc, ...identityOf(id, doc) }
}

interface CardPageSource {
  readonly title: string
  /** Paragraph above the cards. */
  readonly intro?: string
  /** The pages that the page links to. */
  readonly cards: readonly {
    readonly href: string
    readonly label: string
    readonly text: string
  }[]
}

/**
 * A page of links to other pages, outside every sidebar.
 * @param place any doc of the docs root
 */
export function generatedDoc(
  content: CardPageSource,
  { route, place }: { readonly route: string; readonly place: Doc },
  theme: SiteTheme,
): CompiledDoc {
  const id = route.slice(place.baseRoute.length).replace(/\/$/, '')
  const doc = {
    ...identityOf(id, place),
    title: content.title,
    description: '',
    frontMatter: { displayed_sidebar: null },
  }
  return { doc, compiled: cardPage(content, theme) }
}

/** Every generated page of a sidebar with its items. */
export function generatedPages(items: readonly SidebarItem[], theme: SiteTheme): CompiledDoc[] {
  return items.flatMap((item) => {
    if (item.kind !== 'category') return []
    const { doc, description = '' } = item
    const inner = generatedPages(item.items, theme)
    if (doc === undefined || !isGenerated(doc)) return inner
    const cards = cardsOf(item.items)
    const content = { title: doc.title, intro: doc.description || description, cards }
    return [{ doc, compiled: cardPage(content, theme) }, ...inner]
  })
}

/** A generated page with the newest date that the front matter of its entries states, if any. */
function withDate(doc: Doc, items: readonly SidebarItem[]): Doc {
  const dates = items.flatMap((item) => {
    const date = firstDoc(item)?.frontMatter.last_update?.date
    return date === undefined ? [] : [new Date(date).toISOString()]
  })
  const date = dates.sort().at(-1)
  if (date === undefined) return doc
  return { ...doc, frontMatter: { ...doc.frontMatter, last_update: { date } } }
}

/** Where the items of a sidebar lead. */
function cardsOf(items: readonly SidebarItem[]): CardPageSource['cards'] {
  return items.flatMap((entry) => {
    const target = firstDoc(entry)
    return target === undefined || entry.kind === 'html'
      ? []
      : [{ href: target.route, label: entry.label, text: target.description }]
  })
}

/** The doc of an item, or the first one in it. */
export function firstDoc(item: SidebarItem): Doc | undefined {
  if (item.kind === 'doc') return item.doc
  if (item.kind !== 'category') return undefined
  return item.doc ?? item.items.flatMap((inner) => firstDoc(inner) ?? [])[0]
}

function CardList({ cards }: Pick<CardPageSource, 'cards'>) {
  return (
    <Cards>
      {cards.map(({ href, label, text }) => (
        <Card key={href} href={href} title={label}>
          {text === '' ? null : <p>{text}</p>}
        </Card>
      ))}
    </Cards>
  )
}

function cardPage({ title, intro = '', cards }: CardPageSource, theme: SiteTheme): CompiledPage {
  const page = (
    <>
      <h1>{title}</h1>
      {intro === '' ? null : <p>{intro}</p>}
      <CardList cards={cards} />
    </>
  )
  const html = renderTheme(page, theme)
  return { ...EMPTY_PAGE, html, contentTitle: title, firstParagraph: intro }
}

/** Cards of items, as HTML inside a page of a site. */
export function cardsHtml(
  items: readonly SidebarItem[],
  { baseUrl, theme }: { readonly baseUrl: string; readonly theme: SiteTheme },
): string {
  const cards = cardsOf(items).map((card) => ({ ...card, href: withBase(baseUrl, card.href) }))
  return renderTheme(<CardList cards={cards} />, theme)
}
