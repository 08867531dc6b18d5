import type { Locale } from './locales.ts'
import type { Messages, Translations } from './read-translations.ts'
import type { DocsConfig } from './schema.ts'
import type { FooterItemConfig, NavbarItemConfig } from './shell-schemas.ts'

/** The configuration for one locale, with its base path, language and labels. */
export function localizeConfig(
  config: DocsConfig,
  locale: Locale,
  { navbar, footer }: Translations,
): DocsConfig {
  return {
    ...config,
    baseUrl: locale.baseUrl,
    lang: locale.lang,
    dir: locale.dir,
    navbar: {
      ...config.navbar,
      ...(navbar.has('title') ? { title: navbar.get('title') } : {}),
      ...(config.navbar.logo !== undefined && {
        logo: { ...config.navbar.logo, alt: navbar.get('logo.alt') ?? config.navbar.logo.alt },
      }),
      items: config.navbar.items.map((item) => navbarItem(item, navbar)),
    },
    ...(config.footer !== undefined && {
      footer: {
        ...config.footer,
        copyright: footer.get('copyright') ?? config.footer.copyright,
        links: config.footer.links.map((entry) => footerEntry(entry, footer)),
      },
    }),
  }
}

function navbarItem(item: NavbarItemConfig, messages: Messages): NavbarItemConfig {
  const items = Array.isArray(item.items)
    ? { items: (item.items as NavbarItemConfig[]).map((child) => navbarItem(child, messages)) }
    : {}
  return { ...item, ...items, ...label(item.label, `item.label.${item.label}`, messages) }
}

function footerEntry(
  entry: Readonly<Record<string, unknown>>,
  messages: Messages,
): Record<string, unknown> {
  if (!Array.isArray(entry.items)) return footerItem(entry, messages)
  const title = messages.get(`link.title.${entry.title}`)
  return {
    ...entry,
    ...(title === undefined ? {} : { title }),
    items: (entry.items as FooterItemConfig[]).map((item) => footerItem(item, messages)),
  }
}

function footerItem(item: FooterItemConfig, messages: Messages): FooterItemConfig {
  return { ...item, ...label(item.label, `link.item.label.${item.label}`, messages) }
}

function label(
  former: string | undefined,
  id: string,
  messages: Messages,
): { readonly label?: string } {
  const message = former === undefined ? undefined : messages.get(id)
  return message === undefined ? {} : { label: message }
}
