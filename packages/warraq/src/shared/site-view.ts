/** What the shell shows on every page of one locale. Hrefs are final. */
export interface SiteView {
  readonly title: string
  /** Address of the home page in this language. */
  readonly homeHref: string
  /** Always starts and ends with `/`. */
  readonly baseUrl: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly navbar: NavbarView
  readonly announcement?: AnnouncementView
  readonly colorMode: ColorModeView
  /** Absent when the site has no search. */
  readonly search?: SearchView
  readonly sidebar: { readonly hideable: boolean; readonly autoCollapse: boolean }
  /** Base paths of the other languages below this one, whose pages have a shell of their own. */
  readonly otherBaseUrls?: readonly string[]
  /** Versions of docs roots that have several, for what a search covers. */
  readonly docsVersions?: readonly DocsVersionsView[]
  /** Strings of the search that differ from the English ones. */
  readonly text?: Readonly<Record<string, string>>
}

/** What of it the browser has to know: everything else is HTML. */
export type RuntimeSite = Pick<
  SiteView,
  'baseUrl' | 'lang' | 'search' | 'otherBaseUrls' | 'docsVersions' | 'text'
>

/** Versions of a section. */
export interface DocsVersionsView {
  readonly docsId: string
  /** Of the docs root. */
  readonly label: string
  readonly latest: string
  readonly names: readonly string[]
  /** Of the versions, in the order of `names`. */
  readonly labels: readonly string[]
}

/** The service that answers the search, as a link. */
export interface SearchCredit {
  readonly name: string
  readonly href: string
}

/** The search of the site. */
export interface SearchView {
  /** `local`, or the name of a service. */
  readonly provider: string
  /** Route of the search page. */
  readonly pageHref: string
  readonly placeholder: string
  /** Who answers, where the site wants it said. */
  readonly credit?: SearchCredit
  /** Hits the dialog asks for. */
  readonly maxHits: number
  /** Where a reader reports a query without results; `{query}` stands for it. */
  readonly reportUrl?: string
  /** Search tags of pages outside the docs and of docs roots with one version. */
  readonly tags: readonly string[]
  /** Everything else the chosen provider needs, as JSON. */
  readonly options: Readonly<Record<string, string>>
}

/** Light and dark mode. */
export interface ColorModeView {
  /** Mode of a first visit. */
  readonly defaultMode: 'light' | 'dark'
  /** There is no button to switch the mode. */
  readonly disableSwitch: boolean
  /** A first visit follows the system. */
  readonly respectPrefersColorScheme: boolean
}

/** The message above the navbar. */
export interface AnnouncementView {
  /** Changes with the message, so that readers who dismissed one see the next. */
  readonly id: string
  readonly html: string
  /** Readers may dismiss it. */
  readonly isCloseable: boolean
}

/** The navbar without logo and title. */
interface NavbarView {
  /** Hidden while the reader scrolls down. */
  readonly hideOnScroll: boolean
  readonly items: readonly NavbarItemView[]
}

interface NavbarItemBase {
  readonly position: 'left' | 'right'
  readonly className?: string
}

/** A navbar item after config resolution: doc, docSidebar and docsVersion kinds have become links. */
export type NavbarItemView = NavbarItemBase &
  (
    | ({ readonly kind: 'link' } & NavbarLinkView)
    | {
        readonly kind: 'dropdown'
        readonly label: string
        readonly href?: string
        readonly items: readonly NavbarDropdownItemView[]
        readonly active?: ActiveRule
      }
    | { readonly kind: 'html'; readonly html: string }
    | {
        readonly kind: 'versions'
        readonly label: string
        readonly docsId: string
        /** Name of the version served at the route of the docs root. */
        readonly latest: string
        /** The reader's choice is not remembered. */
        readonly isForgotten?: boolean
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
  )

/** An item that a component of the site shows. */
export interface NavbarComponentView {
  readonly component: string
  readonly options: Readonly<Record<string, unknown>>
}

/** An entry of a dropdown. */
export type NavbarDropdownItemView =
  | ({ readonly kind: 'link' } & NavbarLinkView)
  | { readonly kind: 'html'; readonly html: string }

export interface NavbarLinkView {
  /** Text, or HTML when `html` is set. */
  readonly label: string
  /** The label is HTML. */
  readonly html?: boolean
  readonly href: string
  /** When the link counts as the reader's place; absent = never (external links). */
  readonly active?: ActiveRule
  /** Shown only on its own page. */
  readonly isUnlisted?: true
  /** Where the link goes in each version of a docs root: the page's, else the preferred one. */
  readonly versions?: {
    readonly docsId: string
    readonly hrefs: Readonly<Record<string, string>>
  }
  /** Extra attributes from the config, e.g. `rel`, `aria-label`. */
  readonly attributes?: Readonly<Record<string, string>>
}

export type ActiveRule =
  | { readonly by: 'prefix'; readonly path: string }
  | { readonly by: 'exact'; readonly path: string }
  | { readonly by: 'regex'; readonly pattern: string }
  | { readonly by: 'sidebar'; readonly id: string }
  | { readonly by: 'version'; readonly docsId: string; readonly name: string }

/** A version that the reader may choose. */
export interface VersionOption {
  readonly name: string
  readonly label: string
  /** Main doc of the version. */
  readonly href: string
}

/** A language that the reader may choose. */
interface LocaleOption {
  readonly name: string
  /** Name in the language itself. */
  readonly label: string
  readonly lang: string
  /** Base URL of the locale, absolute when it is on another domain. */
  readonly baseHref: string
  /** The language of this page. */
  readonly current: boolean
}
