import { prefixIds } from './prefix-ids.ts'

const ID_PREFIX = 'drawer-'

/**
 * A copy of the page's sidebar; `undefined` when there is none. Ids are made anew, so that none is
 * in the document twice.
 */
export function sidebarCopy(): HTMLElement | undefined {
  const copy = document.querySelector('docs-sidebar')?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return undefined
  // The one beside the page may be put away.
  copy.querySelector('nav')?.removeAttribute('hidden')
  // Items that come later are named so, too.
  copy.dataset.idPrefix = ID_PREFIX
  prefixIds(copy, ID_PREFIX)
  return copy
}
