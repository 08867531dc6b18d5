import type { PageLink, PageVersion } from './page-view.ts'

/** What stands around the content of a page and never changes while it is shown. Every `href` is final. */
export interface PageParts {
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly outline: readonly OutlineNode[]
  /** The page before this one. */
  readonly previous?: PageLink
  /** The page after this one. */
  readonly next?: PageLink
  /** Address where the source is edited. */
  readonly editUrl?: string
  /** Where assistants are asked about this page. */
  readonly assistants?: readonly PageLink[]
  readonly feedback?: PageFeedback
  readonly lastUpdated?: LastUpdated
  readonly strip?: PageStripParts
  /** The page as Markdown. */
  readonly markdownHref?: string
  readonly tags?: readonly PageLink[]
  readonly version?: VersionNotice
  /** Why readers do not find the page by themselves. */
  readonly notice?: 'draft' | 'unlisted'
  /** Language the text is in instead, because no translation exists. */
  readonly untranslated?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' }
}

/** How readers say whether a page helped: counted with the pages, or as an issue. */
export type PageFeedback =
  | { readonly kind: 'count' }
  | { readonly kind: 'issue'; readonly href: string }

/** A crumb without `href` is plain text; the last one is the page itself. */
export interface Breadcrumb {
  readonly label: string
  readonly href?: string
}

/** A heading of the page with the headings below it. */
export interface OutlineNode {
  readonly id: string
  /** Inline HTML made by the engine: text, `code`, `em`, `strong`, `del` only. */
  readonly html: string
  readonly children: readonly OutlineNode[]
}

export interface LastUpdated {
  /** ISO 8601 date-time in UTC. */
  readonly iso: string
  /** What a reader sees, e.g. `Nov 21, 2026`. */
  readonly label: string
  readonly author?: string
}

/** What a reader wants to know before reading; at least one of it is there. */
export interface PageStripParts {
  readonly time?: string
  /** Inline HTML made by the engine. */
  readonly needs?: readonly string[]
  readonly checked?: CheckedDay
}

/** When somebody compared a page with what it describes. */
export interface CheckedDay {
  /** ISO 8601. */
  readonly iso: string
  /** What a reader sees, e.g. `November 2026`. */
  readonly label: string
  /** What the page was compared with. */
  readonly against?: string
}

/** What a page says about its version. */
export interface VersionNotice extends PageVersion {
  readonly label: string
  readonly badge: boolean
  readonly banner: 'none' | 'unreleased' | 'unmaintained'
  readonly latest: PageLink
  readonly latestName: string
}
