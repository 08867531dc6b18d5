/** What dialog and search page know of the site. */
export interface SearchedSite {
  /** Always starts and ends with `/`. */
  readonly baseUrl: string
  readonly lang: string
  /** Absent when the site has no search. */
  readonly search?: SearchView | undefined
  /** Versions of docs roots that have several; they limit what a search covers. */
  readonly docsVersions?: readonly DocsVersionsView[] | undefined
  /** Texts that differ from the English ones. */
  readonly text?: Readonly<Record<string, string>> | undefined
}

/** The search of the site. */
export interface SearchView {
  /** Name of the search service. */
  readonly provider: string
  /** Options of the provider, by name. */
  readonly options: Readonly<Record<string, string>>
  /** Text of the empty field. */
  readonly placeholder: string
  /** Number of results in the dialog. */
  readonly maxHits: number
  /** Address where readers report a query without results, with `{query}` in its place. */
  readonly reportUrl?: string | undefined
  /** Route of the search page. */
  readonly pageHref: string
  /** Credit for the search service, if the plugin sets one. */
  readonly credit?: SearchCredit | undefined
  /** Pages that the dialog shows before a reader types. */
  readonly popular?: readonly NamedPage[] | undefined
  /** Search tags of pages outside the docs and of docs roots with one version. */
  readonly tags: readonly string[]
  /** Labels of those docs roots, in the order of their tags, which follow the first one. */
  readonly labels?: readonly string[] | undefined
}

/** The search service, as a link. */
export interface SearchCredit {
  readonly name: string
  readonly href: string
}

/** A page that is offered to a reader without a search. */
export interface NamedPage {
  readonly href: string
  readonly title: string
}

/** Versions of a section. */
export interface DocsVersionsView {
  readonly docsId: string
  /** Label of the docs root. */
  readonly label: string
  readonly latest: string
  readonly names: readonly string[]
  /** Labels of the versions, in the order of `names`. */
  readonly labels: readonly string[]
}

/** The page on screen. */
export interface SearchedFrom {
  readonly href: string
  /** Absent in a docs root with one version. */
  readonly version?: { readonly docsId: string; readonly name: string } | undefined
}
