import type { HeadTag } from './page-payload.ts'

/**
 * A page after compiling, before anything about other pages is known: its links and images are
 * still as written. Plain JSON, so that it can be cached on disk.
 */
export interface CompiledPage {
  readonly html: string
  /** Changes with `html`; known of pages whose HTML waits on disk. */
  readonly htmlHash?: string
  /** Text of the leading `h1` of the content; absent when the content has none. */
  readonly contentTitle?: string
  /** Inline HTML of what the front matter says a reader needs; its links are among `links`. */
  readonly needs?: readonly string[]
  /** Plain text of the first paragraph. */
  readonly firstParagraph: string
  readonly headings: readonly PageHeading[]
  /** Every `id` in the HTML. */
  readonly anchors: readonly string[]
  readonly links: readonly LinkUse[]
  readonly images: readonly LinkUse[]
  readonly islands: readonly string[]
  /** Elements the page puts into the document head. */
  readonly head?: readonly HeadTag[]
  /** Files besides the page itself that the HTML depends on (partials). */
  readonly dependencies: readonly string[]
}

export interface PageHeading {
  readonly depth: number
  readonly id: string
  readonly html: string
  readonly text: string
}

/** A link or image as written, with the line on which it stands. */
export interface LinkUse {
  readonly href: string
  readonly line?: number
}
