import { hasDropdowns, hasLocales, hasVersions } from '../shared/features.ts'
import type { PageView } from '../shared/page-view.ts'
import type { NavbarDropdownItemView, NavbarItemView, SiteView } from '../shared/site-view.ts'
import { isActive } from './active-rule.ts'
import { Html } from './Html.tsx'
import { localeLinks } from './LocaleDropdown.tsx'
import { NavbarLink } from './NavbarLink.tsx'
import { useQueryAndHash } from './use-query-and-hash.ts'
import { useText } from './use-text.ts'
import { versionLinks } from './VersionDropdown.tsx'

interface MobileMainMenuProps {
  readonly site: SiteView
  readonly page: PageView
}

/** The items of the navbar as a list. */
export function MobileMainMenu({ site, page }: MobileMainMenuProps) {
  return (
    <ul className="menu">
      {site.navbar.items.map((item) => (
        <li key={JSON.stringify(item)}>
          <MenuEntry item={item} page={page} />
        </li>
      ))}
    </ul>
  )
}

function MenuEntry({ item, page }: { readonly item: NavbarItemView; readonly page: PageView }) {
  if (hasDropdowns && item.kind === 'dropdown')
    return <MenuGroup label={item.label} items={withOwnPage(item)} page={page} />
  if (hasVersions && item.kind === 'versions') return <VersionGroup item={item} page={page} />
  if (hasLocales && item.kind === 'locales') return <LocaleGroup item={item} page={page} />
  switch (item.kind) {
    case 'link':
      return <NavbarLink link={item} page={page} className="menu-link" />
    case 'html':
      return <Html as="div" html={item.html} />
    default:
      return null
  }
}

interface GroupProps<Kind> {
  readonly item: Extract<NavbarItemView, { kind: Kind }>
  readonly page: PageView
}

function VersionGroup({ item, page }: GroupProps<'versions'>) {
  const { versions } = useText()
  const links = versionLinks(item, page, useQueryAndHash())
  return (
    <MenuGroup label={versions} page={page} items={[...item.before, ...links, ...item.after]} />
  )
}

function LocaleGroup({ item, page }: GroupProps<'locales'>) {
  const { languages } = useText()
  const links = localeLinks(item, page, useQueryAndHash())
  return (
    <MenuGroup label={languages} page={page} items={[...item.before, ...links, ...item.after]} />
  )
}

/** A dropdown that leads somewhere itself: its page comes first. */
function withOwnPage({
  label,
  href,
  items,
}: Extract<NavbarItemView, { kind: 'dropdown' }>): readonly NavbarDropdownItemView[] {
  return href === undefined ? items : [{ kind: 'link', label, href }, ...items]
}

interface MenuGroupProps {
  readonly label: string
  readonly items: readonly NavbarDropdownItemView[]
  readonly page: PageView
}

/** A dropdown of the navbar, open when it holds the page. */
function MenuGroup({ label, items, page }: MenuGroupProps) {
  const isOpen = items.some((item) => item.kind === 'link' && isActive(item.active, page))
  return (
    <details className="menu-group" open={isOpen}>
      <summary className="menu-link">{label}</summary>
      <ul className="menu">
        {items.map((item, index) => (
          <li key={item.kind === 'link' ? item.href : index}>
            {item.kind === 'link' ? (
              <NavbarLink link={item} page={page} className="menu-link" />
            ) : (
              <Html as="div" html={item.html} />
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
