import { useEffect, useState } from 'react'
import type { PageView } from '../shared/page-view.ts'
import type { NavbarItemView } from '../shared/site-view.ts'
import { readStorage, STORAGE_KEYS, writeStorage } from '../shared/storage.ts'
import { Dropdown } from './Dropdown.tsx'
import { NavbarLink } from './NavbarLink.tsx'

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
  const shown = versions.find(({ name }) => name === (here ?? preferred)) ?? versions[0]
  const links = versions.map(({ name, label, href }) => ({
    kind: 'link' as const,
    label,
    href: page.versionHrefs?.[name] ?? href,
    active: { by: 'exact' as const, path: name === here ? page.href : '' },
  }))
  const [only] = links
  if (links.length < 2 && item.before.length + item.after.length === 0 && only !== undefined) {
    return <NavbarLink link={only} page={page} className="navbar-item" />
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too.
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the links inside.
    <div
      className="version-dropdown"
      onClick={(event) => remember(event.target, { docsId, links, versions })}
    >
      <Dropdown
        label={shown?.label ?? item.label}
        items={[...item.before, ...links, ...item.after]}
        page={page}
        isEnd={item.position === 'right'}
      />
    </div>
  )
}

interface VersionLinks {
  readonly docsId: string
  readonly links: readonly { readonly href: string }[]
  readonly versions: readonly { readonly name: string }[]
}

function remember(target: EventTarget, { docsId, links, versions }: VersionLinks): void {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
  const chosen = versions[links.findIndex((link) => link.href === href)]
  if (chosen !== undefined)
    writeStorage('local', STORAGE_KEYS.preferredVersion(docsId), chosen.name)
}

/** Known after mounting only; a stored name that no longer exists is forgotten. */
function usePreferredVersion(docsId: string, names: readonly string[]): string | undefined {
  const [preferred, setPreferred] = useState<string>()
  const known = names.join('\n')
  useEffect(() => {
    const stored = readStorage('local', STORAGE_KEYS.preferredVersion(docsId))
    if (stored === null) return
    if (known.split('\n').includes(stored)) setPreferred(stored)
    else writeStorage('local', STORAGE_KEYS.preferredVersion(docsId), null)
  }, [docsId, known])
  return preferred
}
