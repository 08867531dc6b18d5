interface MarkedProps {
  readonly text: string
  readonly match: RegExp
  /** Class of the marks. */
  readonly className?: string
}

/** A text in which the words of the query are marked. */
export function Marked({ text, match, className }: MarkedProps) {
  return text.split(match).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: every second piece is a match, in this order
      <mark key={at} className={className}>
        {piece}
      </mark>
    ),
  )
}
