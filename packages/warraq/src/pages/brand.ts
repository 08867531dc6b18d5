import type { DocsConfig } from '../config/schema.ts'
import type { BrandView, LogoView } from '../shared/brand-view.ts'
import { localHref } from './local-href.ts'

interface BrandScope {
  readonly baseUrl: string
  readonly filesBaseUrl: string
}

export function brandView({ navbar, title: siteTitle }: DocsConfig, scope: BrandScope): BrandView {
  const { logo, title } = navbar
  return {
    siteTitle,
    homeHref: scope.baseUrl,
    ...(title ? { title } : {}),
    ...(logo === undefined ? {} : { logo: logoView(logo, scope) }),
  }
}

export function logoView(
  logo: NonNullable<DocsConfig['navbar']['logo']>,
  { baseUrl, filesBaseUrl }: BrandScope,
): LogoView {
  const { srcDark, href, target, width, height, className } = logo
  return {
    alt: logo.alt ?? '',
    src: localHref(logo.src, filesBaseUrl),
    ...(srcDark === undefined ? {} : { srcDark: localHref(srcDark, filesBaseUrl) }),
    ...(href === undefined ? {} : { href: localHref(href, baseUrl) }),
    ...(target === undefined ? {} : { target }),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(className === undefined ? {} : { className }),
  }
}
