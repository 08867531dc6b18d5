/** A content file as read from disk. */
export interface PageSource {
  /** Relative to the site root, with `/`: `content/learn/token.md`. */
  readonly file: string
  /** Docs root it belongs to; empty for a plain page. */
  readonly docsId: string
  readonly version: string
  readonly locale: string
  /** Path inside its docs root: `ecosystem/wallet.md`. */
  readonly relativePath: string
  readonly format: 'md' | 'mdx'
  readonly text: string
}
