/** A copy of the page's sidebar; `undefined` when there is none. No id is in the document twice. */
export function sidebarCopy(): HTMLElement | undefined {
  const copy = document.querySelector('docs-sidebar')?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return undefined
  // The one beside the page may be put away.
  copy.querySelector('nav')?.removeAttribute('hidden')
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id')
  return copy
}
