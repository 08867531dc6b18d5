import type { LanguageRegistration } from '@shikijs/types'
import type { Features, HastPluginList, MdastPluginList } from 'satteri'
import type { Finding } from '../shared/diagnostic.ts'
import type { PageSource } from '../shared/page-source.ts'
import type { SearchCredit } from '../shared/site-view.ts'
import type { CodeBlockUse, CodeProblem } from './code-block-use.ts'
import type { ContentPage } from './content-page.ts'

/** Plain data. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json }

/** A check of what pages say, run by `warraq check`. */
export interface ContentCheck {
  /** Named in messages about the check itself. */
  readonly name: string
  /** What a finding of it is; `ignore` does not run it. */
  readonly severity: 'ignore' | 'warn' | 'throw'
  readonly run: (pages: readonly ContentPage[]) => readonly Finding[] | Promise<readonly Finding[]>
  /** What there was to check, for the report: `12 commands of listed programs`. */
  readonly summary?: (pages: readonly ContentPage[]) => string
}

/** Checks the code blocks of a language, all at once. */
export interface CodeLanguage {
  /** Words after the opening fence that name the language. */
  readonly names: readonly string[]
  readonly check: (
    blocks: readonly CodeBlockUse[],
    /** Folder for files that compilers read. */
    workDir: string,
  ) => readonly CodeProblem[] | Promise<readonly CodeProblem[]>
  /** Only blocks that say `complete`: whole files, which a compiler accepts. */
  readonly whenComplete?: true
}

/** A directive as an author wrote it. */
export interface DirectiveUse {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Source of the page, relative to the site root. */
  readonly file: string
  /** 1-based. */
  readonly line: number
}

/** The element a `:::name` container becomes. */
export interface ContainerElement {
  readonly tag: string
  readonly attributes?: Readonly<Record<string, string>>
  /** HTML in front of what the container holds. */
  readonly before?: string
}

/** A code block as an author wrote it. */
export interface FenceUse {
  readonly code: string
  /** The words after the language. */
  readonly meta: string
}

/** What a plugin does to Markdown. The hooks run in every thread that compiles pages. */
export interface MarkdownHooks {
  /** Syntax of the parser that is off otherwise, for instance `{ math: true }`. */
  readonly features?: Features
  /** Plugins of the parser (Sätteri) on the Markdown tree, before the engine's own. */
  readonly mdast?: MdastPluginList
  /** Plugins of the parser on the HTML tree, after the engine's own. */
  readonly hast?: HastPluginList
  /** `:::name` containers. */
  readonly containers?: Readonly<Record<string, (use: DirectiveUse) => ContainerElement>>
  /** `::name` on a line of its own, as HTML. */
  readonly leaves?: Readonly<Record<string, (use: DirectiveUse) => string | Promise<string>>>
  /** Code blocks that become something else, by language, as HTML. */
  readonly fences?: Readonly<Record<string, (fence: FenceUse) => string | Promise<string>>>
  /** TextMate grammars for highlighting. */
  readonly grammars?: readonly LanguageRegistration[]
}

/** A page as it was built, for files made of all pages. */
export interface EmittedPage {
  readonly route: string
  /** Served address: the route with the base path. */
  readonly href: string
  /** Complete URL. */
  readonly url: string
  readonly title: string
  readonly description: string
  /** Names above the page, from the section of the site downwards. */
  readonly crumbs: readonly string[]
  /** What a search is limited by: `docs-<docs id>-<version>`, or `default` outside the docs. */
  readonly searchTag: string
  /** Inner HTML of the article. */
  readonly html: string
  /** ISO date of the last change, where the site knows it. */
  readonly lastModified?: string
}

/** Files whose names hold a hash of their content, the same in all languages. */
export interface EmittedAssets {
  /** Served address of their folder, with a slash at its end. */
  readonly folder: string
  readonly files: readonly { readonly href: string; readonly bytes: number }[]
}

/** A built site in one language. */
export interface EmittedSite {
  readonly title: string
  readonly description: string
  /** Origin of the deployed site. */
  readonly url: string
  /** Path the language is served under. */
  readonly baseUrl: string
  readonly lang: string
  /** Identifies the scripts and styles of the build; documents and payloads work together only within one build. */
  readonly buildId: string
  readonly assets: EmittedAssets
  /** Served address of the search catalogue, which names the files of the index; absent when the site has no index of its own. */
  readonly searchCatalogue?: string
  /** Pages that search engines may list. */
  readonly pages: readonly EmittedPage[]
}

/** A file beside the pages. */
export interface OutputFile {
  /** Below the folder of the language, with `/`: `feed.xml`. */
  readonly path: string
  readonly content: string | Uint8Array
}

/** One option of a search service: what it must look like, in words and as a test. */
export interface OptionRule {
  readonly expected: string
  readonly isValid: (value: string) => boolean
  readonly isRequired?: boolean
}

/** Who answers the search, where it is not the index of the site itself. */
export interface SearchService {
  /** Value of `search.provider` that chooses it. */
  readonly provider: string
  /**
   * Module of the browser, named like that of a `ClientModule`. It exports
   * `openProvider(source: ProviderSource): SearchProvider | Promise<SearchProvider>`.
   */
  readonly module: string
  /** Link to the service, shown beside the results. */
  readonly credit?: SearchCredit
  /** What `search.options` may hold; absent = anything. */
  readonly options?: Readonly<Record<string, OptionRule>>
}

/** A page that has no picture of its own. */
export interface PicturedPage {
  readonly title: string
  /** Name of the section the page is in. */
  readonly section?: string
}

/** A picture that stands for a page elsewhere, in lists of links and messages. */
export interface PagePicture {
  /** Below the base path of the site: `assets/card-4f.png`. */
  readonly path: string
  readonly width: number
  readonly height: number
  /** What the picture says, for those who cannot see it. */
  readonly alt: string
}

/** The pictures of a site in one language: named at once, drawn while the pages are written. */
export interface PagePictures {
  readonly of: (page: PicturedPage) => PagePicture
  /** The files of all pictures that were asked for. */
  readonly draw: () => AsyncIterable<OutputFile>
}

/** What is known of a site when its pictures are named. */
export interface PicturedSite {
  /** Absolute root of the site's sources. */
  readonly root: string
  /** In the language of the pages. */
  readonly title: string
  /** Absolute folder that stays between builds, of this plugin and language alone. */
  readonly cacheDir: string
}

/** A module that runs in the browser. */
export interface ClientModule {
  /** Path below the site root, absolute path, or name of a module of an installed package. */
  readonly module: string
  /** Selector: the module is loaded with the first page that holds such an element; absent = with every page. */
  readonly when?: string
  /**
   * The module belongs to a part of the theme and is loaded with it, in place of `when`. For the search
   * dialog it exports `openPanel(source: PanelSource): DialogPanel`.
   */
  readonly part?: 'search-dialog'
  /**
   * Passed to the default export of the module, when that is a function. Without `when` it may return a
   * function, which then hears of every page that is shown.
   */
  readonly options?: Json
}

/** A kind of navbar item. */
export interface NavbarKind {
  /**
   * Module named like that of a `ClientModule`. Its default export is a React component, which is given
   * `NavbarComponentProps` and rendered at build time.
   */
  readonly module: string
  /**
   * Turns the fields of an item, without `type` and `position`, into the `options` of the component. The
   * message of an error it throws tells the author what is expected. Absent: the fields as they are.
   */
  readonly options?: (
    fields: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>>
}

/** What a plugin changes in the theme. Where the site replaces the same part, the site's component wins. */
export interface ThemeHooks {
  /**
   * Modules, named like that of a `ClientModule`, by the part of the theme they replace. The default
   * export of each is a React component with the props of the part, rendered at build time.
   */
  readonly parts?: Readonly<Record<string, string>>
  /** Kinds of navbar items by the `type` that chooses them, which begins with a small letter. */
  readonly navbar?: Readonly<Record<string, NavbarKind>>
  /** Style sheets for every page, named like modules. */
  readonly styles?: readonly string[]
}

/** What a plugin needs of the Content-Security-Policy of every document. */
export interface PolicyNeeds {
  /** Origins that readers' browsers call. */
  readonly connect?: readonly string[]
  /** Code in WebAssembly runs. */
  readonly webAssembly?: true
}

/** Something a site adds to the engine: data in, data out. Every hook is optional. */
export interface WarraqPlugin {
  /** Unique in a site; named in messages about the plugin. */
  readonly name: string
  readonly markdown?: MarkdownHooks
  /** Add, drop or change pages before they are compiled; returns new data. */
  readonly pages?: (
    sources: readonly PageSource[],
  ) => readonly PageSource[] | Promise<readonly PageSource[]>
  /** Files to place beside the pages of each language. */
  readonly emit?: (site: EmittedSite) => Iterable<OutputFile> | AsyncIterable<OutputFile>
  /** Draw pictures for pages that name none; not asked while the site is written. */
  readonly pictures?: (site: PicturedSite) => PagePictures
  readonly theme?: ThemeHooks
  readonly client?: readonly ClientModule[]
  readonly search?: SearchService
  readonly policy?: PolicyNeeds
  readonly checks?: readonly ContentCheck[]
  readonly codeLanguages?: readonly CodeLanguage[]
}
