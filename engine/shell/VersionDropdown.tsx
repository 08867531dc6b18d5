import type { PageView } from '../shared/page-view.ts'
import type { NavbarItemView } from '../shared/site-view.ts'
import { choosesVersion } from '../shared/version-choice.ts'
import { Dropdown } from './Dropdown.tsx'
import { NavbarLink } from './NavbarLink.tsx'
import { usePreferredVersion } from './use-preferred-version.ts'
import { useQueryAndHash } from './use-query-and-hash.ts'

interface VersionDropdownProps {
  readonly item: Extract<NavbarItemView, { kind: 'versions' }>
  readonly page: PageView
}

/** Other versions of the page; the choice is remembered as the preferred version. */
export function VersionDropdown({ item, page }: VersionDropdownProps) {
  const { versions, docsId } = item
  const preferred = usePreferredVersion(
    docsId,
    versions.map(({ name }) => name),
  )
  const here = page.version?.docsId === docsId ? page.version.name : undefined
  const shown =
    [here, preferred, item.latest]
      .map((asked) => versions.find(({ name }) => name === asked))
      .find(Boolean) ?? versions[0]
  const rest = useQueryAndHash()
  const links = versionLinks(item, page, rest)
  const [only] = links
  if (links.length < 2 && item.before.length + item.after.length === 0 && only !== undefined) {
    return <NavbarLink link={only} page={page} className="navbar-item" />
  }
  return (
    <Dropdown
      label={shown?.label ?? item.label}
      items={[...item.before, ...links, ...item.after]}
      page={page}
      isEnd={item.position === 'right'}
      className={item.className}
    />
  )
}

/** The page in each version, or what the version opens with. */
export function versionLinks(
  { versions, docsId, isForgotten }: VersionDropdownProps['item'],
  page: PageView,
  rest: string,
) {
  const isHere = page.version?.docsId === docsId
  return versions.map(({ name, label, href }) => ({
    kind: 'link' as const,
    label,
    href: `${(isHere ? page.versionHrefs?.[name] : undefined) ?? href}${rest}`,
    active: { by: 'version' as const, docsId, name },
    ...(isForgotten === true ? {} : { attributes: choosesVersion(docsId, name) }),
  }))
}
