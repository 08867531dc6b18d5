import type { PageLink, PageVersion } from './page-view.ts'

/**
 * The parts around the content of a page, which do not change while it is shown. Every `href` is
 * final.
 */
export interface PageParts<Fields = Readonly<Record<string, unknown>>> {
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly outline: readonly OutlineNode[]
  /** The page before this one. */
  readonly previous?: PageLink | undefined
  /** The page after this one. */
  readonly next?: PageLink | undefined
  /** Address for editing the source. */
  readonly editUrl?: string | undefined
  /** Links for asking assistants about this page. */
  readonly assistants?: readonly PageLink[] | undefined
  readonly feedback?: PageFeedback | undefined
  readonly lastUpdated?: LastUpdated | undefined
  readonly strip?: PageStripParts | undefined
  /** Address of the page as Markdown. */
  readonly markdownHref?: string | undefined
  readonly tags?: readonly PageLink[] | undefined
  readonly version?: VersionNoticeParts | undefined
  /** Values of the fields that the site adds to front matter; absent for generated pages. */
  readonly fields?: Fields | undefined
  /** Why the page is not listed. */
  readonly notice?: 'draft' | 'unlisted' | undefined
  /** Language of the text if there is no translation. */
  readonly untranslated?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined
}

/** How readers report whether a page helped: counted with page views, or as an issue. */
export type PageFeedback =
  | { readonly kind: 'count' }
  | { readonly kind: 'issue'; readonly href: string }

/** A breadcrumb without `href` is plain text; the last one is the page itself. */
export interface Breadcrumb {
  readonly label: string
  readonly href?: string | undefined
}

/** A heading of the page with the headings below it. */
export interface OutlineNode {
  readonly id: string
  /** Inline HTML from the engine: only text, `code`, `em`, `strong`, `del`. */
  readonly html: string
  readonly children: readonly OutlineNode[]
}

export interface LastUpdated {
  /** ISO 8601 date-time in UTC. */
  readonly iso: string
  /** Displayed date, e.g. `Nov 21, 2026`. */
  readonly label: string
  readonly author?: string | undefined
  /** Names of everybody who changed the page, in one text. */
  readonly contributors?: string | undefined
}

/** The strip at the beginning of a page; at least one field is set. */
export interface PageStripParts {
  readonly time?: string | undefined
  /** Inline HTML from the engine. */
  readonly needs?: readonly string[] | undefined
  readonly checked?: CheckedDay | undefined
  /** Notes of plugins; `isGood` puts a tick before one. */
  readonly rows?: readonly StripNote[] | undefined
}

/** What a plugin says about a page as a whole. */
export interface StripNote {
  readonly text: string
  readonly href?: string | undefined
  readonly isGood?: boolean | undefined
}

/** Date of the last check of a page against what it describes. */
export interface CheckedDay {
  /** ISO 8601 date. */
  readonly iso: string
  /** Displayed date, e.g. `November 2026`. */
  readonly label: string
}

/** The notice of a page about its version. */
export interface VersionNoticeParts extends PageVersion {
  readonly label: string
  readonly badge: boolean
  readonly banner: 'none' | 'unreleased' | 'unmaintained'
  readonly latest: PageLink
  readonly latestName: string
}
