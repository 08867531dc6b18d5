import type { BrandView, LogoView } from '../../shared/brand-view.ts'
import { part } from '../parts/part.tsx'

export interface BrandProps {
  readonly brand: BrandView
}

/** Logo and title, linked to the home page. */
export const Brand = part('Brand', ({ brand }: BrandProps) => {
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
})

export interface LogoProps {
  readonly logo: LogoView
  /** Text alternative. */
  readonly alt: string
}

/** An image for each colour mode; the style sheet shows that of the current mode. */
export const Logo = part('Logo', ({ logo, alt }: LogoProps) => {
  const { src, srcDark, width = 28, height = 28, className = '' } = logo
  const size = { width, height }
  if (srcDark === undefined)
    return <img className={className || undefined} src={src} alt={alt} {...size} />
  return (
    <>
      <img className={`only-light ${className}`.trim()} src={src} alt={alt} {...size} />
      <img
        className={`only-dark ${className}`.trim()}
        src={srcDark}
        alt={alt}
        loading="lazy"
        {...size}
      />
    </>
  )
})
