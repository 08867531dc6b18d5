import type { PageHeading } from '@warraq/markup/heading-of-html'
import type { LinkUse, LoadUse } from '@warraq/markup/html-references'
import type { HeadTag } from './page-payload.ts'

/** Stands in the HTML of a page for cards of the pages beside it in its sidebar. */
export const DOC_CARDS = '<docs-cards></docs-cards>'

/**
 * A page after compiling, before anything about other pages is known: its links and images are
 * still as the author wrote them. Plain JSON, so that it can be cached on disk.
 */
export interface CompiledPage {
  readonly html: string
  /** Hash of `html`; set for pages whose HTML is cached on disk. */
  readonly htmlHash?: string
  /** Text of a leading `h1` in the content; absent when there is none. */
  readonly contentTitle?: string
  /** Whether the content has an `h1` of its own, also if it does not begin with that. */
  readonly hasHeading?: boolean
  /** Inline HTML of the prerequisites from the front matter; their links are among `links`. */
  readonly needs?: readonly string[]
  /** Plain text of the first paragraph. */
  readonly firstParagraph: string
  readonly headings: readonly PageHeading[]
  /** Every `id` in the HTML. */
  readonly anchors: readonly string[]
  readonly links: readonly LinkUse[]
  readonly images: readonly LinkUse[]
  /** What the page loads from other origins. */
  readonly loads: readonly LoadUse[]
  readonly islands: readonly string[]
  /** Declarations of `style` attributes, for each of which the HTML has a class. */
  readonly styles?: readonly string[]
  /** Elements that the page adds to the document head. */
  readonly head?: readonly HeadTag[]
  /** Text of `<title>`, if the page sets it itself. */
  readonly documentTitle?: string
  /** Whether it shows cards of the pages beside it, in place of `DOC_CARDS`. */
  readonly hasDocCards?: boolean
  /** Files besides the page itself that the HTML depends on (partials). */
  readonly dependencies: readonly string[]
}
