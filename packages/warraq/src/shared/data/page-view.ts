/**
 * The shell's data for one page: plain data, made at build time. Every `href` is final: base path,
 * locale and version are already in it. Optional fields are undefined rather than null.
 */
export interface PageView {
  /** Path of the page with base path and trailing slash: `/learn/token/`. */
  readonly href: string
  readonly kind: 'doc' | 'page' | 'search' | 'not-found'
  /** Plain text of the page's `h1`. */
  readonly title: string
  /** Text of `<title>`. */
  readonly documentTitle: string
  readonly sidebar?: SidebarView | undefined
  /** There is an outline beside the content. */
  readonly hasOutline: boolean
  /** Absent in a docs root with one version. */
  readonly version?: PageVersion | undefined
  /** The same page in other versions, by version name. */
  readonly versionHrefs?: Readonly<Record<string, string>> | undefined
  /**
   * Where the page is in other languages, by name of the language: only those in which its route is
   * another one, or which lack it.
   */
  readonly languageHrefs?: Readonly<Record<string, string>> | undefined
  /** Classes for `html`, e.g. `docs-doc-id-token`. */
  readonly className: string
}

/** Data about a page that the browser needs in addition to its HTML. */
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
  /** Id of the sidebar: pages with the same id share its open groups and scroll position. */
  readonly id: string
  readonly label: string
  /** Name of the section, shown above its pages if the site sets one and no rows of sections do. */
  readonly title?: string | undefined
  /** The sections that share the sidebar, above the pages of the current one. */
  readonly sections?: readonly SidebarSection[] | undefined
  /** The category whose pages alone are in `items`. */
  readonly standalone?: StandaloneView | undefined
  readonly items: readonly SidebarItemView[]
}

/** A section that shares the sidebar with others. */
export interface SidebarSection extends PageLink {
  /** Name of a card icon. */
  readonly icon?: string | undefined
  readonly isCurrent: boolean
}

/** The head of a sidebar that shows a single category. */
export interface StandaloneView {
  /** Its name, and its page if it has one. */
  readonly label: string
  readonly href?: string | undefined
  /** The sidebar that it is a part of. */
  readonly back: PageLink | undefined
  readonly className?: string | undefined
  /** All its entries are in the page, so that readers can filter them. */
  readonly hasFilter: boolean
}

/** An entry of the sidebar. */
export type SidebarItemView =
  | {
      readonly kind: 'link'
      readonly label: string
      readonly href: string
      /** Short mark behind the label. */
      readonly badge?: string | undefined
      readonly className?: string | undefined
    }
  | { readonly kind: 'html'; readonly html: string; readonly className?: string | undefined }
  | SidebarCategoryView

/** A group of the sidebar. */
export interface SidebarCategoryView {
  readonly kind: 'category'
  /** Unique within the sidebar; also the key of its stored open state. */
  readonly id: string
  readonly label: string
  /** Address of the category's own page. */
  readonly href?: string | undefined
  /** Readers may close the group. */
  readonly collapsible: boolean
  /** The group is closed at first. */
  readonly collapsed: boolean
  readonly items: readonly SidebarItemView[]
  /** Address of the HTML of `items`; set if they were left out of a very large sidebar. */
  readonly itemsHref?: string | undefined
  readonly className?: string | undefined
}

/** The version of a docs root that a page belongs to. */
export interface PageVersion {
  readonly name: string
  /** Id of the docs root; key of the stored preferred version. */
  readonly docsId: string
}
