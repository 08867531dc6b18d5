import type { BrandView } from '../../pages/brand-view.ts'
import { Logo } from './Logo.tsx'

/** Logo and title, linked to the home page. */
export function Brand({ brand }: { readonly brand: BrandView }) {
  const { logo, title, siteTitle, homeHref } = brand
  const target = logo?.target === undefined ? {} : { target: logo.target }
  const alt =
    logo === undefined ? '' : logo.alt !== '' ? logo.alt : title === undefined ? siteTitle : ''
  return (
    <a
      className="brand"
      href={logo?.href ?? homeHref}
      aria-label={(logo ?? title) ? undefined : siteTitle}
      {...target}
    >
      {logo === undefined ? null : <Logo logo={logo} alt={alt} />}
      {title === undefined ? null : <span className="brand-title">{title}</span>}
    </a>
  )
}
