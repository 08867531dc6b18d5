/** A copy of the page's sidebar without duplicate ids; `undefined` if there is none. */
export function sidebarCopy(): HTMLElement | undefined {
  const copy = document.querySelector('docs-sidebar')?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return undefined
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id')
  return copy
}
