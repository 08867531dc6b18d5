import type { ComponentType, ReactElement } from 'react'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { ModuleNames } from '../shared/data/module-names.ts'
import type { HeadTag } from '../shared/data/page-payload.ts'
import type { ProblemCode } from '../shared/data/problem-codes.ts'

/**
 * What modules are that MDX pages and their components import, besides files and packages. The hook is
 * plain data, because it goes to every thread that compiles pages.
 */
export interface PageModuleHook {
  /** Names of the modules; one that ends with `/`, such as `@theme/`, stands for all that begin with it. */
  readonly provides: readonly string[]
  /** URL of a module for the build, which exports `pageModules(options): PageModuleProvider`. */
  readonly build: string
  /**
   * Absolute path of a module for islands, which exports `modules(options)`: the exports of each module
   * by its name.
   */
  readonly browser: string
  /** Passed to `pageModules`. */
  readonly options?: Readonly<Record<string, unknown>>
  /** Passed to `modules`; readers can see it. */
  readonly browserOptions?: Readonly<Record<string, unknown>>
  /** Names of exports whose result in the browser differs from that in the build: `useColorMode`. */
  readonly live?: readonly string[]
  /** Names that stand for files and packages. */
  readonly names?: ModuleNames
  /** Style sheets for pages that have a class, or contain a text: absolute paths. */
  readonly styles?: readonly { readonly file: string; readonly when: readonly string[] | string }[]
}

type Exports = Readonly<Record<string, unknown>>

/** What the build module of a `PageModuleHook` returns. */
export interface PageModuleProvider {
  /** The modules for one page. */
  readonly open: (page: ModulePage) => ProvidedModules
  /** Whether a component that uses this export needs the browser. */
  readonly needsBrowser: (id: string, name: string) => boolean
  /** Changes the text of the style sheets that `names.styles` lists, after Vite has translated them. */
  readonly styles?: (css: string) => string
  /** Changes the text of any other style sheet; `listed` is the text of those that are listed. */
  readonly otherStyles?: (css: string, listed: string) => string
}

/** The modules that a provider has for one page. */
export interface ProvidedModules {
  /** Names of the modules, for messages. */
  readonly names: readonly string[]
  /** Exports of a module; `undefined` = there is no such module. */
  readonly exportsOf: (id: string) => Exports | undefined
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
    /** `type`, `title`, `children` */
    readonly Admonition: ModuleComponent
    /** `href`, `title`, `children` */
    readonly Card: ModuleComponent
    readonly Cards: ModuleComponent
    /** `language`, `title`, `showLineNumbers`, `className`, `metastring`, and the code as `children` */
    readonly CodeBlock: ModuleComponent
    /** Shows what is inside it, and its `title`, `label`, `text` and `description`. */
    readonly OnlyContent: ModuleComponent
    /** Moves elements to the head of the document. */
    readonly Head: ModuleComponent
    /** `tabs`: `{ value, label, isDefault, content }[]`, and the other props of the part */
    readonly Tabs: ModuleComponent
  }
  /** Code or a diagram, as a fence shows it. */
  readonly fence: (block: ModuleCode) => ReactElement
  /** Markdown as content of the page. */
  readonly markdown: (text: string) => ReactElement
  /** Cards for the pages of the sidebar next to the page, which are known when all pages are. */
  readonly sidebarCards: () => ReactElement
  /** Whether the document has an element like this one in its head. */
  readonly hasHeadTag: (attribute: string) => boolean
  readonly addHeadTag: (tag: HeadTag) => void
  /** Tells that what the page shows depends on its place, so that a copy elsewhere is made anew. */
  readonly dependsOnPlace: () => void
  readonly report: (
    code: ProblemCode,
    told: Pick<Diagnostic, 'found' | 'expected' | 'fix' | 'cause'>,
  ) => void
}
