import { breakLongNames } from '@warraq/markup/break-long-words'
import { escapeHtml } from '@warraq/markup/escape-html'
import { type CompiledPage, DOC_CARDS } from '../shared/data/compiled-page.ts'
import type { PageView } from '../shared/data/page-view.ts'
import { withBase } from '../shared/text/route-path.ts'
import { breadcrumbsJsonLd } from './breadcrumbs.ts'
import { type CompiledDoc, type Doc, hasHeading } from './doc.ts'
import { docParts } from './doc-parts.ts'
import { cardsHtml, isGenerated } from './generated-pages.tsx'
import { headTagOf, pageHeadTags } from './head-elements.ts'
import { cardOf, documentTitle, headTags, imageAt } from './head-tags.ts'
import { alternatesOf, languageHrefs } from './page-languages.ts'
import type { ReadyPage, SectionScope } from './ready-page.ts'
import { absoluteUrl, originOf } from './site-href.ts'
import { articleJsonLd } from './structured-data.ts'
import { isWholeSection, wholeSectionHash, wholeSectionHtml } from './whole-section.ts'

/** Maximum length of a description taken from the first paragraph, in characters. */
const LONGEST_DESCRIPTION = 300

/** The description of a doc: what its front matter says, or its first paragraph. */
export function describedBy(
  { description }: Pick<Doc, 'description'>,
  { firstParagraph }: Pick<CompiledPage, 'firstParagraph'>,
): string {
  return description || firstParagraph.slice(0, LONGEST_DESCRIPTION)
}

/**
 * A doc with everything that depends on its place: breadcrumbs, outline, neighbours, sidebar,
 * version, head.
 */
export function docPage(entry: CompiledDoc, scope: SectionScope): ReadyPage {
  const { doc, compiled } = entry
  const { config, section, index, links } = scope
  const { route, file, title, frontMatter } = doc
  const parts = docParts(doc, compiled.headings, scope)
  const view = docView(entry, parts.outline.length > 0, scope)
  const description = describedBy(doc, compiled)
  const noIndex =
    config.noIndex ||
    section.version.noIndex ||
    frontMatter.unlisted === true ||
    frontMatter.noindex === true
  const hasTitle = hasHeading(compiled, frontMatter)
  const keywords = frontMatter.keywords ?? []
  /** Cards of the items in the page's category, or beside the page if it has none. */
  const cards = (): string => {
    const { items } = index.places.get(doc)?.path.at(-1) ?? index
    return cardsHtml(items, { baseUrl: config.baseUrl, theme: scope.theme })
  }
  const page = { route, view, parts, description, lastModified: parts.lastUpdated?.iso }
  return {
    ...page,
    href: view.href,
    head: headTags(
      {
        ...page,
        keywords,
        searchBoost: frontMatter.search_boost,
        image:
          frontMatter.image === undefined
            ? cardOf(title, scope, section.label ?? section.id)
            : imageAt(links.imageHref(frontMatter.image, doc), scope),
        robots: noIndex ? 'noindex, nofollow' : undefined,
        searchTag: `docs-${section.id}-${section.version.name}`,
        version: section.version.name,
        structuredData: structuredData(entry, page, scope),
        own: [
          ...(frontMatter.head ?? []).map((element) => headTagOf(element, scope.filesBaseUrl)),
          ...pageHeadTags(compiled.head ?? [], scope.filesBaseUrl),
        ],
        markdownHref: parts.markdownHref,
        alternates: noIndex ? [] : alternatesOf(doc, scope.languages),
      },
      scope,
    ),
    get html() {
      if (isWholeSection(doc)) return wholeSectionHtml(scope)
      const linked = links.htmlOf(file)
      const body = compiled.hasDocCards ? linked.replaceAll(DOC_CARDS, cards) : linked
      return hasTitle ? body : `<h1>${breakLongNames(escapeHtml(title))}</h1>\n${body}`
    },
    get htmlHash() {
      if (isWholeSection(doc)) return wholeSectionHash(scope)
      const hash = `${links.htmlHashOf(file)}${compiled.hasDocCards ? cards() : ''}`
      return hasTitle ? hash : `${hash} ${title}`
    },
    rootKey: section.key,
    file,
    isIndexed: !noIndex,
    search: { boost: frontMatter.search_boost, keywords },
    place: index.places.get(doc)?.at,
  }
}

/** The shell's data for a doc. */
function docView(
  { doc, compiled }: CompiledDoc,
  hasOutline: boolean,
  scope: SectionScope,
): PageView {
  const { id, route, title } = doc
  const { config, section, sidebar } = scope
  return {
    href: withBase(config.baseUrl, route),
    kind: 'doc',
    title,
    documentTitle: compiled.documentTitle ?? documentTitle(title, config),
    hasOutline,
    className: `docs-doc-page ${section.version.className} docs-doc-id-${id.replace(/[^\w-]/g, '-')}`,
    sidebar: sidebar?.items.length === 0 ? undefined : sidebar,
    ...scope.placeOf(doc).view,
    languageHrefs: languageHrefs(doc, scope.languages, config.baseUrl),
  }
}

/** What search engines read: breadcrumbs, and the article of a written doc. */
function structuredData(
  { doc, compiled }: CompiledDoc,
  page: Pick<ReadyPage, 'view' | 'parts' | 'description' | 'lastModified'>,
  { config }: SectionScope,
): object[] {
  const { breadcrumbs, untranslated } = page.parts
  const crumbs = breadcrumbsJsonLd(breadcrumbs, page.view.href, originOf(config))
  if (isGenerated(doc)) return crumbs
  const { title, route, frontMatter } = doc
  const { schema, keywords } = frontMatter
  const url = absoluteUrl(config)(route)
  const lang = untranslated?.lang ?? config.lang
  return [
    ...crumbs,
    articleJsonLd({ ...page, title, url, lang, schema, keywords, compiled }, config),
  ]
}
