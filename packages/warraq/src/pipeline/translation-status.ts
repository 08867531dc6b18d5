import { siteLocales } from '../config/locales.ts'
import { siteBundling } from '../config/site-bundling.ts'
import { builtInTexts } from '../config/ui-languages/built-in-texts.ts'
import type { Doc } from '../pages/doc.ts'
import { defaultUiText } from '../theme/text/ui-text.ts'
import { type CommandOptions, loadSiteConfig } from './command-options.ts'
import { type LoadedSite, load } from './load.ts'

/** What is translated into one language; files are relative to the site root. */
export interface TranslationStatus {
  readonly language: string
  readonly translated: number
  readonly missing: readonly MissingTranslation[]
  readonly outdated: readonly OutdatedTranslation[]
  /** Keys of texts of the interface that are shown in English. */
  readonly texts: readonly string[]
}

interface MissingTranslation {
  readonly original: string
  /** Where the translation is looked for. */
  readonly file: string
}

/** A translation whose original changed later, by the dates of git. */
interface OutdatedTranslation extends MissingTranslation {
  /** When the original changed, ISO 8601 in UTC. */
  readonly changed: string
}

/**
 * What is translated into each language of a site but the default one.
 * @throws UsageError when the configuration is invalid.
 */
export async function translationStatus(options: CommandOptions): Promise<TranslationStatus[]> {
  const config = await loadSiteConfig(options)
  const [, ...locales] = siteLocales(config.config)
  const bundling = siteBundling(config, options.root)
  const found: TranslationStatus[] = []
  for (const { name: locale } of locales)
    found.push(statusOf(await load({ ...options, bundling, locale, caches: new Map() }, config)))
  return found
}

function statusOf({ language, docs, dates }: LoadedSite): TranslationStatus {
  const { name, lang } = language.locale
  const pages = docs.docs.map(({ doc }) => doc)
  const known = { ...builtInTexts(lang), ...language.translations.text }
  const isEnglish = /^en(?:-|$)/i.test(lang)
  return {
    language: name,
    translated: pages.filter(({ originalFile }) => originalFile !== undefined).length,
    missing: pages.flatMap(({ file, missingTranslation }) =>
      missingTranslation === undefined ? [] : [{ original: file, file: missingTranslation }],
    ),
    outdated: pages.flatMap((page) => outdated(page, dates)),
    texts: isEnglish ? [] : Object.keys(defaultUiText).filter((key) => !Object.hasOwn(known, key)),
  }
}

function outdated(
  { file, originalFile }: Doc,
  { changes }: LoadedSite['dates'],
): OutdatedTranslation[] {
  if (originalFile === undefined) return []
  const own = changes.get(file)
  const other = changes.get(originalFile)
  const isOlder = own !== undefined && other !== undefined && own.iso < other.iso
  return isOlder ? [{ original: originalFile, file, changed: other.iso }] : []
}
