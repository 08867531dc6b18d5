import type { ReactNode } from 'react'

/** A heading of a page, in the terms of Docusaurus. */
interface TocEntry {
  readonly value: string
  readonly id: string
  readonly level: number
}

interface TocInlineProps {
  readonly toc?: readonly TocEntry[]
  readonly minHeadingLevel?: number
  readonly maxHeadingLevel?: number
}

/** `<TOCInline toc={toc} />`: the headings of the page as a list. */
export function TocInline({ toc = [], minHeadingLevel, maxHeadingLevel }: TocInlineProps) {
  const [min, max] = [Number(minHeadingLevel ?? 2), Number(maxHeadingLevel ?? 3)]
  return level(toc.filter(({ level: depth }) => depth >= min && depth <= max))
}

/** A list whose entries contain those below them, up to the next one of their level. */
function level(entries: readonly TocEntry[]): ReactNode {
  const tops = entries.filter((entry, at) =>
    entries.slice(0, at).every((before) => before.level >= entry.level),
  )
  if (tops.length === 0) return null
  return (
    <ul>
      {tops.map((top, at) => {
        const next = tops[at + 1]
        const end = next === undefined ? entries.length : entries.indexOf(next)
        return (
          <li key={top.id}>
            <a href={`#${top.id}`}>{top.value}</a>
            {level(entries.slice(entries.indexOf(top) + 1, end))}
          </li>
        )
      })}
    </ul>
  )
}
