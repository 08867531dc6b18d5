import type { PageView } from '../../shared/data/page-view.ts'
import type { NavbarDropdownItemView } from '../../shared/data/site-view.ts'
import { Html } from '../Html/Html.tsx'
import { NavbarLink } from '../Navbar/NavbarLink.tsx'

export interface DropdownItemsProps {
  readonly items: readonly NavbarDropdownItemView[]
  readonly page: PageView
}

/** The links of a dropdown. */
export function DropdownItems({ items, page }: DropdownItemsProps) {
  return items.map((item, index) => (
    <li key={item.kind === 'link' ? item.href : index}>
      {item.kind === 'link' ? (
        <NavbarLink
          link={item}
          page={page}
          className={`dropdown-link ${item.className ?? ''}`.trim()}
        />
      ) : (
        <Html as="div" className={item.className} html={item.html} />
      )}
    </li>
  ))
}
