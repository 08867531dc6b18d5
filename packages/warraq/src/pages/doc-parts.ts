import { escapeHtml } from '@warraq/markup/escape-html'
import type { PageHeading } from '@warraq/markup/heading-of-html'
import { remembered } from '@warraq/search/remembered'
import { fillText } from '@warraq/search-dialog/shared/fill-text'
import type { LastChange } from '../content/source/git-dates.ts'
import type { WarraqPlugin } from '../plugins/warraq-plugin.ts'
import type {
  LastUpdated,
  OutlineNode,
  PageFeedback,
  PageParts,
} from '../shared/data/page-parts.ts'
import { withBase } from '../shared/text/route-path.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import type { Doc } from './doc.ts'
import { isGenerated } from './generated-pages.tsx'
import { outlineOf } from './outline.ts'
import { pageStripOf } from './page-strip.ts'
import { neighboursOf } from './pagination.ts'
import type { SectionScope } from './ready-page.ts'
import { absoluteUrl, encodedPath, markdownHref } from './site-href.ts'
import { isWholeSection } from './whole-section.ts'

/** The parts around the content of a doc: breadcrumbs, outline, neighbours, dates, notices. */
export function docParts(
  doc: Doc,
  headings: readonly PageHeading[],
  scope: SectionScope,
): PageParts {
  const { draft, unlisted } = doc.frontMatter
  const tags = scope.tags
    .filter((tag) => tag.docs.has(doc))
    .map(({ label, route }) => ({ label, href: withBase(scope.config.baseUrl, route) }))
  return {
    breadcrumbs: scope.section.breadcrumbs ? breadcrumbsOf(doc, scope) : [],
    outline: docOutline(doc, headings, scope),
    ...(isGenerated(doc) ? {} : docActions(doc, scope)),
    ...neighboursOf(doc, scope),
    fields: doc.fields,
    lastUpdated: lastUpdatedOf(doc, scope),
    strip: pageStripOf(doc, scope),
    tags: tags.length === 0 ? undefined : tags,
    version: scope.placeOf(doc).notice,
    untranslated: untranslatedOf(doc, scope),
    notice:
      draft === true ? 'draft' : unlisted === true && !isWholeSection(doc) ? 'unlisted' : undefined,
  }
}

function docOutline(
  { frontMatter }: Doc,
  headings: readonly PageHeading[],
  { config: { outlineLevels, outlineWithout } }: SectionScope,
): readonly OutlineNode[] {
  if (frontMatter.hide_table_of_contents === true) return []
  const without = new Set(outlineWithout.map(escapeHtml))
  const shown = headings.filter(({ html }) => !without.has(html))
  return outlineOf(shown, {
    min: frontMatter.toc_min_heading_level ?? outlineLevels.min,
    max: frontMatter.toc_max_heading_level ?? outlineLevels.max,
  })
}

/** Actions on a written doc: edit, read as Markdown, ask an assistant, report whether it helped. */
function docActions(
  { file, relativePath, route, title, frontMatter }: Doc,
  { config, section, theme: { text } }: SectionScope,
): Pick<PageParts, 'editUrl' | 'markdownHref' | 'assistants' | 'feedback'> {
  const url = absoluteUrl(config)
  const markdown = markdownHref(route)
  const prompt = encodeURIComponent(fillText(text.askAboutPage, { url: url(markdown) }))
  const assistants = config.assistants.map(({ label, url: address }) => ({
    label,
    href: fillText(address, { prompt }),
  }))
  const { editUrl: address = config.editUrl, path } = section
  const paths = {
    file: encodedPath(file),
    path: encodedPath(relativePath),
    dir: encodedPath(path),
  }
  const editUrl = address && withoutParents(fillText(address, paths))
  const { custom_edit_url: ownEditUrl = editUrl } = frontMatter
  return {
    editUrl: ownEditUrl || undefined,
    markdownHref: withBase(config.baseUrl, markdown),
    assistants: assistants.length === 0 ? undefined : assistants,
    feedback: feedbackOf({ title, url: url(route), file }, config),
  }
}

/** The folder of a section may be beside the site: `x/website/../docs` becomes `x/docs`. */
function withoutParents(url: string): string {
  const shorter = url.replace(/\/(?!\.\.\/)[^/:]+\/\.\.\//, '/')
  return shorter === url ? url : withoutParents(shorter)
}

function feedbackOf(
  page: { readonly title: string; readonly url: string; readonly file: string },
  { feedback, plugins }: SectionScope['config'],
): PageFeedback | undefined {
  if (feedback === undefined) return undefined
  if (plugins.some(countsAnswers)) return { kind: 'count' }
  const values = Object.entries(page).map(([name, value]) => [name, encodeURIComponent(value)])
  const { issueUrl } = feedback
  return issueUrl === undefined
    ? undefined
    : { kind: 'issue', href: fillText(issueUrl, Object.fromEntries(values)) }
}

/** Whether a plugin has a browser module for the question whether a page was helpful. */
function countsAnswers({ client = [] }: WarraqPlugin): boolean {
  return client.some(({ when }) => when === 'docs-feedback')
}

function untranslatedOf(doc: Doc, { locales }: SectionScope): PageParts['untranslated'] {
  const original = locales.find(({ isDefault }) => isDefault)
  if (doc.missingTranslation === undefined || original === undefined) return undefined
  return { lang: original.lang, dir: original.dir }
}

/** Date and author of the last change: from the front matter, otherwise from the last commit. */
function lastUpdatedOf(doc: Doc, { config, dates }: SectionScope): LastUpdated | undefined {
  if (!config.lastUpdated.date) return undefined
  const given = doc.frontMatter.last_update
  const change = dates.get(doc.file)
  const date = given?.date === undefined ? change?.iso : new Date(given.date).toISOString()
  if (date === undefined) return undefined
  const author = config.lastUpdated.author ? (given?.author ?? change?.author) : given?.author
  return {
    iso: date,
    label: dateFormat(config.lang).format(new Date(date)),
    author,
    contributors: contributorsOf(change, config),
  }
}

function contributorsOf(
  change: LastChange | undefined,
  { lastUpdated, lang }: SectionScope['config'],
): string | undefined {
  const names = lastUpdated.contributors ? (change?.contributors ?? []) : []
  return names.length === 0 ? undefined : new Intl.ListFormat(lang).format(names)
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
