import type { NamedPage } from '@warraq/search-dialog/searched-site'
import { ITEMS } from '../theme/Navbar/navbar-markup.ts'

/** The pages in the navbar of the document. */
export function navbarPages(): NamedPage[] {
  const links = document.querySelectorAll(`.${ITEMS} > a[href^="/"]`)
  return [...links].map((link) => ({
    href: link.getAttribute('href') ?? '',
    title: link.textContent,
  }))
}
