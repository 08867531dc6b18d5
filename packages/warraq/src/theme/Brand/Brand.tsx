import type { BrandView } from '../../shared/data/brand-view.ts'
import { BRAND } from '../Navbar/navbar-markup.ts'
import { part } from '../parts/part.tsx'
import { Logo } from './Logo.tsx'

export interface BrandProps {
  readonly brand: BrandView
}

/** Logo and title, linked to the home page. */
export const Brand = part('Brand', ({ brand }: BrandProps) => {
  const { logo, title, siteTitle, homeHref } = brand
  const name = title === undefined ? siteTitle : undefined
  return (
    <a
      className={BRAND}
      href={logo?.href ?? homeHref}
      aria-label={logo === undefined ? name : undefined}
      target={logo?.target}
    >
      {logo === undefined ? null : <Logo logo={logo} alt={logo.alt || (name ?? '')} />}
      {title === undefined ? null : <span className="brand-title">{title}</span>}
    </a>
  )
})
