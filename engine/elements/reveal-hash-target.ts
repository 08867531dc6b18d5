import { DocsFilter } from './docs-filter.ts'
import { DocsTabs } from './docs-tabs.ts'

/** Open whatever hides the element with that id — closed details, hidden tabs, filtered rows — and return it. */
export function revealHashTarget(id: string): HTMLElement | null {
  const target = document.getElementById(id)
  for (let parent = target?.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true
    else if (parent instanceof DocsFilter) parent.clear()
    else if (parent instanceof DocsTabs && target !== null) parent.reveal(target)
  }
  return target
}
