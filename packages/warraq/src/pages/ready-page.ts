import type { DocsRoot } from '../config/docs-root.ts'
import type { Language } from '../config/read-language.ts'
import type { LastChange } from '../content/source/git-dates.ts'
import type { PagePictures, StripRow } from '../plugins/warraq-plugin.ts'
import type { PageParts } from '../shared/data/page-parts.ts'
import type { HeadTag } from '../shared/data/page-payload.ts'
import type { PageView, SidebarView } from '../shared/data/page-view.ts'
import type { SiteTheme } from '../theme/parts/render-theme.tsx'
import type { Doc } from './doc.ts'
import type { LinkedPages, LinkPagesSource } from './link-pages.ts'
import type { LanguagePages } from './page-languages.ts'
import type { SidebarIndex } from './sidebar-item.ts'
import type { Tag } from './tags.ts'
import type { VersionPlace } from './version-place.ts'

/** What the author says about a page for the site's own search. */
interface PageSearch {
  /** Factor of its weight. */
  readonly boost?: number | undefined
  /** What readers say for it. */
  readonly keywords: readonly string[]
}

/** A page that is ready to be rendered: everything except the frame. */
export interface ReadyPage {
  readonly route: string
  /** Address of the page: its route with the base path. */
  readonly href: string
  readonly view: PageView
  readonly parts: PageParts
  readonly head: readonly HeadTag[]
  /** Inner HTML of the article with resolved links; computed on each access. */
  readonly html: string
  /** Changes with `html`; computed without reading HTML that is cached on disk. */
  readonly htmlHash: string
  readonly description: string
  /** Key of the docs root; absent for plain pages. */
  readonly rootKey?: string
  /** Source path, for the page as Markdown. */
  readonly file: string
  readonly isIndexed: boolean
  /** Absent for plain pages. */
  readonly search?: PageSearch
  readonly lastModified?: string | undefined
  /** Position in the reading order of its sidebar; absent for a page outside it. */
  readonly place?: number | undefined
}

export interface ReadyPagesSource
  extends Pick<Language, 'config' | 'locales' | 'filesBaseUrl'>,
    Pick<LinkPagesSource, 'compiledDocs' | 'plain' | 'model' | 'memory'> {
  readonly tags: readonly Tag[]
  readonly links: LinkedPages
  readonly dates: ReadonlyMap<string, LastChange>
  /** Rows that plugins add to the strip of a doc, by its file. */
  readonly stripRows: (file: string) => readonly StripRow[]
  /** Images from the plugin that draws them for pages without one. */
  readonly pictures: PagePictures | undefined
  readonly theme: SiteTheme
  /** The pages of every language, the default one first. */
  readonly languages: readonly LanguagePages[]
  /** Whether views and heads are computed on demand. */
  readonly isLazy: boolean
}

/** Shared data of the pages of a section in one version. */
export interface SectionScope extends ReadyPagesSource {
  readonly section: DocsRoot
  readonly placeOf: (doc: Doc) => VersionPlace
  readonly index: SidebarIndex
  readonly sidebar: SidebarView | undefined
  /** The written docs of the sidebars in reading order. */
  readonly order: readonly Doc[]
  readonly docsById: ReadonlyMap<string, Doc>
  /** First page of the section, if it has one at its address. */
  readonly sectionHref: string | undefined
}
