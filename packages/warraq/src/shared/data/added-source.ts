/** Source of a page outside the docs, which a project format adds. */
export interface AddedSource {
  /** Relative to the site root. */
  readonly file: string
  readonly route: string
  readonly format: 'md' | 'mdx'
  /** Source that stands for the file, if that is a component. */
  readonly text?: string
}
