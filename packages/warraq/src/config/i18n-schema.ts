import { ownValue } from '@warraq/search/own-value'
import { z } from 'zod'
import { fileNameSchema, nameSchema, optional, text } from '../shared/data/schema-fields.ts'

const localeSchema = z.strictObject({
  label: optional(nameSchema, 'Name of the language in the language itself.'),
  direction: optional(z.enum(['ltr', 'rtl']), 'Writing direction.'),
  htmlLang: text('Value of the `lang` attribute; absent: the name of the locale.'),
  path: optional(
    fileNameSchema.regex(/^[^/?#]+$/, 'one part of a path, e.g. "fr"'),
    'Folder below `i18n/` and part of the address; absent: the name of the locale.',
  ),
})

export const i18nSchema = z
  .strictObject({
    defaultLocale: fileNameSchema.describe(
      'The language of the sections’ own folders, served at the base path.',
    ),
    locales: z
      .array(fileNameSchema)
      .min(1)
      .describe('Names of all languages, the default one included.'),
    localeConfigs: z
      .record(z.string(), localeSchema)
      .default({})
      .describe('Settings of each language by name.'),
  })
  .check(({ value: { defaultLocale, locales, localeConfigs }, issues }) => {
    const unknown = (input: string, path: string[], expected: string) => {
      const message = `${expected}: ${locales.join(', ')}`
      if (!locales.includes(input)) issues.push({ code: 'custom', input, path, message })
    }
    unknown(defaultLocale, ['defaultLocale'], 'one of the locales')
    for (const name of Object.keys(localeConfigs))
      unknown(name, ['localeConfigs', name], 'settings of a locale of the list')
    const folders = locales.map((name) => ownValue(localeConfigs, name)?.path ?? name)
    const shared = folders.find((folder, at) => folders.indexOf(folder) < at)
    const message = `a folder for each language; two have "${shared}"`
    if (shared !== undefined)
      issues.push({ code: 'custom', input: locales, path: ['locales'], message })
  })
