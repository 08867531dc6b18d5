/**
 * What the shell shows of one page: plain JSON, made at build time, sent inside the document and
 * inside the payload of a client navigation. Every `href` is final: base path, locale and version
 * are already in it. Optional fields are absent rather than null to keep the JSON small.
 */
export interface PageView {
  /** Path of the page with base path and trailing slash: `/learn/token/`. */
  readonly href: string
  readonly kind: 'doc' | 'page' | 'search' | 'not-found'
  /** Plain text of the page's `h1`. */
  readonly title: string
  /** Text of `<title>`. */
  readonly documentTitle: string
  readonly sidebar?: SidebarView
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly outline: readonly OutlineNode[]
  readonly previous?: PageLink
  readonly next?: PageLink
  readonly editUrl?: string
  readonly lastUpdated?: LastUpdated
  /** The page as Markdown. */
  readonly markdownHref?: string
  readonly tags?: readonly PageLink[]
  readonly version?: VersionView
  /** The same page in other versions, by version name. */
  readonly versionHrefs?: Readonly<Record<string, string>>
  readonly notice?: 'draft' | 'unlisted'
  /** Language the text is in instead, because no translation exists. */
  readonly untranslated?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' }
  /** Classes for `html`, e.g. `docs-doc-id-token`. */
  readonly className: string
}

export interface PageLink {
  readonly label: string
  readonly href: string
}

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

export interface SidebarView {
  /** Names the sidebar: two pages with one id share its open groups and scroll position. */
  readonly id: string
  readonly label: string
  readonly items: readonly SidebarItemView[]
}

export type SidebarItemView =
  | {
      readonly kind: 'link'
      readonly label: string
      readonly href: string
      readonly className?: string
    }
  | { readonly kind: 'html'; readonly html: string; readonly className?: string }
  | SidebarCategoryView

export interface SidebarCategoryView {
  readonly kind: 'category'
  /** Unique within the sidebar; key of its remembered open state. */
  readonly id: string
  readonly label: string
  /** The category's own page. */
  readonly href?: string
  readonly collapsible: boolean
  readonly collapsed: boolean
  readonly items: readonly SidebarItemView[]
  /** Set when `items` was left out of a very large sidebar: JSON of `SidebarItemView[]`. */
  readonly itemsHref?: string
  readonly className?: string
}

export interface VersionView {
  readonly name: string
  readonly label: string
  readonly badge: boolean
  readonly banner: 'none' | 'unreleased' | 'unmaintained'
  readonly latest: PageLink
  readonly latestName: string
  /** Identifies the docs root for the remembered preferred version. */
  readonly docsId: string
}
