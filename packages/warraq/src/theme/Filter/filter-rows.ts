import { fillText } from '../../shared/fill-text.ts'
import { entriesOf } from './filter-entries.ts'
import { filterText } from './filter-text.ts'

/**
 * Show the entries that contain every word of the field, hide the others, and announce how many are
 * left, with the text in `data-count` of the `<output>`.
 */
export function filterRows(container: HTMLElement): void {
  const words = (container.querySelector('input')?.value ?? '').toLowerCase().split(/\s+/)
  const { entries, groups } = entriesOf(container)
  const shown = new Set(entries.filter(({ text }) => words.every((word) => text.includes(word))))
  for (const entry of entries)
    for (const element of entry.elements) element.hidden = !shown.has(entry)
  for (const { heading, entries: own } of groups)
    heading.hidden = !own.some((entry) => shown.has(entry))
  const output = container.querySelector('output')
  if (output === null) return
  output.textContent = fillText(output.dataset.count ?? filterText.filterCount, {
    shown: String(shown.size),
    count: String(entries.length),
  })
}
