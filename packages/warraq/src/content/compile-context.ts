import type { CodeComment } from '@warraq/fences/magic-comments'
import type { ComponentType, ReactElement } from 'react'
import type { MarkdownExtensions } from '../plugins/markdown-extensions.ts'
import type { PageModules } from '../plugins/page-module-hook.ts'
import type { SyntaxReader } from '../plugins/syntax-hook.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { HeadTag } from '../shared/data/page-payload.ts'
import type { Place } from '../shared/data/problem-at.ts'
import type { ReadingRules } from '../shared/data/reading-rules.ts'
import type { SiteParts } from '../theme/parts/part.tsx'
import type { UiText } from '../theme/text/ui-text.ts'
import type { IncludeFault } from './fences/included-file.ts'
import type { Placeholders } from './placeholders.ts'

/** A heading of a page, for lists of them within the page. */
interface TocEntry {
  readonly value: string
  readonly id: string
  readonly level: number
}

/** A React component of the site that content may use. */
export interface ContentComponent {
  /** Name of its file and of its JSX element: `NetworkFacts`. */
  readonly name: string
  readonly component: ComponentType<Record<string, unknown>>
}

/** The text of a file, or why it cannot be shown. */
export type CodeReader = (file: string) => { readonly text: string } | IncludeFault

/** Values that all pages of a build share. */
export interface CompileContext {
  /** Components by directive name (`network-facts`). */
  readonly components: ReadonlyMap<string, ContentComponent>
  readonly defaultCodeLanguage: string
  /** Whether dollar signs may mean formulas. */
  readonly readsMath: boolean | 'double'
  /** Comments of the site that mark lines of code. */
  readonly codeComments: readonly CodeComment[]
  /** Strings of the shell in the language of the page, or marks in place of them. */
  readonly text: UiText
  /** Whether the site has several languages, which share the pages without a translation. */
  readonly sharesPages: boolean
  /** Reads a partial of an MDX page; the path is relative to the site root. */
  readonly readFile: (file: string) => string | undefined
  /** What the project makes of the text of a partial, front matter and all. */
  readonly changePartial?:
    | ((partial: { readonly file: string; readonly text: string }) => Promise<string>)
    | undefined
  /** Reads a file whose code a page shows; the path is relative to the site root. */
  readonly readCode: CodeReader
  /** Elements and schemes that the configuration allows in addition: `iframe`, `vscode:`. */
  readonly allowedHtml: ReadonlySet<string>
  /** Environment variables that MDX may read, with their values. */
  readonly environment: Readonly<Record<string, string>>
  /** The modules that MDX pages import; absent if no plugin provides them. */
  readonly pageModules?: PageModules | undefined
  /** Time that a component has to render, and a page, unless one of its components takes longer. */
  readonly loopLimitMs?: number
  readonly rules: ReadingRules
  /** What reads the Markdown of other tools. */
  readonly syntax: readonly SyntaxReader[]
  readonly extensions: MarkdownExtensions
  readonly parts: SiteParts
}

/** An element as its author wrote it, in HTML or JSX. */
export interface AuthoredElement {
  readonly name: string
  /** Its attributes by their names in HTML: their name as written, and their value. */
  readonly attributes: ReadonlyMap<string, { readonly written: string; readonly value: string }>
  readonly place: Exclude<Place, string>
}

export interface IslandScope {
  count: number
  readonly used: Set<string>
  /** Declarations of `style` attributes that became classes. */
  readonly styles: Set<string>
  /** Keeps the HTML of an island separate from content; returns its placeholder. */
  readonly hold?: (html: string) => ReactElement
}

/** What the content of a page begins with. */
interface PageLead {
  /** Whether a paragraph or a heading below the title was read. */
  hasContent: boolean
  /** Text of the `h1`, if the content begins with one. */
  title: string | undefined
  /** What the first heading or thematic break is. */
  first: 'h1' | 'other' | undefined
  /** Plain text of the first paragraph. */
  paragraph: string
}

/** What a page sets in the document head. */
interface PageHeadParts {
  readonly tags: HeadTag[]
  /** Text of `<title>`. */
  title: string | undefined
}

/** The text that is being read: that of the page, or of a partial in it. */
export interface PageText {
  readonly file: string
  /** 1-based line of the file on which the parsed text starts. */
  readonly firstLine: number
  /** The text before it was prepared for the parser; its lines are the same. */
  readonly written: string
  /** The front matter in YAML, as far as the text names it. */
  readonly frontMatter: string
}

/** What the transforms of a page work with. */
interface PageTools {
  readonly context: CompileContext
  readonly placeholders: Placeholders
  /** Makes slugs that are unique on this page. */
  readonly slugOf: (text: string) => string
  readonly islands: IslandScope
  /**
   * Imported components that did not end in time, and what to say of them; absent until the page as a
   * whole did not end in time, which is when each of them is timed.
   */
  loops?: Map<unknown, Error>
}

/** What the transforms of a page find. */
interface PageNotes {
  readonly problems: Diagnostic[]
  /** The headings from Markdown, for lists of them within the page. */
  readonly contents: TocEntry[]
  readonly head: PageHeadParts
  /** The elements that the author wrote in HTML or JSX, in order. */
  readonly elements: AuthoredElement[]
  /** Whether the author wrote any HTML. */
  hasRawHtml: boolean
  readonly lead: PageLead
  /** Declarations of `style` attributes that became classes. */
  readonly styles: Set<string>
  /** Whether the HTML depends on the folder of the page, besides the files in `dependencies`. */
  isPlaced: boolean
  /** Files other than the page that its HTML depends on. */
  readonly dependencies: Set<string>
}

/**
 * Data that the transforms of one page share and fill in. A partial has its own text, and shares the
 * rest with its page.
 */
export interface PageScratch extends PageText, PageTools, PageNotes {}
