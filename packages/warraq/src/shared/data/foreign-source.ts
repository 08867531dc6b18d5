/** Source of a page outside the docs in the project of another tool. */
export interface ForeignSource {
  /** Relative to the site root. */
  readonly file: string
  readonly route: string
  readonly format: 'md' | 'mdx'
  /** Source that stands for the file, if that is a component. */
  readonly text?: string
}
