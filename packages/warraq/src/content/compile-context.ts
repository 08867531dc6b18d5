import type { ComponentType } from 'react'
import type { MarkdownExtensions } from '../plugins/markdown-extensions.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { HeadTag } from '../shared/data/page-payload.ts'
import type { Place } from '../shared/data/problem-at.ts'
import type { SiteParts } from '../theme/parts/part.tsx'
import type { Tab } from '../theme/Tabs/Tabs.tsx'
import type { UiText } from '../theme/text/ui-text.ts'
import type { PageModules } from './components/page-modules.ts'
import type { IncludeFault } from './fences/included-file.ts'

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
  /** Strings of the shell in the language of the page. */
  readonly text: UiText
  /** Reads a partial of an MDX page; the path is relative to the site root. */
  readonly readFile: (file: string) => string | undefined
  /** Reads a file whose code a page shows; the path is relative to the site root. */
  readonly readCode: CodeReader
  /**
   * Elements and schemes that content may use in addition to the default ones: `iframe`, `vscode:`.
   */
  readonly allowedHtml: ReadonlySet<string>
  /** Environment variables that MDX may read, with their values. */
  readonly environment: Readonly<Record<string, string>>
  /** The modules that MDX pages import. */
  readonly pageModules?: PageModules
  /** Configuration of the tool whose project the site is; its components read it. */
  readonly foreignSite?: Readonly<Record<string, unknown>> | undefined
  /** Markdown extensions from plugins. */
  readonly extensions: MarkdownExtensions
  /** The site's own theme parts. */
  readonly parts: SiteParts
}

/** A `:::` container as its author wrote it. */
export interface ContainerUse {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Set for a tab in a set of tabs. */
  readonly tab?: Omit<Tab, 'content'>
}

/** An element as its author wrote it, in HTML or JSX. */
export interface AuthoredElement {
  readonly name: string
  /** Its attributes by their names in HTML: their name as written, and their value. */
  readonly attributes: ReadonlyMap<string, { readonly written: string; readonly value: string }>
  readonly place: Exclude<Place, string>
}

/** State of the islands on a page. */
export interface IslandScope {
  count: number
  readonly used: Set<string>
  /** Keeps the HTML of an island separate from content; returns the name of its slot. */
  readonly hold?: (html: string) => string
}

/** What the content of a page begins with. */
interface PageLead {
  /** Whether a paragraph or a heading below the title was read. */
  hasContent: boolean
  /** Text of the `h1`, if the content begins with one. */
  title: string | undefined
  /** Plain text of the first paragraph. */
  paragraph: string
}

/**
 * Data that the transforms of one page share and fill in. A partial has its own `file` and
 * `firstLine`, and shares the rest with its page.
 */
export interface PageScratch {
  readonly file: string
  /** 1-based line of the file on which the parsed text starts. */
  readonly firstLine: number
  readonly context: CompileContext
  readonly problems: Diagnostic[]
  /**
   * Random key that content cannot guess, so that nobody can write a slot of this page; it is not
   * part of the result.
   */
  readonly slotKey: string
  /** HTML that replaces `<docs-slot n="…">` after the Markdown is rendered. */
  readonly slots: string[]
  /** Containers that theme parts render after the Markdown. */
  readonly containers: ContainerUse[]
  /** Makes slugs that are unique on this page. */
  readonly slugOf: (text: string) => string
  readonly islands: IslandScope
  /** Ids of the headings from Markdown. */
  readonly headingIds: Set<string>
  /** Elements that the page adds to the document head. */
  readonly head: HeadTag[]
  /** The elements that the author wrote in HTML or JSX, in order. */
  readonly elements: AuthoredElement[]
  /** Whether the author wrote any HTML. */
  hasRawHtml: boolean
  /** Whether the text contains formulas; each partial has its own. */
  hasMath: boolean
  /** Takes the tags of components out of HTML, on a page that is no Markdown by its content. */
  leftOutTags: ((html: string) => string) | undefined
  readonly lead: PageLead
  /** Files other than the page that its HTML depends on. */
  readonly dependencies: Set<string>
  /** Slots whose HTML is still being rendered. */
  readonly pending: Promise<void>[]
}

type Slots = Pick<PageScratch, 'slotKey' | 'slots' | 'pending'>

/** Store HTML, which may still be being rendered; returns the name for a `docs-slot` element. */
export function slotName(
  { slots, slotKey, pending }: Slots,
  html: string | Promise<string>,
): string {
  const at = slots.push('') - 1
  const fill = (made: string) => {
    slots[at] = made
  }
  if (typeof html === 'string') fill(html)
  else pending.push(html.then(fill))
  return `${slotKey}-${at}`
}

/** Returns a slot for HTML that must bypass the Markdown or JSX compiler. */
export function slotFor(scratch: Slots, html: string | Promise<string>): string {
  return `<docs-slot n="${slotName(scratch, html)}"></docs-slot>`
}

/** Replace the slots by their HTML; slots may be nested. */
export function fillSlots(
  html: string,
  { slots, slotKey }: Pick<PageScratch, 'slots' | 'slotKey'>,
): string {
  const [start = '', ...parts] = html.split(`<docs-slot n="${slotKey}-`)
  return parts.reduce((filled, part) => {
    const end = part.indexOf('"></docs-slot>')
    const inner = fillSlots(slots[Number(part.slice(0, end))] ?? '', { slots, slotKey })
    return filled + inner + part.slice(end + '"></docs-slot>'.length)
  }, start)
}

/** Converts a line of a page's body to a line of its file. */
export function placeIn(
  { file, firstLine }: Pick<PageScratch, 'file' | 'firstLine'>,
  line: number | undefined,
) {
  return { file, line: line === undefined ? undefined : firstLine - 1 + line }
}
