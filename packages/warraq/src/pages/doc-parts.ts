import type { PageHeading } from '../shared/compiled-page.ts'
import type { Breadcrumb, LastUpdated, OutlineNode, PageParts } from '../shared/page-parts.ts'
import { remembered } from '../shared/remembered.ts'
import { withBase } from '../shared/route-path.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import type { Doc } from './doc.ts'
import { docActions } from './doc-actions.ts'
import { isGenerated } from './generated-index.ts'
import { outlineOf } from './outline.ts'
import { pageStripOf } from './page-strip.ts'
import { neighboursOf } from './pagination.ts'
import type { ReadyPagesSource } from './ready-page.ts'
import type { SectionScope } from './section-scope.ts'

/** The parts around the content of a doc: breadcrumbs, outline, neighbours, dates, notices. */
export function docParts(
  doc: Doc,
  headings: readonly PageHeading[],
  scope: SectionScope,
): PageParts {
  const { config, index, docsById } = scope
  const { baseUrl } = config
  const editUrl = editUrlOf(doc, scope)
  const lastUpdated = lastUpdatedOf(doc, scope)
  const strip = pageStripOf(doc, scope)
  const tags = scope.tags
    .filter((tag) => tag.docs.includes(doc))
    .map((tag) => ({ label: tag.label, href: withBase(baseUrl, tag.route) }))
  const version = scope.placeOf(doc).notice
  return {
    breadcrumbs: crumbsOf(doc, scope),
    outline: docOutline(doc, headings, scope),
    ...(isGenerated(doc) ? {} : docActions(doc, scope)),
    ...neighboursOf(doc, index, { docsById, baseUrl }),
    ...(editUrl ? { editUrl } : {}),
    ...(lastUpdated === undefined ? {} : { lastUpdated }),
    ...(strip === undefined ? {} : { strip }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(version === undefined ? {} : { version }),
    ...untranslatedOf(doc, scope),
    ...noticeOf(doc),
  }
}

function crumbsOf(doc: Doc, { config, section, sectionHref, index }: SectionScope): Breadcrumb[] {
  if (!section.breadcrumbs) return []
  const name = section.label === undefined ? {} : { label: section.label }
  return breadcrumbsOf(doc, {
    index,
    section: { ...name, href: sectionHref },
    baseUrl: config.baseUrl,
  })
}

function docOutline(
  { frontMatter }: Doc,
  headings: readonly PageHeading[],
  { config: { outlineLevels } }: SectionScope,
): readonly OutlineNode[] {
  if (frontMatter.hide_table_of_contents === true) return []
  return outlineOf(headings, {
    min: frontMatter.toc_min_heading_level ?? outlineLevels.min,
    max: frontMatter.toc_max_heading_level ?? outlineLevels.max,
  })
}

/** Address for editing a doc; `null` or `undefined` if there is none. */
function editUrlOf(doc: Doc, { config }: SectionScope): string | null | undefined {
  if (isGenerated(doc)) return null
  const own = doc.frontMatter.custom_edit_url
  return own === undefined ? config.editUrl?.replace('{file}', doc.file) : own
}

function untranslatedOf(doc: Doc, { locales }: SectionScope): Pick<PageParts, 'untranslated'> {
  const original = locales.find(({ isDefault }) => isDefault)
  if (doc.missingTranslation === undefined || original === undefined) return {}
  return { untranslated: { lang: original.lang, dir: original.dir } }
}

function noticeOf({ frontMatter }: Doc): Pick<PageParts, 'notice'> {
  if (frontMatter.draft === true) return { notice: 'draft' }
  return frontMatter.unlisted === true ? { notice: 'unlisted' } : {}
}

/**
 * Date and author of the last change of a doc: from its front matter, otherwise from its last
 * commit.
 */
function lastUpdatedOf(
  doc: Doc,
  { config, dates }: Pick<ReadyPagesSource, 'config' | 'dates'>,
): LastUpdated | undefined {
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

/** Cached for all pages, because creating a format takes a hundred times as long as using it. */
function dateFormat(lang: string): Intl.DateTimeFormat {
  return remembered(
    dateFormats,
    lang,
    () => new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }),
  )
}
