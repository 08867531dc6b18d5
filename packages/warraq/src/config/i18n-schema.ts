import { z } from 'zod'

const localeSchema = z.strictObject({
  label: z.string().min(1).optional().describe('Name of the language in the language itself.'),
  direction: z.enum(['ltr', 'rtl']).optional().describe('Writing direction.'),
  htmlLang: z
    .string()
    .optional()
    .describe('Value of the `lang` attribute; absent: the name of the locale.'),
  path: z
    .string()
    .regex(/^[^/?#]+$/, 'one part of a path, e.g. "fr"')
    .optional()
    .describe('Folder below `i18n/` and part of the address; absent: the name of the locale.'),
})

export const i18nSchema = z
  .strictObject({
    defaultLocale: z
      .string()
      .min(1)
      .describe('The language of the sections’ own folders, served at the base path.'),
    locales: z
      .array(z.string().min(1))
      .min(1)
      .describe('Names of all languages, the default one included.'),
    localeConfigs: z
      .record(z.string(), localeSchema)
      .default({})
      .describe('Settings of each language by name.'),
  })
  .check(({ value, issues }) => {
    const known = value.locales.join(', ')
    if (!value.locales.includes(value.defaultLocale))
      issues.push({
        code: 'custom',
        input: value.defaultLocale,
        path: ['defaultLocale'],
        message: `one of the locales: ${known}`,
      })
    for (const name of Object.keys(value.localeConfigs))
      if (!value.locales.includes(name))
        issues.push({
          code: 'custom',
          input: name,
          path: ['localeConfigs', name],
          message: `settings of a locale of the list: ${known}`,
        })
  })
