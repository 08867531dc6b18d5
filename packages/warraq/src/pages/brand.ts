import type { DocsConfig } from '../config/schema.ts'
import type { BrandView, LogoView } from '../shared/data/brand-view.ts'
import { type AddressForm, type FilesPlace, localHref } from './site-href.ts'

export interface BrandScope extends AddressForm, FilesPlace {}

export function brandView({ navbar, title: siteTitle }: DocsConfig, scope: BrandScope): BrandView {
  return {
    siteTitle,
    homeHref: scope.baseUrl,
    // A navbar without any brand has no way home.
    title: navbar.title || (navbar.logo === undefined ? siteTitle : undefined),
    logo: navbar.logo && logoView(navbar.logo, scope),
  }
}

export function logoView(
  logo: NonNullable<DocsConfig['navbar']['logo']>,
  scope: BrandScope,
): LogoView {
  const { src, srcDark, href, alt = '' } = logo
  const files = { ...scope, baseUrl: scope.filesBaseUrl }
  return {
    ...logo,
    alt,
    src: localHref(src, files),
    srcDark: srcDark === undefined ? undefined : localHref(srcDark, files),
    href: href === undefined ? undefined : localHref(href, scope),
  }
}
