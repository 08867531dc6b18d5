/** One line that a reader sees: a paragraph, an item, a row of a table, or a line of code. */
export interface TextLine {
  readonly text: string
  readonly isCode: boolean
  /** Whether it is the title of a code block: no part of the sentences around it. */
  readonly isTitle?: boolean
}

/** One section of a page, with the data that index and results need. */
export interface SearchRecord {
  /** Final address with the heading's hash. */
  readonly href: string
  /** Final address of the page. */
  readonly pageHref: string
  readonly title: string
  /** Label in the sidebar. */
  readonly label: string
  /** Title and sidebar label of the page. */
  readonly names: string
  readonly isOpening: boolean
  /** Empty for the opening of a page. */
  readonly heading: string
  /** Labels above the page and headings above the section. */
  readonly path: string
  readonly body: string
  readonly code: string
  /** Text and code as a reader sees them, line by line. */
  readonly lines: readonly TextLine[]
  /** What its commands run: `git remote add`. */
  readonly commands: readonly string[]
}
