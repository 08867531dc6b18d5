import type { DocsConfig } from '../config/schema.ts'
import type { LogoView, NavbarView } from '../shared/site-view.ts'
import { localHref } from './local-href.ts'
import { type NavbarScope, navbarItemView } from './navbar-item.ts'

export interface NavbarSource extends NavbarScope {
  /** Base path of files, the same in every language. */
  readonly filesBaseUrl: string
}

/** The navbar as the shell shows it; what is wrong with it goes to `source.problems`. */
export function navbarView({ navbar }: DocsConfig, source: NavbarSource): NavbarView {
  const { logo, title } = navbar
  return {
    ...(title ? { title } : {}),
    ...(logo === undefined ? {} : { logo: logoView(logo, source) }),
    hideOnScroll: navbar.hideOnScroll,
    items: navbar.items.flatMap((item, index) =>
      navbarItemView(item, `navbar.items[${index}]`, source),
    ),
  }
}

export function logoView(
  logo: NonNullable<DocsConfig['navbar']['logo']>,
  { baseUrl, filesBaseUrl }: { readonly baseUrl: string; readonly filesBaseUrl: string },
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
