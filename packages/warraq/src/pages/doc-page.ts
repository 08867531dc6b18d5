import { escapeHtml } from '../shared/escape-html.ts'
import type { PageView } from '../shared/page-view.ts'
import { withBase } from '../shared/route-path.ts'
import type { CompiledDoc, Doc } from './doc.ts'
import { docHead } from './doc-head.ts'
import { docParts } from './doc-parts.ts'
import { documentTitle } from './page-head.ts'
import type { ReadyPage } from './ready-page.ts'
import type { SectionScope } from './section-scope.ts'

/** Maximum length of a description taken from the first paragraph, in characters. */
const LONGEST_DESCRIPTION = 300

/**
 * A doc with everything that depends on its place: breadcrumbs, outline, neighbours, sidebar,
 * version, head.
 */
export function docPage(entry: CompiledDoc, scope: SectionScope): ReadyPage {
  const { doc, compiled } = entry
  const { config, section, index } = scope
  const { frontMatter } = doc
  const parts = docParts(doc, compiled.headings, scope)
  const view = docView(doc, parts.outline.length > 0, scope)
  const description =
    doc.description === '' ? compiled.firstParagraph.slice(0, LONGEST_DESCRIPTION) : doc.description
  const noIndex = config.noIndex || section.version.noIndex || frontMatter.unlisted === true
  const place = index.places.get(doc)?.at
  const hasTitle = compiled.contentTitle !== undefined || frontMatter.hide_title === true
  return {
    route: doc.route,
    href: view.href,
    view,
    parts,
    head: docHead(entry, { view, parts, description, noIndex }, scope),
    get html() {
      const body = scope.links.htmlOf(doc.file)
      return hasTitle ? body : `<h1>${escapeHtml(doc.title)}</h1>\n${body}`
    },
    get htmlHash() {
      const hash = scope.links.htmlHashOf(doc.file)
      return hasTitle ? hash : `${hash} ${doc.title}`
    },
    description,
    rootKey: section.key,
    file: doc.file,
    isIndexed: !noIndex,
    ...(parts.lastUpdated === undefined ? {} : { lastModified: parts.lastUpdated.iso }),
    ...(place === undefined ? {} : { place }),
  }
}

/** The shell's data for a doc. */
function docView(doc: Doc, hasOutline: boolean, scope: SectionScope): PageView {
  const { config, section, sidebar } = scope
  return {
    href: withBase(config.baseUrl, doc.route),
    kind: 'doc',
    title: doc.title,
    documentTitle: documentTitle(doc.title, config),
    hasOutline,
    className: `docs-doc-page ${section.version.className} docs-doc-id-${doc.id.replace(/[^\w-]/g, '-')}`,
    ...(sidebar === undefined || sidebar.items.length === 0 ? {} : { sidebar }),
    ...scope.placeOf(doc).view,
  }
}
