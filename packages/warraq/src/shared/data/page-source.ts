import type { Finding } from './diagnostic.ts'
import type { LineOrigin } from './line-origins.ts'

/** A content file as read from disk. */
export interface PageSource {
  /** Relative to the site root, with `/`: `content/learn/token.md`. */
  readonly file: string
  /** Path of the page in the default language; `file` itself when there is no translation. */
  readonly originalFile: string
  /** Path of an existing or possible translation; absent in the default language. */
  readonly translatedFile?: string
  /** Key of the page's docs root. */
  readonly rootKey: string
  /** Path relative to its docs root: `ecosystem/wallet.md`. */
  readonly relativePath: string
  readonly format: 'md' | 'mdx'
  readonly text: string
  /** Where the lines of the text were written; absent if all are those of the file. */
  readonly origins?: readonly LineOrigin[]
  /**
   * Made from a document of another program, whose links may be relative to another site: links that
   * lead to no page here are only warnings.
   */
  readonly isFromDocument?: true
  /** What the plugin that made the page found in its document: warnings of every build. */
  readonly findings?: readonly Finding[]
}

/** Source of a page outside the docs, which a project format adds. */
export interface AddedSource {
  /** Relative to the site root. */
  readonly file: string
  readonly route: string
  readonly format: 'md' | 'mdx'
  /** Source that stands for the file, if that is a component. */
  readonly text?: string
}
