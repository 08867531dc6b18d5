import { ITEMS } from '../Navbar/navbar-markup.ts'
import type { StoredHit } from './search-history.ts'

/** A page that is offered to a reader without a search. */
export type NamedPage = Pick<StoredHit, 'href' | 'title'>

/** The pages in the navbar of the document. */
export function navbarPages(): NamedPage[] {
  const links = document.querySelectorAll(`.${ITEMS} > a[href^="/"]`)
  return [...links].map((link) => ({
    href: link.getAttribute('href') ?? '',
    title: link.textContent,
  }))
}
