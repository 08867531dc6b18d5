/** A run of text with one token class; plain text has none. */
export interface CodeToken {
  readonly text: string
  readonly className: string | undefined
}
