import type { QueryMatcher } from '../../search/query-matcher.ts'

interface MarkedProps {
  readonly text: string
  readonly match: QueryMatcher
  /** Class of the marks. */
  readonly className?: string
}

/** A text in which the words of the query are marked. */
export function Marked({ text, match, className }: MarkedProps) {
  const places = match(text)
  const lastEnd = places.at(-1)?.[1] ?? 0
  return (
    <>
      {places.flatMap(([start, end], at) => [
        text.slice(places[at - 1]?.[1] ?? 0, start),
        <mark key={start} className={className}>
          {text.slice(start, end)}
        </mark>,
      ])}
      {text.slice(lastEnd)}
    </>
  )
}
