import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { Plugin } from 'vite'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { HeadTag } from '../shared/data/page-payload.ts'
import type { ProblemCode } from '../shared/data/problem-codes.ts'

/**
 * Lets MDX pages import more than partials and pictures. The hook is plain data, because it goes to
 * every thread that compiles pages.
 */
export interface PageModuleHook {
  /**
   * URL of a file that exports `pageModules(options): PageModuleProvider`. The engine compiles
   * pages again when this file changes, but not when a file that it imports does, so bundle them.
   */
  readonly module: string
  /** Given to `pageModules`. */
  readonly options?: Readonly<Record<string, unknown>>
}

/** What the module of a `PageModuleHook` returns. */
export interface PageModuleProvider {
  /** Bundles what the pages of a site import; called before pages are compiled. */
  readonly bundle: (site: ImportingSite) => Promise<PageModuleBundle>
  /** Loads the bundle; every thread that compiles pages calls it. */
  readonly load: (bundle: PageModuleBundle) => Promise<PageModules>
  /** What the bundler of the browser needs to read the files of the bundle. */
  readonly browser: (site: BrowserFiles) => BrowserBundling
}

/** A site whose pages import modules. */
export interface ImportingSite {
  /** Absolute root of the site's sources. */
  readonly root: string
  /** The MDX pages. */
  readonly pages: readonly { readonly file: string; readonly text: string }[]
  /** Text of a file that a page may import, by its path relative to the root. */
  readonly readFile: (file: string) => string | undefined
  /** Whether pages may import a path: no hidden file, and none outside the repository. */
  readonly mayImport: (file: string) => boolean
  /** Bundles modules for Node. */
  readonly bundle: (options: ImportBundling) => Promise<ModuleBundle>
  readonly readStyles: StylesReader
  /** Absolute folder for files that the next build reads. */
  readonly cacheDir: string
}

/** How to bundle what pages import. */
export interface ImportBundling {
  /** Name of the bundle, which later builds reuse while `entry` and all sources stay the same. */
  readonly name: string
  /** Source of the entry module; it may import files by absolute path. */
  readonly entry: string
  readonly plugins: readonly Plugin[]
  /** Receives what the plugins find while they run. */
  readonly found: ModuleFindings
  readonly readStyles: StylesReader
}

/** What the plugins of a bundler find besides code. */
export interface ModuleFindings {
  readonly islands: BrowserModule[]
  readonly styles: ModuleStyles[]
  readonly problems: Diagnostic[]
}

/** A module whose components can be hydrated. */
export interface BrowserModule {
  /** The HTML of a page refers to it by this name. */
  readonly name: string
  /** Absolute path. */
  readonly file: string
}

/** A style sheet that some pages need. */
export interface ModuleStyles {
  /** Absolute path of a file that any page may load. */
  readonly file: string
  /** The classes that need it, as selectors, or a text in the HTML of pages that do. */
  readonly when: readonly string[] | string
}

/** Modules in one file for Node, with what they need besides. */
export interface ModuleBundle {
  /** URL for `import()`; changes whenever a source changes. */
  readonly url: string
  /** Changes whenever a result may: with a source, a package, a variable of the environment. */
  readonly hash: string
  /** Absolute paths of the sources. */
  readonly files: readonly string[]
  readonly islands: readonly BrowserModule[]
  readonly pageStyles: readonly ModuleStyles[]
  readonly problems: readonly Diagnostic[]
}

/** A bundle as it goes to every thread that compiles pages: plain data. */
export interface PageModuleBundle extends ModuleBundle {
  /** What else `load` needs. */
  readonly data?: unknown
}

/** A style sheet that Vite has translated with the options of the site. */
export interface TranslatedStyles {
  readonly css: string
  /** Names of the classes of a CSS module, by the names in its source; `a b` if it composes. */
  readonly modules: Readonly<Record<string, string>>
  /** Absolute paths of the files that it contains besides itself. */
  readonly deps: ReadonlySet<string>
}

/**
 * Translates a style sheet, given by its absolute path; rejects with the message of Vite.
 * @param text replaces that of the file
 */
export type StylesReader = (file: string, text?: string) => Promise<TranslatedStyles>

/** Files of a bundle that the browser may load. */
export interface BrowserFiles {
  readonly root: string
  /** Their absolute paths. */
  readonly files: readonly string[]
  readonly readStyles: StylesReader
}

/** How the bundler of the browser reads them. */
export interface BrowserBundling {
  readonly plugins: readonly Plugin[]
  readonly readStyles: StylesReader
}

/** Modules that a thread has loaded. */
export interface PageModules {
  /** What is wrong with them for all pages. */
  readonly problems: readonly Diagnostic[]
  readonly open: (page: ModulePage) => PageImports
}

/** What one page imports. */
export interface PageImports {
  /** What an import names: the name of a file or package in place of an alias for it. */
  readonly nameOf: (written: string) => string
  /** The exports of a module: `*` is the whole module. */
  readonly read: (from: string, place: ImportPlace) => ExportReader
  /** Components that need no import; called immediately before the page renders. */
  readonly components: () => Readonly<Record<string, unknown>>
  /** Replaces an element of JSX; `undefined` = it stays. */
  readonly element: (element: WrittenElement) => ReactElement | undefined
}

/** Where a page or one of its partials imports something. */
export interface ImportPlace {
  /** Relative to the site root. */
  readonly file: string
  /** 1-based. */
  readonly line: number | undefined
}

/** Value of an export, under the name that the page gives it. */
export type ExportReader = (
  exported: string,
  use: { readonly name: string; readonly line: number | undefined },
) => unknown

/** An element of JSX. */
export interface WrittenElement {
  readonly type: unknown
  readonly props: Readonly<Record<string, unknown>>
  readonly key: string | undefined
  /** The block of code that it stands for. */
  readonly code?: ModuleCode | undefined
}

/** A component that a page imports by name; an author wrote its props. */
export type ModuleComponent = ComponentType<Record<string, unknown>>

/** A block of code. */
interface ModuleCode {
  readonly code: string
  readonly language: string
  /** The words after the language. */
  readonly meta: string
}

/** The page for which modules are made. */
export interface ModulePage {
  /** Its source, relative to the site root. */
  readonly file: string
  /** Its text. */
  readonly text: string
  /** Components of the engine, with the parts that the site replaces. */
  readonly components: {
    /** `kind`, `title`, `label` (its text), `children` */
    readonly Admonition: ModuleComponent
    /** `href`, `title`, `children` */
    readonly Card: ModuleComponent
    readonly Cards: ModuleComponent
    /** Shows what is inside it, and its `title`, `label`, `text` and `description`; so do its members. */
    readonly OnlyContent: ModuleComponent
    /** Moves elements to the head of the document. */
    readonly Head: ModuleComponent
    /** `tabs`: `{ value, label, isDefault, content }[]`, and the other props of the part */
    readonly Tabs: ModuleComponent
  }
  /** Code or a diagram, as a fence shows it; absent language = that of fences without one. */
  readonly fence: (
    block: Omit<ModuleCode, 'language'> & { readonly language?: string | undefined },
  ) => ReactElement
  /** Markdown as content of the page. */
  readonly markdown: (text: string) => ReactElement
  /** Cards for the pages of the sidebar next to the page, which are known when all pages are. */
  readonly sidebarCards: () => ReactElement
  /** Whether the document has an element like this one in its head. */
  readonly hasHeadTag: (attribute: string) => boolean
  readonly addHeadTag: (tag: HeadTag) => void
  /** Tells that what the page shows depends on its place, so that a copy elsewhere is made anew. */
  readonly dependsOnPlace: () => void
  /** @param place absent = the page as a whole */
  readonly report: (
    code: ProblemCode,
    told: Pick<Diagnostic, 'found' | 'expected' | 'fix' | 'cause'>,
    place?: ImportPlace,
  ) => void
  /**
   * HTML of an element whose component is the site's code, or why it has none: it threw, or it did not
   * end in time.
   */
  readonly render: (element: ReactElement) => { readonly html: string } | { readonly fault: Error }
  /** HTML of content of the page, without what pages must not contain. */
  readonly content: (node: ReactNode) => string
  /** HTML of the site's own code as an element, which is not checked like content. */
  readonly ownHtml: (html: string) => ReactElement
  /**
   * Renders an element as the browser does first; `undefined` if it throws.
   * @param shown its HTML in the build
   */
  readonly renderLive: (element: ReactElement, shown: string) => LiveHtml | undefined
}

/** HTML that the browser can hydrate. */
export interface LiveHtml {
  readonly html: string
  /** The HTML as an island. */
  readonly island: (island: {
    /** Name of its module: `BrowserModule`. */
    readonly name: string
    /** Name of its export. */
    readonly exported: string
    /** Values that JSON can hold. */
    readonly props: Readonly<Record<string, unknown>>
    /** `<template data-of="name">`: content that its first HTML does not show, by its prop. */
    readonly hidden: string
  }) => ReactElement
}
