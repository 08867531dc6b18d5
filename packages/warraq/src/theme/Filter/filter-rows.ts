import { fillText } from '@warraq/search-dialog/shared/fill-text'
import type { DataElement } from '../browser/element-data.ts'
import type { FilterData } from './Filter.tsx'
import { entriesOf, matchingEntries } from './filter-entries.ts'

/**
 * Show the entries that contain every word of the field, hide the others, and announce how many are
 * left, with the text in `data-count` of the `<output>`.
 */
export function filterRows(container: HTMLElement): void {
  const entries = entriesOf(container)
  const shown = matchingEntries(entries, container.querySelector('input')?.value ?? '')
  const groups = new Set([...shown].map(({ group }) => group))
  for (const entry of entries) {
    for (const element of entry.elements) element.hidden = !shown.has(entry)
    if (entry.group !== undefined) entry.group.hidden = !groups.has(entry.group)
  }
  const output = container.querySelector<DataElement<FilterData>>('output')
  if (output === null) return
  output.textContent = fillText(output.dataset.count, {
    shown: String(shown.size),
    count: String(entries.length),
  })
}
