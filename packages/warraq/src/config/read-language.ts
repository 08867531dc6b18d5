import type { DocsRoot } from './docs-root.ts'
import type { LoadedConfig } from './load-config.ts'
import { type Locale, siteLocales } from './locales.ts'
import { localizeConfig } from './localize-config.ts'
import { readDocsRoots } from './read-docs-roots.ts'
import { readTranslations, type Translations } from './read-translations.ts'
import type { DocsConfig } from './schema.ts'

/** The configuration of the site in one language. */
export interface Language {
  readonly config: DocsConfig
  readonly locale: Locale
  readonly locales: readonly Locale[]
  readonly roots: readonly DocsRoot[]
  readonly translations: Translations
  readonly problems: readonly string[]
}

/**
 * The configuration in the requested language, or in the default one, with the versions of its docs
 * roots.
 */
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
