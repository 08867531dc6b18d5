/** A fenced code block of a Markdown source. */
export interface CodeFence {
  readonly language: string
  /** The words after the language. */
  readonly meta: string
  readonly code: string
  /** 1-based line of the opening fence. */
  readonly line: number
  /** 1-based line of the first line of code. */
  readonly firstLine: number
  /** 1-based line of the closing fence, or the last line of the source. */
  readonly lastLine: number
}

/** An image in a source: in Markdown syntax, in JSX, or HTML that may contain some. */
export interface SourceImage {
  readonly kind: 'markdown' | 'jsx' | 'html'
  /** Its address or the label of its reference; for JSX and HTML, the source. */
  readonly written: string
  /** Absent: JSX without an `alt` attribute, or HTML, which is not parsed here. */
  readonly alternative?: string
  /** 1-based. */
  readonly line: number
}

/** A heading in a source: of Markdown, JSX or HTML. */
export interface SourceHeading {
  readonly written: string
  /** 1-based. */
  readonly line: number
}

/** A part of a source: offset of its first character, and the offset after its last one. */
export type Span = readonly [start: number, end: number]

/** `:name[label]{attributes}` within a line. */
export interface TextDirective {
  readonly span: Span
  /** Its attributes with their braces. */
  readonly attributes: Span | undefined
}

/** Code, images and headings of a source, as the Markdown parser sees them. */
export interface SourceCode {
  readonly fences: readonly CodeFence[]
  /** First and last lines (1-based) of code blocks by indentation. */
  readonly indented: readonly Span[]
  /** Inline code. */
  readonly inline: readonly Span[]
  /** Imports and exports of MDX. */
  readonly modules: readonly Span[]
  /**
   * What MDX reads as JavaScript or JSX (imports and exports, expressions, opening tags), and the
   * attributes of directives.
   */
  readonly script: readonly Span[]
  /** 0-based lines of code blocks and, in Markdown, of HTML blocks. */
  readonly lines: ReadonlySet<number>
  /** 0-based lines in and directly below HTML, tables and link definitions, which an empty line ends. */
  readonly swallowing: ReadonlySet<number>
  /** 0-based lines of HTML within a comment or an element such as `pre`, which its own end closes. */
  readonly raw: ReadonlySet<number>
  readonly textDirectives: readonly TextDirective[]
  readonly images: readonly SourceImage[]
  readonly headings: readonly SourceHeading[]
}
