import type { DocsConfig } from '../config/schema.ts'
import type { BrandView, LogoView } from '../shared/data/brand-view.ts'
import { localHref } from './site-href.ts'

export interface BrandScope {
  readonly baseUrl: string
  readonly filesBaseUrl: string
}

export function brandView({ navbar, title: siteTitle }: DocsConfig, scope: BrandScope): BrandView {
  return {
    siteTitle,
    homeHref: scope.baseUrl,
    title: navbar.title || undefined,
    logo: navbar.logo && logoView(navbar.logo, scope),
  }
}

export function logoView(
  logo: NonNullable<DocsConfig['navbar']['logo']>,
  { baseUrl, filesBaseUrl }: BrandScope,
): LogoView {
  const { src, srcDark, href, alt = '' } = logo
  return {
    ...logo,
    alt,
    src: localHref(src, filesBaseUrl),
    srcDark: srcDark === undefined ? undefined : localHref(srcDark, filesBaseUrl),
    href: href === undefined ? undefined : localHref(href, baseUrl),
  }
}
