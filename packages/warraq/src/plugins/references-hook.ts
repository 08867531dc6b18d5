import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { ProblemCode } from '../shared/data/problem-codes.ts'

/** A site whose pages are all known. */
export interface ReferencedSite {
  /** Absolute root of the site's sources. */
  readonly root: string
  /** Sources of pages, and all files that are not Markdown; relative to the root. */
  readonly files: () => readonly string[]
}

/** What a reference means. */
export type ReferenceMeaning =
  /** A page by its source, or another file; absent `file`: the page with the reference. */
  | { readonly file?: string; readonly hash: string }
  /** Nothing. A link whose text is `text` is shown as its author wrote it, any other as its text. */
  | { readonly text: string; readonly fault: ReferenceFault }

export type ReferenceFault = Pick<Diagnostic, 'found' | 'expected' | 'fix' | 'cause'> & {
  readonly code: ProblemCode
}

/**
 * Returns what a reference means. `page` is the source file of the page. With `undefined` the engine
 * decides. The function gets what `writtenAddress` holds, links that lead to a page or nowhere, and
 * images that the engine does not find.
 */
export type ReferenceReader = (reference: string, page: string) => ReferenceMeaning | undefined
