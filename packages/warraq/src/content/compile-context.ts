import type { ComponentType } from 'react'
import type { MarkdownExtensions } from '../plugins/markdown-extensions.ts'
import type { PageHeading } from '../shared/compiled-page.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import type { HeadTag } from '../shared/page-payload.ts'
import type { UiText } from '../theme/text/ui-text.ts'
import type { IslandScope } from './render-island.tsx'

/** A React component of the site that content may use. */
export interface ContentComponent {
  /** Name of its file and of its JSX element: `NetworkFacts`. */
  readonly name: string
  readonly component: ComponentType<Record<string, unknown>>
}

/** What is the same for every page of a build. */
export interface CompileContext {
  /** By directive name (`network-facts`). */
  readonly components: ReadonlyMap<string, ContentComponent>
  readonly outlineLevels: { readonly min: number; readonly max: number }
  readonly defaultCodeLanguage: string
  /** Strings of the shell in the language of the page. */
  readonly text: UiText
  /** Reads a partial of an MDX page; the path is relative to the site root. */
  readonly readFile: (file: string) => string | undefined
  /** Elements and schemes that content may hold besides the usual ones: `iframe`, `vscode:`. */
  readonly allowedHtml: ReadonlySet<string>
  /** Variables of the environment that MDX may read, with their values. */
  readonly environment: Readonly<Record<string, string>>
  /** What plugins add to Markdown. */
  readonly extensions: MarkdownExtensions
}

/** What the transforms of one page share and fill. */
export interface PageScratch {
  readonly file: string
  /** 1-based line of the file on which the parsed text starts. */
  readonly firstLine: number
  readonly context: CompileContext
  readonly problems: Diagnostic[]
  /** Nobody can write a slot of this page without it; it is in no result. */
  readonly slotKey: string
  /** HTML that takes the place of `<docs-slot n="…">` after the Markdown is rendered. */
  readonly slots: string[]
  readonly islands: IslandScope
  readonly headings: PageHeading[]
  /** Elements the page puts into the document head. */
  readonly head: HeadTag[]
  /** The author wrote HTML, not Markdown alone. */
  hasRawHtml: boolean
  /** Plain text of the first paragraph. */
  firstParagraph: string
  /** Text of the `h1`, when the content opens with one. */
  contentTitle: string | undefined
  /** Files other than the page that its HTML depends on. */
  readonly dependencies: Set<string>
  /** Slots whose HTML is being made. */
  readonly pending: Promise<void>[]
}

/** Keep HTML for later, under a name for a `docs-slot` element. */
export function slotName({ slots, slotKey }: PageScratch, html: string): string {
  return `${slotKey}-${slots.push(html) - 1}`
}

/** Stands for HTML that must not pass through the Markdown or JSX compiler. */
export function slotFor(scratch: PageScratch, html: string): string {
  return `<docs-slot n="${slotName(scratch, html)}"></docs-slot>`
}

/** The same for HTML that is still being made. */
export function pendingSlot(scratch: PageScratch, html: Promise<string>): string {
  const at = scratch.slots.length
  const slot = slotFor(scratch, '')
  scratch.pending.push(
    html.then((made) => {
      scratch.slots[at] = made
    }),
  )
  return slot
}

/** Put the held-back HTML where its slots stand; slots may hold slots. */
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
