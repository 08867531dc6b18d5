import type { DocsConfig } from '../config/schema.ts'
import type { NavbarView } from '../shared/site-view.ts'
import { navbarItemView } from './navbar-item.ts'
import type { NavbarScope } from './navbar-scope.ts'

/** The navbar as the shell shows it; what is wrong with it goes to `source.problems`. */
export function navbarView({ navbar }: DocsConfig, source: NavbarScope): NavbarView {
  return {
    hideOnScroll: navbar.hideOnScroll,
    items: navbar.items.flatMap((item, index) =>
      navbarItemView(item, `navbar.items[${index}]`, source),
    ),
  }
}
