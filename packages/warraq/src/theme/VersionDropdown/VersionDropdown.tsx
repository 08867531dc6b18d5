import { ownValue } from '@warraq/search/own-value'
import type { PageView } from '../../shared/data/page-view.ts'
import type { NavbarItemView } from '../../shared/data/site-view.ts'
import { dataAttributes } from '../browser/element-data.ts'
import { Dropdown } from '../Dropdown/Dropdown.tsx'
import { NavbarLink } from '../Navbar/NavbarLink.tsx'
import type { KeepingData } from '../Navbar/navbar-markup.ts'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'
import type { ChoiceData } from './version-markup.ts'

export interface VersionDropdownProps {
  /** Id of the list. */
  readonly id: string
  readonly item: Extract<NavbarItemView, { kind: 'versions' }>
  readonly page: PageView
}

/**
 * Other versions of the page; the choice is stored as the preferred version, which is the label
 * outside the docs.
 */
export const VersionDropdown = part(
  'VersionDropdown',
  ({ id, item, page }: VersionDropdownProps) => {
    const text = useText()
    const { versions, docsId, isForgotten } = item
    const here = page.version?.docsId === docsId ? page.version.name : undefined
    const shown =
      [here, item.latest]
        .map((asked) => versions.find(({ name }) => name === asked))
        .find(Boolean) ?? versions[0]
    const links = versionLinks(item, page)
    const [only] = links
    if (links.length < 2 && item.before.length + item.after.length === 0 && only !== undefined) {
      return (
        <NavbarLink
          link={only}
          page={page}
          className={`navbar-item ${item.className ?? ''}`.trim()}
        />
      )
    }
    return (
      <Dropdown
        id={id}
        label={shown?.label ?? item.label}
        menuLabel={text.versions}
        docsId={here === undefined && !isForgotten ? docsId : undefined}
        items={[...item.before, ...links, ...item.after]}
        page={page}
        isEnd={item.position === 'right'}
        className={item.className}
      />
    )
  },
)

/** The page in each version, or the main page of the version. */
function versionLinks(
  { versions, docsId, isForgotten }: VersionDropdownProps['item'],
  page: PageView,
) {
  const isHere = page.version?.docsId === docsId
  return versions.map(({ name, label, href }) => ({
    kind: 'link' as const,
    label,
    href: (isHere ? ownValue(page.versionHrefs, name) : undefined) ?? href,
    active: { by: 'version' as const, docsId, name },
    attributes: {
      ...dataAttributes<KeepingData>({ keeps: '' }),
      ...(isForgotten ? {} : dataAttributes<ChoiceData>({ docsId, prefers: name })),
    },
  }))
}
