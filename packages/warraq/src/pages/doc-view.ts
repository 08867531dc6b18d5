import type { PageView } from '../shared/page-view.ts'
import { withBase } from '../shared/route-path.ts'
import type { Doc } from './doc.ts'
import { documentTitle } from './page-head.ts'
import type { SectionScope } from './section-scope.ts'

/** What the shell shows of a doc. */
export function docView(doc: Doc, hasOutline: boolean, scope: SectionScope): PageView {
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
