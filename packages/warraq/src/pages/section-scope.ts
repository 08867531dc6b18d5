import type { DocsRoot } from '../config/docs-root.ts'
import type { SidebarView } from '../shared/page-view.ts'
import type { Doc } from './doc.ts'
import type { ReadyPagesSource } from './ready-page.ts'
import type { SidebarIndex } from './sidebar-index.ts'
import type { VersionPlace } from './version-place.ts'

/** Shared data of the pages of a section in one version. */
export interface SectionScope extends ReadyPagesSource {
  readonly section: DocsRoot
  readonly placeOf: (doc: Doc) => VersionPlace
  readonly index: SidebarIndex
  readonly sidebar: SidebarView | undefined
  readonly docsById: ReadonlyMap<string, Doc>
  /** First page of the section, if it has one at its address. */
  readonly sectionHref: string | undefined
}
