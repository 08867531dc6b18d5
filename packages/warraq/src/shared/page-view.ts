/**
 * What the shell shows of one page: plain data, made at build time. Every `href` is final: base
 * path, locale and version are already in it. Optional fields are absent rather than null.
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
  /** There is an outline beside the content. */
  readonly hasOutline: boolean
  /** Absent in a docs root with one version. */
  readonly version?: PageVersion
  /** The same page in other versions, by version name. */
  readonly versionHrefs?: Readonly<Record<string, string>>
  /** Classes for `html`, e.g. `docs-doc-id-token`. */
  readonly className: string
}

/** What the browser has to know of a page, besides its HTML. */
export type PageRecord = Pick<
  PageView,
  'href' | 'kind' | 'title' | 'documentTitle' | 'className' | 'version'
>

export interface PageLink {
  readonly label: string
  readonly href: string
}

/** The sidebar of a section. */
export interface SidebarView {
  /** Names the sidebar: two pages with one id share its open groups and scroll position. */
  readonly id: string
  readonly label: string
  /** Name of the section above its pages, where the site gives one. */
  readonly title?: string
  readonly items: readonly SidebarItemView[]
}

/** An entry of the sidebar. */
export type SidebarItemView =
  | {
      readonly kind: 'link'
      readonly label: string
      readonly href: string
      readonly className?: string
    }
  | { readonly kind: 'html'; readonly html: string; readonly className?: string }
  | SidebarCategoryView

/** A group of the sidebar. */
export interface SidebarCategoryView {
  readonly kind: 'category'
  /** Unique within the sidebar; key of its remembered open state. */
  readonly id: string
  readonly label: string
  /** The category's own page. */
  readonly href?: string
  /** Readers may close it. */
  readonly collapsible: boolean
  /** Closed at first. */
  readonly collapsed: boolean
  readonly items: readonly SidebarItemView[]
  /** Set when `items` was left out of a very large sidebar: where their HTML is. */
  readonly itemsHref?: string
  readonly className?: string
}

/** The version of a docs root that a page belongs to. */
export interface PageVersion {
  readonly name: string
  /** Identifies the docs root for the remembered preferred version. */
  readonly docsId: string
}
