import type { SiteView } from '../shared/site-view.ts'
import { Logo } from './Logo.tsx'

/** Logo and title, linked to the home page. */
export function Brand({ site }: { readonly site: SiteView }) {
  const { logo, title } = site.navbar
  const target = logo?.target === undefined ? {} : { target: logo.target }
  const alt =
    logo === undefined ? '' : logo.alt !== '' ? logo.alt : title === undefined ? site.title : ''
  return (
    <a
      className="brand"
      href={logo?.href ?? site.homeHref}
      aria-label={(logo ?? title) ? undefined : site.title}
      {...target}
    >
      {logo === undefined ? null : <Logo logo={logo} alt={alt} />}
      {title === undefined ? null : <span className="brand-title">{title}</span>}
    </a>
  )
}
