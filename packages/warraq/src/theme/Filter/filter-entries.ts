/** A unit that a filter shows or hides: a row, or a heading with the text below it. */
interface FilterEntry {
  /** Text in lower case. */
  readonly text: string
  readonly elements: readonly HTMLElement[]
}

/** A heading above entries, which is hidden if all its entries are. */
interface FilterGroup {
  readonly heading: HTMLElement
  readonly entries: readonly FilterEntry[]
}

export interface FilterEntries {
  readonly entries: readonly FilterEntry[]
  readonly groups: readonly FilterGroup[]
}

/**
 * The entries of a filter: third-level headings with their text, otherwise the rows of its table.
 */
export function entriesOf(container: HTMLElement): FilterEntries {
  const children = [...container.children].filter((child) => child instanceof HTMLElement)
  if (children.some(({ localName }) => localName === 'h3')) return headedEntries(children)
  const rows = [...container.querySelectorAll<HTMLTableRowElement>('tbody > tr')]
  return { entries: rows.map((row) => entryOf([row], [...row.cells])), groups: [] }
}

/** Joins cells with a separator, so that no word matches across two of them. */
function entryOf(elements: readonly HTMLElement[], parts = elements): FilterEntry {
  const text = parts.map(({ textContent }) => textContent).join('\n')
  return { elements, text: text.toLowerCase() }
}

function headedEntries(children: readonly HTMLElement[]): FilterEntries {
  const groups: { heading: HTMLElement; entries: HTMLElement[][] }[] = []
  const loose: HTMLElement[][] = []
  let open: HTMLElement[] | undefined
  for (const child of children) {
    if (child.localName === 'h2') {
      groups.push({ heading: child, entries: [] })
      open = undefined
    } else if (child.localName === 'h3') {
      open = [child]
      ;(groups.at(-1)?.entries ?? loose).push(open)
    } else open?.push(child)
  }
  const done = groups.map(({ heading, entries }) => ({
    heading,
    entries: entries.map((elements) => entryOf(elements)),
  }))
  return {
    entries: [
      ...loose.map((elements) => entryOf(elements)),
      ...done.flatMap(({ entries }) => entries),
    ],
    groups: done,
  }
}
