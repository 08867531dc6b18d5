import { entriesOf } from './filter-entries.ts'

/**
 * Show the entries that contain every word of the field, hide the others, and announce how many are
 * left.
 */
export function filterRows(container: HTMLElement): void {
  const words = (container.querySelector('input')?.value ?? '').toLowerCase().split(/\s+/)
  const { entries, groups } = entriesOf(container)
  const shown = new Set(entries.filter(({ text }) => words.every((word) => text.includes(word))))
  for (const entry of entries)
    for (const element of entry.elements) element.hidden = !shown.has(entry)
  for (const { heading, entries: own } of groups)
    heading.hidden = !own.some((entry) => shown.has(entry))
  const count = container.querySelector('output')
  if (count !== null) count.textContent = `${shown.size} of ${entries.length}`
}
