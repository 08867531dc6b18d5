import type { LanguageRegistration } from '@shikijs/types'
import type { CodeFence } from '@warraq/markup/source-parts'
import type { SearchCredit } from '@warraq/search-dialog/searched-site'
import type { Features, HastPluginList, MdastPluginList } from 'satteri'
import type { Finding } from '../shared/data/diagnostic.ts'
import type { PageSource } from '../shared/data/page-source.ts'
import type { ContentPage } from './content-page.ts'
import type { PageModuleHook } from './page-module-hook.ts'
import type { ReferencedSite, ReferenceReader } from './references-hook.ts'
import type { SyntaxHook, WrittenPage } from './syntax-hook.ts'

/** JSON data. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json }

/** The site whose content is checked. */
export interface CheckedSite {
  /** Absolute root of the site's sources. */
  readonly root: string
  /** Absolute cache folder for this plugin, which may not exist yet. */
  readonly cacheDir: string
  /** ISO date of the last check of the whole site. */
  readonly checked?: string
}

/** A check of content, which `warraq check` runs. */
export type ContentCheck = SiteContentCheck | PageContentCheck

interface NamedCheck {
  /** Name of the check, for messages about it. */
  readonly name: string
  /** Severity of its findings; with `ignore` it does not run. */
  readonly severity: 'ignore' | 'warn' | 'throw'
}

/** A check that compares pages, or asks for what may change without them. It runs every time. */
export interface SiteContentCheck extends NamedCheck {
  readonly run: (
    pages: readonly ContentPage[],
    site: CheckedSite,
  ) => readonly Finding[] | Promise<readonly Finding[]>
  /** The check asks other sites, and runs only with `warraq check --external`. */
  readonly isExternal?: true
  /**
   * Text about the checked items, for the report: `12 recorded anchors`. Called after `run`, or alone
   * if `severity` is `ignore`; empty text is left out.
   */
  readonly summary?: (pages: readonly ContentPage[]) => string
}

/**
 * A check of each page on its own. The engine remembers what it found on a page until the page, the
 * configuration with the modules that it imports, or `reads` changes.
 */
export interface PageContentCheck extends NamedCheck {
  /** Called once, before the first page that is checked; what it returns checks one page. */
  readonly eachPage: (site: CheckedSite) => CheckOfPage | Promise<CheckOfPage>
  /** Texts of files that the findings also depend on, such as a list of words. */
  readonly reads?: (site: CheckedSite) => readonly string[]
  /** Counts checked items, for the report; this also happens if `severity` is `ignore`. */
  readonly counts?: {
    readonly of: (page: ContentPage) => number
    /** Text about the number on all pages: `12 commands of listed programs`. */
    readonly text: (total: number) => string
  }
}

export type CheckOfPage = (page: ContentPage) => readonly Finding[]

/** Checks all code blocks of a language together. */
export interface CodeLanguage {
  /** Names of the language after an opening fence. */
  readonly names: readonly string[]
  readonly check: (
    blocks: readonly CodeBlockUse[],
    /** Folder for files that compilers read. */
    workDir: string,
  ) => readonly CodeProblem[] | Promise<readonly CodeProblem[]>
  /** Only check blocks marked `complete`: whole files that a compiler must accept. */
  readonly whenComplete?: true
  /** Package that reads the code; with another version of it, all blocks are checked again. */
  readonly tool?: string
}

/** A directive as an author wrote it. */
export interface DirectiveUse {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Source of the page, relative to the site root. */
  readonly file: string
  /** 1-based line. */
  readonly line: number
}

/** The element that replaces a `:::name` container. */
export interface ContainerElement {
  readonly tag: string
  readonly attributes?: Readonly<Record<string, string>>
  /** HTML before the content of the container. */
  readonly before?: string
}

/** A code block as an author wrote it. */
export interface FenceUse {
  readonly code: string
  /** The words after the language. */
  readonly meta: string
}

/** A page or a partial before it is parsed. */
export interface ParsedPage extends Pick<WrittenPage, 'file' | 'format' | 'report'> {
  /** The text that is parsed. */
  readonly text: string
}

/** Parser plugins (Sätteri) for one page. */
export interface PagePlugins {
  readonly mdast?: MdastPluginList
  readonly hast?: HastPluginList
}

/** Markdown hooks of a plugin. They run in every thread that compiles pages. */
export interface MarkdownHooks {
  /** Parser features that are off by default, for instance `{ math: true }`. */
  readonly features?: Features
  /** Parser plugins (Sätteri) for the Markdown tree; they run before the engine's own. */
  readonly mdast?: MdastPluginList
  /** Parser plugins for the HTML tree; they run after the engine's own. */
  readonly hast?: HastPluginList
  /** Parser plugins for one page, made for it; they run after `mdast` and `hast`. */
  readonly forPage?: (page: ParsedPage) => PagePlugins
  /** `:::name` containers. */
  readonly containers?: Readonly<Record<string, (use: DirectiveUse) => ContainerElement>>
  /** `::name` on a separate line, as HTML. */
  readonly leaves?: Readonly<Record<string, (use: DirectiveUse) => string | Promise<string>>>
  /** Replacements for code blocks, by language, as HTML. */
  readonly fences?: Readonly<Record<string, (fence: FenceUse) => string | Promise<string>>>
  /** TextMate grammars for highlighting. */
  readonly grammars?: readonly LanguageRegistration[]
}

/** A built page, for files that are generated from all pages. */
export interface EmittedPage {
  readonly route: string
  /** Served address: the route with the base path. */
  readonly href: string
  /** Complete URL. */
  readonly url: string
  readonly title: string
  readonly description: string
  /** Labels above the page, from the section downwards. */
  readonly crumbs: readonly string[]
  /** Tag that limits a search: `docs-<docs id>-<version>`, or `default` outside the docs. */
  readonly searchTag: string
  /** Inner HTML of the article. */
  readonly html: string
  /** ISO date of the last change, if known. */
  readonly lastModified?: string
}

/** Files with a content hash in their names, the same in all languages. */
export interface EmittedAssets {
  /** Served address of their folder, with a final slash. */
  readonly folder: string
  readonly files: readonly { readonly href: string; readonly bytes: number }[]
}

/** A built site in one language. */
export interface EmittedSite {
  readonly title: string
  readonly description: string
  /** Origin of the deployed site. */
  readonly url: string
  /** Base path of the language. */
  readonly baseUrl: string
  readonly lang: string
  /** Identifies the scripts and styles of the build; documents and payloads work together only within one build. */
  readonly buildId: string
  readonly assets: EmittedAssets
  /**
   * Served address of the search catalogue, which lists the files of the index; absent if the site
   * has no index of its own.
   */
  readonly searchCatalogue?: string
  /** Pages that search engines may list. */
  readonly pages: readonly EmittedPage[]
}

/** A file beside the pages. */
export interface OutputFile {
  /** Path below the folder of the language, with `/`: `feed.xml`. */
  readonly path: string
  readonly content: string | Uint8Array
}

/** One option of a search service: its allowed values in words and as a test. */
export interface OptionRule {
  readonly expected: string
  readonly isValid: (value: string) => boolean
  readonly isRequired?: boolean
}

/** A search service, used instead of the site's own index unless `search.provider` names another. */
export interface SearchService {
  /** Its name, also in `search.provider`. */
  readonly provider: string
  /**
   * Browser module, specified like that of a `ClientModule`. It exports `openProvider(source:
   * ProviderSource): SearchProvider | Promise<SearchProvider>`.
   */
  readonly module: string
  /** Link to the service, shown beside the results. */
  readonly credit?: SearchCredit
  /** Options for the module, which those of the site's `search.options` replace. */
  readonly values?: Readonly<Record<string, string>>
  /** Allowed `search.options`; absent = any. */
  readonly options?: Readonly<Record<string, OptionRule>>
}

/**
 * A page that is shown at the address of another one, for instance when that one cannot be loaded.
 * Search engines, menus and the search leave it out.
 */
export interface FallbackPage {
  /** Route below the base path of the language: `/offline/`. */
  readonly route: string
  readonly title: string
  /** HTML of the page body. */
  readonly html: string
}

/** A page without an image of its own. */
export interface PicturedPage {
  readonly title: string
  /** Name of the page's section. */
  readonly section?: string | undefined
}

/** An image that represents a page in link previews. */
export interface PagePicture {
  /** Path below the base path of the site: `assets/card-4f.png`. */
  readonly path: string
  readonly width: number
  readonly height: number
  /** Text alternative of the image. */
  readonly alt: string
}

/** The images of a site in one language: named at once, drawn while the pages are written. */
export interface PagePictures {
  readonly of: (page: PicturedPage) => PagePicture
  /** The files of all requested images. */
  readonly draw: () => AsyncIterable<OutputFile>
}

/** Data about a site that is available when its images are named. */
export interface PicturedSite {
  /** Absolute root of the site's sources. */
  readonly root: string
  /** Title in the language of the pages. */
  readonly title: string
  /** Absolute cache folder for this plugin and language. */
  readonly cacheDir: string
}

/** A module that runs in the browser. */
export interface ClientModule {
  /** Path below the site root, absolute path, or name of a module of an installed package. */
  readonly module: string
  /**
   * Selector: the module loads with the first page that contains a matching element; absent = with
   * every page.
   */
  readonly when?: string
  /**
   * The module belongs to a part of the theme and loads with it; replaces `when`. For the search
   * dialog it exports `openPanel(source: PanelSource): DialogPanel`.
   */
  readonly part?: 'search-dialog'
  /**
   * Passed to the default export of the module, if that is a function. Without `when` it may return
   * a function, which is then called for every page shown.
   */
  readonly options?: Json
}

/** A kind of navbar item. */
export interface NavbarKind {
  /**
   * Module, specified like that of a `ClientModule`. Its default export is a React component, which
   * receives `NavbarComponentProps` and is rendered at build time.
   */
  readonly module: string
  /**
   * Turns the fields of an item, without `type` and `position`, into the `options` of the
   * component. An error it throws should state the allowed values, for the author. Absent: the
   * fields themselves.
   */
  readonly options?: (
    fields: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>>
}

/** Theme hooks of a plugin. If the site replaces the same part, the site's component is used. */
export interface ThemeHooks {
  /**
   * Modules, specified like that of a `ClientModule`, by the theme part they replace. The default
   * export of each is a React component with the props of the part, rendered at build time.
   */
  readonly parts?: Readonly<Record<string, string>>
  /** Kinds of navbar items by their `type`, which begins with a lower-case letter. */
  readonly navbar?: Readonly<Record<string, NavbarKind>>
  /** Style sheets for every page, specified like modules. */
  readonly styles?: readonly string[]
}

/** Additions that a plugin needs in the Content-Security-Policy of every document. */
export interface PolicyNeeds {
  /** Origins that readers' browsers call. */
  readonly connect?: readonly string[]
  /** Origins of images. */
  readonly images?: readonly string[]
  /** Origins of audio and video. */
  readonly media?: readonly string[]
  /** Origins of pages in frames. */
  readonly frames?: readonly string[]
  /** Origins of scripts. */
  readonly scripts?: readonly string[]
  /** Origins of style sheets. */
  readonly styles?: readonly string[]
  /** Origins of fonts. */
  readonly fonts?: readonly string[]
  /** Allow WebAssembly code. */
  readonly webAssembly?: true
}

/** A note in the line below the first paragraph of a page. */
export interface StripRow {
  /** Plain text. */
  readonly text: string
  /** Where the reader learns more: a route of the site, or another address. */
  readonly href?: string
  /** Whether a tick stands before it. */
  readonly isGood?: boolean
}

/** An option of a command: `--out FILE`, or a switch such as `--json`. */
export interface CommandOption {
  /** Word for its value in the help text, such as `FILE`; absent for a switch. */
  readonly value?: string
  readonly meaning: string
}

/** What a command is called with. */
export interface CommandCall {
  /** Absolute root of the site. */
  readonly root: string
  /** Absolute folder of the built site, which may not exist: the given one, or `dist` of the site. */
  readonly builtDir: string
  /** Values of its options by name; `true` for a switch. */
  readonly options: Readonly<Record<string, string | true>>
}

/** A command that a plugin adds: `warraq <name> [folder]`. The folder is a site or a built site. */
export interface PluginCommand {
  /** What it does, for the help text: `records of a built site for an index`. */
  readonly purpose: string
  readonly options?: Readonly<Record<string, CommandOption>>
  /** Returns the exit code. A `UsageError` is printed, with exit code 1. */
  readonly run: (call: CommandCall) => number | Promise<number>
}

/** Something a site adds to the engine: data in, data out. Every hook is optional. */
export interface WarraqPlugin {
  /** Unique name within a site, used in messages about the plugin. */
  readonly name: string
  /** Directives, code blocks, parser plugins and grammars, which every thread that compiles pages uses. */
  readonly markdown?: MarkdownHooks
  /** Add, drop or change pages before they are compiled; returns new data. */
  readonly pages?: (
    sources: readonly PageSource[],
  ) => readonly PageSource[] | Promise<readonly PageSource[]>
  /** Reads pages that were written in the Markdown of another tool. */
  readonly syntax?: SyntaxHook
  /** Finds what references of another tool mean, once all pages of a site are known. */
  readonly references?: (site: ReferencedSite) => ReferenceReader
  /** Lets MDX pages import modules; only one plugin of a site may have it. */
  readonly pageModules?: PageModuleHook
  /** Notes to add to the line below the first paragraph of a page, after the engine's own. */
  readonly strip?: (page: ContentPage) => readonly StripRow[]
  /** Files to add beside the pages of each language. */
  readonly emit?: (site: EmittedSite) => Iterable<OutputFile> | AsyncIterable<OutputFile>
  /** Pages that are shown at addresses of other pages, in each language. */
  readonly fallbackPages?: (site: Pick<EmittedSite, 'lang'>) => readonly FallbackPage[]
  /** Draw images for pages without one; not called by the development server. */
  readonly pictures?: (site: PicturedSite) => PagePictures
  /** Parts of the theme, kinds of navbar items, and styles of every page. */
  readonly theme?: ThemeHooks
  /** Modules that run in the browser, on every page or on those with a matching element. */
  readonly client?: readonly ClientModule[]
  /** A search service in place of the site's own index. */
  readonly search?: SearchService
  /** What pages load or call from other origins. */
  readonly policy?: PolicyNeeds
  /** Checks of content, which `warraq check` runs. */
  readonly checks?: readonly ContentCheck[]
  /** Checks of all code blocks of a language together, for example with its compiler. */
  readonly codeLanguages?: readonly CodeLanguage[]
  /** Commands by name, one or two words: `{ 'search export': { … } }`. */
  readonly commands?: Readonly<Record<string, PluginCommand>>
}

/** A code block with its page. */
export interface CodeBlockUse extends CodeFence {
  readonly file: string
}

/** Why a block is invalid in its language. */
export interface CodeProblem {
  readonly block: CodeBlockUse
  /** 1-based line of the code; absent when it concerns the whole block. */
  readonly line?: number | undefined
  readonly message: string
}

/** A shown page, as passed to plugins. */
export interface ShownPage {
  /** Complete address in its clean spelling, without query and hash. */
  readonly address: string
  readonly title: string
}

/** Called for every page shown, including the first one. */
export type PageListener = (page: ShownPage) => void
