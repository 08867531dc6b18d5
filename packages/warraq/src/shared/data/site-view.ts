import type { DocsVersionsView, SearchView } from '@warraq/search-dialog/searched-site'
import type {
  announcementOptions,
  navbarOptions,
  OptionsOf,
  ShellOptions,
} from './shell-options-schema.ts'

/** The shell's data for every page of one locale. Hrefs are final. */
export interface SiteView {
  readonly title: string
  /** Address of the home page in this language. */
  readonly homeHref: string
  /** Always starts and ends with `/`. */
  readonly baseUrl: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly navbar: NavbarView
  readonly announcement?: AnnouncementView | undefined
  readonly colorMode: ShellOptions['colorMode']
  /** Absent when the site has no search. */
  readonly search?: SearchView | undefined
  readonly sidebar: ShellOptions['sidebar']
  /** Base paths of the other languages below this one; their pages have their own shell. */
  readonly otherBaseUrls?: readonly string[] | undefined
  /** Versions of docs roots that have several; they limit what a search covers. */
  readonly docsVersions?: readonly DocsVersionsView[] | undefined
  /** Texts of the search that differ from the English ones. */
  readonly text?: Readonly<Record<string, string>> | undefined
}

/** Data about the site that the browser needs; everything else is HTML. */
export type RuntimeSite = Pick<
  SiteView,
  'baseUrl' | 'lang' | 'search' | 'otherBaseUrls' | 'docsVersions' | 'text'
>

/** The message above the navbar. */
export interface AnnouncementView extends OptionsOf<typeof announcementOptions> {
  readonly html: string
}

/** The navbar without logo and title. */
interface NavbarView extends OptionsOf<typeof navbarOptions> {
  readonly items: readonly PlacedNavbarItem[]
}

interface NavbarItemBase {
  readonly position: 'left' | 'right'
  readonly className?: string | undefined
}

/**
 * A navbar item after resolving the configuration: doc, docSidebar and docsVersion kinds have
 * become links.
 */
export type NavbarItemView = NavbarItemBase & NavbarItemContent

/** What an item shows, wherever it stands. */
export type NavbarItemContent =
  | ({ readonly kind: 'link' } & NavbarLinkView)
  | ({ readonly kind: 'dropdown' } & NavbarDropdownView)
  | { readonly kind: 'html'; readonly html: string }
  | {
      readonly kind: 'versions'
      readonly label: string
      readonly docsId: string
      /** Name of the version served at the route of the docs root. */
      readonly latest: string
      /** The reader's choice is not stored. */
      readonly isForgotten: boolean
      readonly versions: readonly VersionOption[]
      readonly before: readonly NavbarDropdownItemView[]
      readonly after: readonly NavbarDropdownItemView[]
    }
  | {
      readonly kind: 'locales'
      readonly label: string
      readonly locales: readonly LocaleOption[]
      readonly queryString: string
      readonly before: readonly NavbarDropdownItemView[]
      readonly after: readonly NavbarDropdownItemView[]
    }
  | { readonly kind: 'search' }
  | ({ readonly kind: 'component' } & NavbarComponentView)

/** A navbar item with its source, for error messages. */
export type PlacedNavbarItem = NavbarItemView & {
  /** Its path in the configuration, e.g. `navbar.items[3]`. */
  readonly place: string
  /** The item in the configuration, as JSON. */
  readonly written: string
}

/** An item that a component of the site renders. */
export interface NavbarComponentView {
  readonly component: string
  readonly options: Readonly<Record<string, unknown>>
}

export interface NavbarDropdownView {
  readonly label: string
  /** Address of the dropdown's own page. */
  readonly href?: string | undefined
  /** When the link to that page is marked as current. */
  readonly active?: ActiveRule | undefined
  readonly items: readonly NavbarDropdownItemView[]
}

/** An entry of a dropdown. */
export type NavbarDropdownItemView = Pick<NavbarItemBase, 'className'> &
  (({ readonly kind: 'link' } & NavbarLinkView) | { readonly kind: 'html'; readonly html: string })

export interface NavbarLinkView {
  /** Text, or HTML when `html` is set. */
  readonly label: string
  /** The label is HTML. */
  readonly html?: boolean | undefined
  readonly href: string
  /** When the link is marked as current; absent = never (external links). */
  readonly active?: ActiveRule | undefined
  /** Shown only on its own page. */
  readonly isUnlisted?: boolean | undefined
  /**
   * Target of the link in each version of a docs root: the version of the page, otherwise the
   * preferred one.
   */
  readonly versions?: VersionedHrefs | undefined
  /** Extra attributes from the config, e.g. `rel`, `aria-label`. */
  readonly attributes?: Readonly<Record<string, string>> | undefined
}

interface VersionedHrefs {
  readonly docsId: string
  readonly hrefs: Readonly<Record<string, string>>
}

export type ActiveRule =
  | { readonly by: 'prefix'; readonly path: string }
  | { readonly by: 'exact'; readonly path: string }
  | { readonly by: 'regex'; readonly pattern: string }
  | { readonly by: 'sidebar'; readonly id: string }
  | { readonly by: 'version'; readonly docsId: string; readonly name: string }

/** A version in the version dropdown. */
export interface VersionOption {
  readonly name: string
  readonly label: string
  /** Main doc of the version. */
  readonly href: string
}

/** A language in the language dropdown. */
export interface LocaleOption {
  readonly name: string
  /** Name of the language in the language itself. */
  readonly label: string
  readonly lang: string
  /** Base URL of the locale, absolute when it is on another domain. */
  readonly baseHref: string
  /** Whether this page is in this language. */
  readonly current: boolean
}
