import { hasVersions } from '../shared/features.ts'
import type { PageView } from '../shared/page-view.ts'
import { isExternalHref } from '../shared/route-path.ts'
import type { NavbarLinkView } from '../shared/site-view.ts'
import { isActive } from './active-rule.ts'
import { ExternalMark } from './ExternalMark.tsx'
import { Html } from './Html.tsx'
import { usePreferredVersion } from './use-preferred-version.ts'

interface NavbarLinkProps {
  readonly link: NavbarLinkView
  readonly page: PageView
  readonly className: string
}

/** A link of the navbar, a dropdown or the drawer; one into versioned docs goes to the reader's version. */
export function NavbarLink(props: NavbarLinkProps) {
  const { link, page } = props
  if (link.isUnlisted === true && link.href !== page.href) return null
  return !hasVersions || link.versions === undefined ? (
    <PlainNavbarLink {...props} />
  ) : (
    <VersionedNavbarLink {...props} versions={link.versions} />
  )
}

function VersionedNavbarLink({
  versions: { docsId, hrefs },
  ...props
}: NavbarLinkProps & { readonly versions: NonNullable<NavbarLinkView['versions']> }) {
  const preferred = usePreferredVersion(docsId, Object.keys(hrefs))
  const { version } = props.page
  const name = version?.docsId === docsId ? version.name : preferred
  const href = (name === undefined ? undefined : hrefs[name]) ?? props.link.href
  return <PlainNavbarLink {...props} link={{ ...props.link, href }} />
}

function PlainNavbarLink({ link, page, className }: NavbarLinkProps) {
  const active = isActive(link.active, page)
  const isExternal = /^(?:https?:)?\/\//i.test(link.href)
  const attributes = {
    ...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
    ...link.attributes,
    ...(active
      ? { 'aria-current': link.href === page.href ? ('page' as const) : ('true' as const) }
      : {}),
  }
  const classes = active ? `${className} is-active` : className
  if (link.html === true) {
    return <Html as="a" className={classes} href={link.href} {...attributes} html={link.label} />
  }
  return (
    <a className={classes} href={link.href} {...attributes}>
      {link.label}
      {isExternal && isExternalHref(link.href) ? <ExternalMark /> : null}
    </a>
  )
}
