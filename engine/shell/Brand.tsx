import type { SiteView } from '../shared/site-view.ts'

/** Logo and title, linked to the home page. */
export function Brand({ site }: { readonly site: SiteView }) {
  const { logo, title } = site.navbar
  const target = logo?.target === undefined ? {} : { target: logo.target }
  const alt =
    logo === undefined ? '' : logo.alt !== '' ? logo.alt : title === undefined ? site.title : ''
  const size = { width: logo?.width ?? 28, height: logo?.height ?? 28 }
  return (
    <a
      className="brand"
      href={logo?.href ?? site.homeHref}
      aria-label={(logo ?? title) ? undefined : site.title}
      {...target}
    >
      {logo === undefined ? null : (
        <>
          <img
            className={logo.srcDark === undefined ? undefined : 'only-light'}
            src={logo.src}
            alt={alt}
            {...size}
          />
          {logo.srcDark === undefined ? null : (
            <img className="only-dark" src={logo.srcDark} alt={alt} loading="lazy" {...size} />
          )}
        </>
      )}
      {title === undefined ? null : <span className="brand-title">{title}</span>}
    </a>
  )
}
