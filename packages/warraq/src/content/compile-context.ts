import type { ComponentType } from 'react'
import type { MarkdownExtensions } from '../plugins/markdown-extensions.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import type { HeadTag } from '../shared/page-payload.ts'
import type { UiText } from '../shared/ui-text.ts'
import type { PageHeading } from './compiled-page.ts'
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
  /** HTML that takes the place of `<docs-slot n="…">` after the Markdown is rendered. */
  readonly slots: string[]
  readonly islands: IslandScope
  readonly headings: PageHeading[]
  /** Elements the page puts into the document head. */
  readonly head: HeadTag[]
  /** Plain text of the first paragraph. */
  firstParagraph: string
  /** Text of the `h1`, when the content opens with one. */
  contentTitle: string | undefined
  /** Files other than the page that its HTML depends on. */
  readonly dependencies: Set<string>
  /** Slots whose HTML is being made. */
  readonly pending: Promise<void>[]
}

/** Stands for HTML that must not pass through the Markdown or JSX compiler. */
export function slotFor(scratch: PageScratch, html: string): string {
  return `<docs-slot n="${scratch.slots.push(html) - 1}"></docs-slot>`
}

/** Put the held-back HTML where its slots stand; slots may hold slots. */
export function fillSlots(html: string, slots: readonly string[]): string {
  return html.replace(/<docs-slot n="(\d+)"><\/docs-slot>/g, (_, n: string) =>
    fillSlots(slots[Number(n)] ?? '', slots),
  )
}
