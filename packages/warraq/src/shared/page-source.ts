/** A content file as read from disk. */
export interface PageSource {
  /** Relative to the site root, with `/`: `content/learn/token.md`. */
  readonly file: string
  /** The same page in the default language; `file` itself when there is no translation. */
  readonly originalFile: string
  /** Where a translation of the page is or would be; absent in the default language. */
  readonly translatedFile?: string
  /** Key of the docs root it belongs to. */
  readonly rootKey: string
  /** Path inside its docs root: `ecosystem/wallet.md`. */
  readonly relativePath: string
  readonly format: 'md' | 'mdx'
  readonly text: string
}
