import type { SourceFormat } from '@warraq/markup/source-code'
import type { MdastPluginList } from 'satteri'
import type { Diagnostic } from '../shared/data/diagnostic.ts'

/**
 * How to read pages that were written in the Markdown of another tool. The hook is plain data, because
 * it goes to every thread that compiles pages.
 */
export interface SyntaxHook {
  /**
   * URL of a file that exports `prepare(text: string, page: WrittenPage): PreparedPage`. Pages are
   * compiled again when this file changes; those that it imports do not count, so bundle them.
   */
  readonly module: string
  /** Given to `prepare` with every page. */
  readonly options?: Readonly<Record<string, unknown>>
}

/** A page or a partial whose text is to be read. */
export interface WrittenPage {
  /** Relative to the site root. */
  readonly file: string
  readonly format: SourceFormat
  /** 1-based line of the file on which the text starts. */
  readonly firstLine: number
  /** `options` of the hook. */
  readonly options: Readonly<Record<string, unknown>>
  /** Takes what readers miss, also while the page is parsed. */
  readonly report: (problem: Diagnostic) => void
}

/** A text in the Markdown of the engine. */
export interface PreparedPage {
  /** Every line stays where it is. */
  readonly text: string
  /** Parser plugins (Sätteri) for the tree of this page; they run before all others. */
  readonly mdast?: readonly MdastPlugin[]
}

export type MdastPlugin = MdastPluginList[number]

/** The module of a hook, loaded and with its options. */
export interface SyntaxReader {
  readonly plugin: string
  readonly prepare: (text: string, page: Omit<WrittenPage, 'options'>) => PreparedPage
}
