/**
 * A copy of the page's sidebar; `undefined` when there is none. Ids are made anew, so that none is
 * in the document twice.
 */
export function sidebarCopy(): HTMLElement | undefined {
  const copy = document.querySelector('docs-sidebar')?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return undefined
  // The one beside the page may be put away.
  copy.querySelector('nav')?.removeAttribute('hidden')
  for (const list of copy.querySelectorAll('[id]')) list.id = `drawer-${list.id}`
  for (const button of copy.querySelectorAll('[aria-controls]'))
    button.setAttribute('aria-controls', `drawer-${button.getAttribute('aria-controls')}`)
  return copy
}
