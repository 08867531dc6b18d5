import type { DocsRoot } from './docs-root.ts'
import { type FooterConfig, type FooterLink, isColumn } from './footer-schema.ts'
import type { LoadedConfig } from './load-config.ts'
import { type Locale, siteLocales } from './locales.ts'
import type { NavbarItemConfig } from './navbar-schema.ts'
import { readDocsRoots } from './read-docs-roots.ts'
import { type Messages, readTranslations, type Translations } from './read-translations.ts'
import type { DocsConfig } from './schema.ts'

/** The configuration of the site in one language. */
export interface Language {
  readonly config: DocsConfig
  readonly locale: Locale
  readonly locales: readonly Locale[]
  /** Base path of the whole site and of the files that all languages share. */
  readonly filesBaseUrl: string
  readonly roots: readonly DocsRoot[]
  readonly translations: Translations
  readonly problems: readonly string[]
}

/** The configuration in a language, or the default one, with the versions of its docs roots. */
export function readLanguage(
  loaded: LoadedConfig,
  { root, locale: asked }: { readonly root: string; readonly locale?: string | undefined },
): Language {
  const locales = siteLocales(loaded.config)
  const locale = locales.find(({ name }) => name === asked) ?? locales[0]
  if (locale === undefined) throw new Error('No locale.')
  const { roots, problems } = readDocsRoots(root, loaded.config.sections, locale)
  const translations = readTranslations(root, locale, roots)
  return {
    config: localizeConfig(loaded.config, locale, translations),
    locale,
    locales,
    filesBaseUrl: loaded.config.baseUrl,
    roots: roots.map((docsRoot) => {
      const label = translations.docs.get(docsRoot.key)?.get('version.label')
      return label === undefined
        ? docsRoot
        : { ...docsRoot, version: { ...docsRoot.version, label } }
    }),
    translations,
    problems: [...loaded.problems, ...problems, ...translations.problems],
  }
}

/** The configuration for one locale, with its base path, language and labels. */
function localizeConfig(
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
      ...translated('title', navbar, 'title'),
      logo: translatedLogo(config.navbar.logo, navbar),
      items: config.navbar.items.map((item) => navbarItem(item, navbar)),
    },
    footer: config.footer && {
      ...config.footer,
      ...translated('copyright', footer, 'copyright'),
      logo: translatedLogo(config.footer.logo, footer),
      links: config.footer.links.map((entry) => footerEntry(entry, footer)),
    },
  }
}

function translatedLogo(logo: DocsConfig['navbar']['logo'], messages: Messages) {
  return logo && { ...logo, ...translated('alt', messages, 'logo.alt') }
}

function navbarItem(item: NavbarItemConfig, messages: Messages): NavbarItemConfig {
  const own = { ...item, ...itemLabel(item, messages) }
  return 'items' in own && own.items !== undefined
    ? { ...own, items: own.items.map((inner) => ({ ...inner, ...itemLabel(inner, messages) })) }
    : own
}

function itemLabel(item: object, messages: Messages) {
  const label = 'label' in item ? item.label : undefined
  return translated('label', messages, `item.label.${label}`)
}

type FooterEntry = FooterConfig['links'][number]

function footerEntry(entry: FooterEntry, messages: Messages): FooterEntry {
  if (!isColumn(entry)) return footerLink(entry, messages)
  return {
    ...entry,
    ...translated('title', messages, `link.title.${entry.title}`),
    items: entry.items.map((link) => footerLink(link, messages)),
  }
}

function footerLink(link: FooterLink, messages: Messages): FooterLink {
  return { ...link, ...translated('label', messages, `link.item.label.${link.label}`) }
}

/** The field with its translation; empty if there is none. */
function translated(field: string, messages: Messages, id: string): Record<string, string> {
  const message = messages.get(id)
  return message === undefined ? {} : { [field]: message }
}
