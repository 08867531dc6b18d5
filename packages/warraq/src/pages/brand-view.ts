import type { DocsConfig } from '../config/schema.ts'
import { localHref } from './local-href.ts'

/** Logo and title at the start of the navbar. Hrefs are final. */
export interface BrandView {
  readonly title?: string
  readonly logo?: LogoView
  readonly siteTitle: string
  readonly homeHref: string
}

export interface LogoView {
  readonly src: string
  readonly srcDark?: string
  readonly alt: string
  readonly href?: string
  readonly target?: string
  readonly width?: number
  readonly height?: number
  readonly className?: string
}

interface BrandScope {
  readonly baseUrl: string
  /** Base path of files, the same in every language. */
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
