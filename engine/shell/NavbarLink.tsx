import type { PageView } from '../shared/page-view.ts'
import { isExternalHref } from '../shared/route-path.ts'
import type { NavbarLinkView } from '../shared/site-view.ts'
import { isActive } from './active-rule.ts'
import { ExternalMark } from './ExternalMark.tsx'
import { Html } from './Html.tsx'

interface NavbarLinkProps {
  readonly link: NavbarLinkView
  readonly page: PageView
  readonly className: string
}

/** A link of the navbar, a dropdown or the drawer. */
export function NavbarLink({ link, page, className }: NavbarLinkProps) {
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
