import { decodePath } from '../../shared/text/route-path.ts'
import type { DocsFilter } from '../Filter/docs-filter.ts'
import { DocsTabs } from '../Tabs/docs-tabs.ts'

/** Open the target of `#hash` and what hides it, and return it. */
export function revealHashTarget(hash: string): HTMLElement | null {
  const target = document.getElementById(decodePath(hash.slice(1)))
  if (target !== null) reveal(target)
  return target
}

/** Open an element and what hides it: details, tabs, filtered rows. */
export function reveal(target: HTMLElement): void {
  for (let parent: HTMLElement | null = target; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true
    else if (isFilter(parent)) parent.clear()
    else if (parent instanceof DocsTabs) parent.reveal(target)
  }
}

/** By tag name, because only pages with a filter load its code. */
function isFilter(element: Element): element is DocsFilter {
  return element.localName === 'docs-filter' && 'clear' in element
}
