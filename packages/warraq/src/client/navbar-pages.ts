import { ITEMS } from '../theme/Navbar/navbar-markup.ts'
import type { NamedPage } from '../theme/SearchDialog/search-history.ts'

/** The pages in the navbar of the document. */
export function navbarPages(): NamedPage[] {
  const links = document.querySelectorAll(`.${ITEMS} > a[href^="/"]`)
  return [...links].map((link) => ({
    href: link.getAttribute('href') ?? '',
    title: link.textContent,
  }))
}
