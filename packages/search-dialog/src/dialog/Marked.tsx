import { markedPieces, type TermMatcher } from '@warraq/search/word-marks'

interface MarkedProps {
  readonly text: string
  readonly matches: TermMatcher
  /** Class of the marks. */
  readonly className?: string
}

/**
 * A text in which the words of the query are marked. Another text is another element, because a
 * translator may have replaced the texts between the marks, which React could then not remove.
 */
export function Marked({ text, matches, className }: MarkedProps) {
  const pieces = markedPieces(text, matches)
  return (
    <span key={pieces.join('\n')}>
      {pieces.map((piece, at) =>
        at % 2 === 0 ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: every second piece is a match, in this order
          <mark key={at} className={className}>
            {piece}
          </mark>
        ),
      )}
    </span>
  )
}
