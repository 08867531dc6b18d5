/** How to read pages that were written for a tool with other rules; absent = the rules of the engine. */
export interface ReadingRules {
  /** Only the heading that opens a page gives it a title: neither a later one nor its folder does. */
  readonly titledByOpening?: boolean
  /** Report a tag that the parser of MDX refuses and take it as text, so that the rest of the page runs. */
  readonly mendsMdx?: boolean
  /** Code beside `file=` in a fence stays: the name is a note for readers. */
  readonly keepsCodeOfFences?: boolean
  /** A page may redirect with `<meta http-equiv="refresh">` in its text. */
  readonly redirectsInText?: boolean
  /** References in the HTML of pages never stop the build. */
  readonly forgivesHtml?: boolean
  /** An item of the navbar or the footer that cannot be used is left out, with a finding. */
  readonly leavesOutItems?: boolean
}

export const OWN_RULES: ReadingRules = {}
