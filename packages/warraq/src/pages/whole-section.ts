import { breakLongNames } from '@warraq/markup/break-long-words'
import { escapeHtml } from '@warraq/markup/escape-html'
import { renameIds, replaceReferences } from '@warraq/markup/html-references'
import { DOC_CARDS } from '../shared/data/compiled-page.ts'
import { withBase } from '../shared/text/route-path.ts'
import type { SiteTheme } from '../theme/parts/render-theme.tsx'
import { type CompiledDoc, type Doc, hasHeading } from './doc.ts'
import { generatedDoc, isGenerated } from './generated-pages.tsx'
import type { SectionScope } from './ready-page.ts'
import type { SidebarIndex } from './sidebar-item.ts'

/** Last part of the address of the page that holds a section, and its id. */
const WHOLE = 'print'

/** Whether a doc is the page that holds its whole section. */
export function isWholeSection(doc: Pick<Doc, 'file' | 'id'>): boolean {
  return isGenerated(doc) && doc.id === WHOLE
}

/**
 * The page with all pages of a section, for printing and for a file; empty if a written page has its
 * address. Its text is made when it is written.
 */
export function wholeSectionDoc(
  title: string,
  docs: readonly Doc[],
  theme: SiteTheme,
): CompiledDoc[] {
  const [place] = docs
  if (place === undefined || docs.some(({ id }) => id === WHOLE)) return []
  const route = `${place.baseRoute}${WHOLE}/`
  const { doc, compiled } = generatedDoc({ title, cards: [] }, { route, place }, theme)
  const frontMatter = { ...doc.frontMatter, unlisted: true, hide_table_of_contents: true }
  return [{ doc: { ...doc, frontMatter }, compiled }]
}

/** The written docs of sidebars in reading order, each once. */
export function docsInOrder(sidebars: readonly { readonly index: SidebarIndex }[]): Doc[] {
  const docs = sidebars.flatMap(({ index }) => index.order)
  return [...new Set(docs)].filter((doc) => !isGenerated(doc))
}

/** HTML of all pages, one chapter each; links between them lead to their chapters. */
export function wholeSectionHtml({ order, links, config }: SectionScope): string {
  const chapterOf = new Map(
    order.map(({ route }, at) => [withBase(config.baseUrl, route), `page-${at + 1}`]),
  )
  return order.map((doc) => chapter(doc)).join('\n')

  function chapter({ file, route, title, frontMatter }: Doc): string {
    const name = chapterOf.get(withBase(config.baseUrl, route)) ?? ''
    const idOf = (id: string) => `${name}-${id}`
    const html = renameIds(links.htmlOf(file).replaceAll(DOC_CARDS, ''), idOf)
    const linked = replaceReferences(html, {
      link: (href) => ({ href: linkWithin(href, idOf) }),
      image: (href) => ({ href }),
    })
    const heading = hasHeading(links.compiledOf(file), frontMatter)
      ? ''
      : `<h1>${breakLongNames(escapeHtml(title))}</h1>\n`
    return `<section class="chapter" id="${name}">${heading}${linked}</section>`
  }

  function linkWithin(href: string, idOf: (id: string) => string): string {
    if (href.startsWith('#')) return href === '#' ? href : `#${idOf(href.slice(1))}`
    const [path = '', hash] = href.split('#')
    const chapterName = chapterOf.get(path)
    if (chapterName === undefined) return href
    return hash === undefined ? `#${chapterName}` : `#${chapterName}-${hash}`
  }
}

/** Changes with the text of every page. */
export function wholeSectionHash({ order, links }: SectionScope): string {
  return order.map(({ file, route }) => `${route} ${links.htmlHashOf(file)}`).join(' ')
}
