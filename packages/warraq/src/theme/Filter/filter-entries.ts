/** A unit that a filter shows or hides: a row, or a heading with what follows it. */
export interface FilterEntry<Shown = HTMLElement> {
  /** Text in lower case. */
  readonly text: string
  readonly elements: readonly Shown[]
  /** The heading above it and others, which is hidden if all of them are. */
  readonly group?: Shown | undefined
}

/** The parts of an element that decide about its entry. */
type FilteredPart = Pick<HTMLElement, 'localName' | 'textContent'>

/**
 * The entries of a filter: third-level headings with their text, the rows of its table, or the
 * innermost items of its list.
 */
export function entriesOf(container: HTMLElement): readonly FilterEntry[] {
  const children = [...container.children].filter((child) => child instanceof HTMLElement)
  if (children.some(({ localName }) => localName === 'h3')) return headedEntries(children)
  const rows = [...container.querySelectorAll<HTMLTableRowElement>('tbody > tr')]
  if (rows.length > 0) return rows.map((row) => ({ text: textOf([...row.cells]), elements: [row] }))
  const items = [...container.querySelectorAll<HTMLElement>('li:not(:has(li))')]
  return items.map((item) => {
    const group = item.parentElement?.closest('li') ?? undefined
    return { text: textOf([item]), elements: [item], group }
  })
}

/** Each `h3` with what follows it up to the next heading; an `h2` starts a group. */
export function headedEntries<Shown extends FilteredPart>(
  children: readonly Shown[],
): readonly FilterEntry<Shown>[] {
  const entries: { group: Shown | undefined; elements: Shown[] }[] = []
  let group: Shown | undefined
  let open: Shown[] | undefined
  for (const child of children) {
    if (child.localName === 'h2') {
      group = child
      open = undefined
    } else if (child.localName === 'h3') {
      open = [child]
      entries.push({ group, elements: open })
    } else open?.push(child)
  }
  return entries.map((entry) => ({ ...entry, text: textOf(entry.elements) }))
}

/** Joins parts with a separator, so that no word matches across two of them. */
function textOf(parts: readonly FilteredPart[]): string {
  return parts
    .map(({ textContent }) => textContent)
    .join('\n')
    .toLowerCase()
}

/** The entries that contain every word of the query. */
export function matchingEntries<Shown>(
  entries: readonly FilterEntry<Shown>[],
  query: string,
): ReadonlySet<FilterEntry<Shown>> {
  const words = query.toLowerCase().split(/\s+/)
  return new Set(entries.filter(({ text }) => words.every((word) => text.includes(word))))
}
