import type { DocsRoot } from '../config/docs-root.ts'
import { escapeHtml } from '../shared/escape-html.ts'
import type { LastUpdated, PageParts } from '../shared/page-parts.ts'
import type { PageView, SidebarView } from '../shared/page-view.ts'
import { withBase } from '../shared/route-path.ts'
import { breadcrumbsJsonLd, breadcrumbsOf } from './breadcrumbs.ts'
import type { Doc } from './doc.ts'
import { isGenerated } from './generated-index.ts'
import { markdownHref } from './markdown-href.ts'
import { outlineOf } from './outline.ts'
import { cardOf, documentTitle, imageAt, pageHead } from './page-head.ts'
import { pageStripOf } from './page-strip.ts'
import { neighboursOf } from './pagination.ts'
import type { CompiledDoc, ReadyPage, ReadyPagesSource } from './ready-page.ts'
import type { SidebarIndex } from './sidebar-index.ts'
import { articleJsonLd } from './structured-data.ts'
import type { VersionPlace } from './version-place.ts'

export interface SectionScope extends ReadyPagesSource {
  readonly section: DocsRoot
  readonly placeOf: (doc: Doc) => VersionPlace
  readonly index: SidebarIndex
  readonly sidebar: SidebarView | undefined
  readonly docsById: ReadonlyMap<string, Doc>
}

/** A doc in its place: crumbs, outline, neighbours, sidebar, version, head. */
export function docPage({ doc, compiled }: CompiledDoc, scope: SectionScope): ReadyPage {
  const { config, section, index, sidebar } = scope
  const { baseUrl } = config
  const { frontMatter } = doc
  const href = withBase(baseUrl, doc.route)
  const breadcrumbs = section.breadcrumbs ? breadcrumbsOf(doc, index, baseUrl) : []
  const lastUpdated = lastUpdatedOf(doc, scope)
  const strip = pageStripOf(doc, scope)
  const description =
    doc.description === '' ? compiled.firstParagraph.slice(0, 300) : doc.description
  const editUrl = isGenerated(doc)
    ? null
    : frontMatter.custom_edit_url !== undefined
      ? frontMatter.custom_edit_url
      : config.editUrl?.replace('{file}', doc.file)
  const original = scope.locales.find(({ isDefault }) => isDefault)
  const levels = {
    min: frontMatter.toc_min_heading_level ?? config.outlineLevels.min,
    max: frontMatter.toc_max_heading_level ?? config.outlineLevels.max,
  }
  const tags = scope.tags
    .filter((tag) => tag.docs.includes(doc))
    .map((tag) => ({ label: tag.label, href: withBase(baseUrl, tag.route) }))
  const versions = scope.placeOf(doc)
  const outline =
    frontMatter.hide_table_of_contents === true ? [] : outlineOf(compiled.headings, levels)
  const view: PageView = {
    href,
    kind: 'doc',
    title: doc.title,
    documentTitle: documentTitle(doc.title, config),
    hasOutline: outline.length > 0,
    className: `docs-doc-page ${section.version.className} docs-doc-id-${doc.id.replace(/[^\w-]/g, '-')}`,
    ...(sidebar === undefined || sidebar.items.length === 0 ? {} : { sidebar }),
    ...versions.view,
  }
  const parts: PageParts = {
    breadcrumbs,
    outline,
    ...(isGenerated(doc) ? {} : { markdownHref: withBase(baseUrl, markdownHref(doc.route)) }),
    ...neighboursOf(doc, index, { docsById: scope.docsById, baseUrl }),
    ...(editUrl ? { editUrl } : {}),
    ...(lastUpdated === undefined ? {} : { lastUpdated }),
    ...(strip === undefined ? {} : { strip }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(versions.notice === undefined ? {} : { version: versions.notice }),
    ...(doc.missingTranslation === undefined || original === undefined
      ? {}
      : { untranslated: { lang: original.lang, dir: original.dir } }),
    ...(frontMatter.draft === true
      ? { notice: 'draft' }
      : frontMatter.unlisted === true
        ? { notice: 'unlisted' }
        : {}),
  }
  const origin = config.url.replace(/\/$/, '')
  const jsonLd = breadcrumbsJsonLd(breadcrumbs, { origin, pageHref: href })
  const noIndex = config.noIndex || section.version.noIndex || frontMatter.unlisted === true
  const place = index.places.get(doc)?.at
  const hasTitle = compiled.contentTitle !== undefined || frontMatter.hide_title === true
  return {
    route: doc.route,
    href,
    view,
    parts,
    head: pageHead({
      view,
      parts,
      route: doc.route,
      source: scope,
      description,
      noIndex,
      keywords: frontMatter.keywords ?? [],
      image:
        frontMatter.image === undefined
          ? cardOf(doc.title, scope, section.label ?? section.id)
          : imageAt(scope.imageHref(frontMatter.image, doc), scope),
      searchTag: `docs-${section.id}-${section.version.name}`,
      version: section.version.name,
      structuredData: [
        ...(jsonLd === undefined ? [] : [jsonLd]),
        ...(isGenerated(doc)
          ? []
          : [
              articleJsonLd({
                title: doc.title,
                description,
                url: `${origin}${encodeURI(href)}`,
                lang: parts.untranslated?.lang ?? config.lang,
                get html() {
                  return compiled.html
                },
                schema: frontMatter.schema,
                lastModified: lastUpdated?.iso,
                keywords: frontMatter.keywords ?? [],
                site: { name: config.title, url: `${origin}${baseUrl}` },
              }),
            ]),
      ],
      own: compiled.head ?? [],
    }),
    get html() {
      const body = scope.htmlOf(doc.file)
      return hasTitle ? body : `<h1>${escapeHtml(doc.title)}</h1>\n${body}`
    },
    get htmlHash() {
      return hasTitle ? scope.htmlHashOf(doc.file) : `${scope.htmlHashOf(doc.file)} ${doc.title}`
    },
    description,
    rootKey: section.key,
    file: doc.file,
    isIndexed: !noIndex,
    ...(lastUpdated === undefined ? {} : { lastModified: lastUpdated.iso }),
    ...(place === undefined ? {} : { place }),
  }
}

function lastUpdatedOf(doc: Doc, { config, dates }: SectionScope): LastUpdated | undefined {
  if (!config.lastUpdated.date) return undefined
  const given = doc.frontMatter.last_update
  const change = dates.get(doc.file)
  const date = given?.date === undefined ? change?.iso : new Date(given.date).toISOString()
  if (date === undefined) return undefined
  const author = config.lastUpdated.author ? (given?.author ?? change?.author) : given?.author
  const label = dateFormat(config.lang).format(new Date(date))
  return { iso: date, label, ...(author === undefined ? {} : { author }) }
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** One for all pages: making it takes a hundred times as long as using it. */
function dateFormat(lang: string): Intl.DateTimeFormat {
  const known = dateFormats.get(lang)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' })
  dateFormats.set(lang, format)
  return format
}
