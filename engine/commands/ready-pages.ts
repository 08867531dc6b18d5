import { CURRENT_VERSION, type DocsRoot } from '../config/docs-root.ts'
import type { Locale } from '../config/locales.ts'
import type { DocsConfig } from '../config/schema.ts'
import type { CompiledPage } from '../content/compiled-page.ts'
import type { LastChange } from '../content/git-dates.ts'
import type { SocialCards } from '../emit/social-cards.ts'
import { type HeadImage, headTags } from '../render/head-tags.ts'
import { sidebarItemsHtml } from '../render/page-shell.tsx'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { escapeHtml } from '../shared/escape-html.ts'
import type { HeadTag } from '../shared/page-payload.ts'
import type { PageView, SidebarItemView, SidebarView } from '../shared/page-view.ts'
import { withBase } from '../shared/route-path.ts'
import type { UiText } from '../shared/ui-text.ts'
import { breadcrumbsJsonLd, breadcrumbsOf } from '../site/breadcrumbs.ts'
import type { Doc } from '../site/doc.ts'
import type { DocsModel, DocsVersionModel } from '../site/docs-model.ts'
import { isGenerated } from '../site/generated-index.ts'
import { outlineOf } from '../site/outline.ts'
import type { LastUpdated, PageParts } from '../site/page-parts.ts'
import { neighboursOf } from '../site/pagination.ts'
import { checkDocs, sidebarOf } from '../site/section-sidebars.ts'
import type { SidebarIndex } from '../site/sidebar-index.ts'
import { sidebarViews } from '../site/sidebar-view.ts'
import { articleJsonLd } from '../site/structured-data.ts'
import type { Tag } from '../site/tags.ts'
import { type VersionPlace, versionPlace } from '../site/version-place.ts'
import type { Memory } from './memory.ts'
import type { PlainPage } from './plain-pages.ts'

/** A page ready to be rendered: everything but the frame around it. */
export interface ReadyPage {
  readonly route: string
  /** Address of the page: its route with the base path. */
  readonly href: string
  readonly view: PageView
  readonly parts: PageParts
  readonly head: readonly HeadTag[]
  /** Inner HTML of the article, links resolved; made anew each time it is read. */
  readonly html: string
  /** Changes with `html`; made without reading it where it waits on disk. */
  readonly htmlHash: string
  readonly description: string
  /** Key of the docs root, absent for plain pages. */
  readonly rootKey?: string
  /** Source, for the page as Markdown. */
  readonly file: string
  readonly isIndexed: boolean
  readonly lastModified?: string
  /** Number in the reading order of its sidebar; absent for a page outside of it. */
  readonly place?: number
}

interface CompiledDoc {
  readonly doc: Doc
  readonly compiled: CompiledPage
}

export interface ReadyPagesSource {
  readonly config: DocsConfig
  readonly locales: readonly Locale[]
  readonly model: DocsModel
  /** Base path of files, the same in every language. */
  readonly filesBaseUrl: string
  readonly docs: readonly CompiledDoc[]
  readonly plain: readonly PlainPage[]
  readonly tags: readonly Tag[]
  /** Inner HTML of the article of a source file, links resolved. */
  readonly htmlOf: (file: string) => string
  /** Changes with what `htmlOf` answers. */
  readonly htmlHashOf: (file: string) => string
  /** Served address of an image that a page names as its social card. */
  readonly imageHref: (image: string, doc: Doc) => string
  readonly dates: ReadonlyMap<string, LastChange>
  /** Where cards are drawn for pages without an image of their own. */
  readonly cards: SocialCards | undefined
  readonly memory: Memory
  /** Strings of the language. */
  readonly text: UiText
  /** Whether views and heads are made when somebody asks for them. */
  readonly isLazy: boolean
}

export interface ReadyPages {
  readonly pages: readonly ReadyPage[]
  /** Files that pages ask for later, by output path. */
  readonly files: readonly (readonly [path: string, content: string])[]
  /** Items of sidebar groups that pages leave out, by address. */
  readonly laterItems: ReadonlyMap<string, readonly SidebarItemView[]>
  readonly problems: readonly Diagnostic[]
}

/** Give every page its place in the site: sidebar, crumbs, neighbours, head. */
export function readyPages(source: ReadyPagesSource): ReadyPages {
  const byRoot = new Map<string, CompiledDoc[]>()
  for (const entry of source.docs) {
    const known = byRoot.get(entry.doc.rootKey)
    if (known === undefined) byRoot.set(entry.doc.rootKey, [entry])
    else known.push(entry)
  }
  const sections = [...source.model.values()].flatMap((versions) =>
    versions.map((version) =>
      versionPages(version, versions, byRoot.get(version.root.key) ?? [], source),
    ),
  )
  return {
    pages: [
      ...source.plain.map((page) => plainPage(page, source)),
      ...sections.flatMap(({ pages }) => pages),
    ],
    files: sections.flatMap(({ files }) => files),
    laterItems: new Map(sections.flatMap(({ laterItems }) => [...laterItems])),
    problems: sections.flatMap(({ problems }) => problems),
  }
}

function versionPages(
  version: DocsVersionModel,
  versions: readonly DocsVersionModel[],
  own: readonly CompiledDoc[],
  source: ReadyPagesSource,
): ReadyPages {
  const { memory } = source
  const { root: section, sidebars } = version
  const scope = memory.once(
    `scope of ${section.key}`,
    [version, versions, source.config, source.text],
    () => {
      const { baseUrl } = source.config
      const docs = own.map(({ doc }) => doc)
      const views = new Map(
        sidebars.map((sidebar) => [
          sidebar.name,
          sidebarViews({
            sidebar,
            label: section.label ?? section.id,
            baseUrl,
            itemsHtml: (items) => sidebarItemsHtml(items, source.text),
          }),
        ]),
      )
      return {
        views,
        docsById: new Map(docs.map((doc) => [doc.id, doc])),
        placeOf: versionPlace(version, versions, baseUrl),
        problems: checkDocs(docs, sidebars),
      }
    },
  )
  const { views, docsById, placeOf, problems } = scope
  const pages = memory.each(
    `pages of ${section.key}`,
    [scope],
    own.map(({ doc, compiled }): [Doc, CompiledPage] => [doc, compiled]),
    (doc, compiled) => {
      const shown = sidebarOf(doc, sidebars)
      const sidebar = shown === undefined ? undefined : views.get(shown.name)?.of(doc)
      const index = shown?.index ?? NO_SIDEBAR
      const make = () =>
        docPage({ doc, compiled }, { ...source, section, index, sidebar, docsById, placeOf })
      return source.isLazy ? lazyPage(doc, source.config, make) : make()
    },
  )
  const files = [...views.values()].flatMap((view) => [...view.files])
  const laterItems = new Map([...views.values()].flatMap((view) => [...view.laterItems]))
  return { pages, files, laterItems, problems }
}

/** A page that is made when it is first looked at. */
function lazyPage(
  { route, file, rootKey }: Doc,
  { baseUrl }: DocsConfig,
  make: () => ReadyPage,
): ReadyPage {
  let made: ReadyPage | undefined
  const page = () => {
    made ??= make()
    return made
  }
  return {
    route,
    href: withBase(baseUrl, route),
    file,
    rootKey,
    get view() {
      return page().view
    },
    get parts() {
      return page().parts
    },
    get head() {
      return page().head
    },
    get html() {
      return page().html
    },
    get htmlHash() {
      return page().htmlHash
    },
    get description() {
      return page().description
    },
    get isIndexed() {
      return page().isIndexed
    },
  }
}

const NO_SIDEBAR: SidebarIndex = { order: [], places: new Map() }

interface SectionScope extends ReadyPagesSource {
  readonly section: DocsRoot
  readonly placeOf: (doc: Doc) => VersionPlace
  readonly index: SidebarIndex
  readonly sidebar: SidebarView | undefined
  readonly docsById: ReadonlyMap<string, Doc>
}

function docPage({ doc, compiled }: CompiledDoc, scope: SectionScope): ReadyPage {
  const { config, section, index, sidebar } = scope
  const { baseUrl } = config
  const { frontMatter } = doc
  const href = withBase(baseUrl, doc.route)
  const breadcrumbs = section.breadcrumbs ? breadcrumbsOf(doc, index, baseUrl) : []
  const lastUpdated = lastUpdatedOf(doc, scope)
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

const NO_PARTS: PageParts = { breadcrumbs: [], outline: [] }

function plainPage(page: PlainPage, source: ReadyPagesSource): ReadyPage {
  const { config, htmlOf, htmlHashOf } = source
  const view: PageView = {
    href: withBase(config.baseUrl, page.route),
    kind: page.kind,
    title: page.title,
    documentTitle:
      page.isSiteTitle === true ? siteTitle(config) : documentTitle(page.title, config),
    hasOutline: false,
    className: page.kind === 'page' ? 'plain-page' : `${page.kind}-page`,
  }
  const noIndex = config.noIndex || page.kind !== 'page'
  return {
    route: page.route,
    href: view.href,
    view,
    parts: NO_PARTS,
    head: pageHead({
      view,
      parts: NO_PARTS,
      route: page.route,
      source,
      description: page.description,
      noIndex,
      keywords: [],
      image:
        page.kind === 'not-found'
          ? undefined
          : cardOf(page.isSiteTitle === true ? config.tagline || page.title : page.title, source),
      searchTag: 'default',
      version: CURRENT_VERSION,
      structuredData: [],
    }),
    get html() {
      return htmlOf(page.file)
    },
    get htmlHash() {
      return htmlHashOf(page.file)
    },
    description: page.description,
    file: page.file,
    isIndexed: !noIndex,
  }
}

interface PageHeadSource {
  readonly view: PageView
  readonly parts: PageParts
  readonly route: string
  readonly source: Pick<ReadyPagesSource, 'config' | 'locales'>
  readonly description: string
  readonly noIndex: boolean
  readonly keywords: readonly string[]
  readonly image: HeadImage | undefined
  readonly searchTag: string
  readonly version: string
  readonly structuredData: readonly object[]
  /** Elements the page itself asks for. */
  readonly own?: readonly HeadTag[]
}

function pageHead({
  view,
  parts,
  route,
  source: { config, locales },
  description,
  noIndex,
  keywords,
  image,
  searchTag,
  version,
  structuredData,
  own = [],
}: PageHeadSource): HeadTag[] {
  const origin = config.url.replace(/\/$/, '')
  const url = `${origin}${encodeURI(view.href)}`
  return headTags({
    documentTitle: view.documentTitle,
    description,
    keywords,
    url,
    noIndex,
    lang: config.lang,
    alternates: locales.map(({ lang, baseUrl }) => ({
      lang,
      url: `${origin}${encodeURI(withBase(baseUrl, route))}`,
    })),
    searchTag,
    version,
    isNotFound: view.kind === 'not-found',
    structuredData,
    siteMetadata: config.metadata,
    own,
    ...(image === undefined ? {} : { image }),
    ...(parts.lastUpdated === undefined ? {} : { lastModified: parts.lastUpdated.iso }),
    ...(parts.markdownHref === undefined ? {} : { markdownHref: parts.markdownHref }),
  })
}

/** The card of a page that names no image: drawn, or the one of the whole site. */
function cardOf(title: string, source: ReadyPagesSource, section?: string): HeadImage | undefined {
  const { cards, config } = source
  if (cards !== undefined) return cards.of({ title, ...(section === undefined ? {} : { section }) })
  return config.image === undefined ? undefined : imageAt(config.image, source)
}

function imageAt(image: string, { config, filesBaseUrl }: ReadyPagesSource): HeadImage {
  const origin = config.url.replace(/\/$/, '')
  return { url: image.startsWith('/') ? `${origin}${withBase(filesBaseUrl, image)}` : image }
}

/** `/learn/token/` is also `/learn/token.md`; the root of the site is `/index.md`. */
export function markdownHref(href: string): string {
  return href.endsWith('//') || href === '/' ? '/index.md' : href.replace(/\/$/, '.md')
}

function documentTitle(title: string, config: DocsConfig): string {
  return title === '' || title === config.title
    ? config.title
    : `${title} ${config.titleDelimiter} ${config.title}`
}

function siteTitle({ title, tagline, titleDelimiter }: DocsConfig): string {
  return tagline === '' ? title : `${title} ${titleDelimiter} ${tagline}`
}

function lastUpdatedOf(doc: Doc, { config, dates }: SectionScope): LastUpdated | undefined {
  if (!config.lastUpdated.date) return undefined
  const given = doc.frontMatter.last_update
  const change = dates.get(doc.file)
  const date = given?.date === undefined ? change?.iso : new Date(given.date).toISOString()
  if (date === undefined) return undefined
  const author = config.lastUpdated.author ? (given?.author ?? change?.author) : given?.author
  const label = new Intl.DateTimeFormat(config.lang, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(date))
  return { iso: date, label, ...(author === undefined ? {} : { author }) }
}
