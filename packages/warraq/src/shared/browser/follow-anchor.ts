/**
 * Lead from the former address of a page to the new place of the heading that the address names, or
 * to the first link without such a heading. `scripts/write-inline-scripts.mjs` makes a script of it.
 */
export function followAnchor(): void {
  const { hash, search } = location
  let id = hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // Not encoded: the id as it is.
  }
  const named = document.getElementById(id)
  const page = document.links[0]
  if (named instanceof HTMLAnchorElement) location.replace(named.href)
  else if (page !== undefined) location.replace(page.href + search + hash)
}
