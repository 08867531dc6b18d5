import { ownValue } from '@warraq/search/own-value'
import type { DocsConfig } from './schema.ts'

export interface Locale {
  readonly name: string
  /** Name of the language in the configuration. */
  readonly label?: string
  /** Value of the `lang` attribute. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly isDefault: boolean
  /** Folder of its translations; the default locale may also have one. */
  readonly folder: string
  /** Base path of its pages: `/`, `/de/`. */
  readonly baseUrl: string
}

/** The languages of a site, the default one first. */
export function siteLocales({ i18n, lang, dir, baseUrl }: DocsConfig): Locale[] {
  const { defaultLocale, locales, localeConfigs } = i18n ?? {
    defaultLocale: lang,
    locales: [lang],
    localeConfigs: {},
  }
  const names = [defaultLocale, ...locales.filter((name) => name !== defaultLocale)]
  return names.map((name) => {
    const own = ownValue(localeConfigs, name) ?? {}
    const path = own.path ?? name
    const isDefault = name === defaultLocale
    const tag = own.htmlLang ?? name
    return {
      name,
      ...(own.label === undefined ? {} : { label: own.label }),
      lang: tag,
      dir: own.direction ?? (i18n === undefined ? dir : directionOf(tag)),
      isDefault,
      folder: `i18n/${path}`,
      baseUrl: isDefault ? baseUrl : `${baseUrl}${path}/`,
    }
  })
}

/** Languages written from right to left (Unicode CLDR, by the scripts Arab, Hebr, Syrc, Thaa). */
const RIGHT_TO_LEFT = new Set('ar arc ckb dv fa he ks ps sd syr ug ur yi'.split(' '))

function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(tag.split(/[-_]/)[0] ?? '') ? 'rtl' : 'ltr'
}
