import { z } from 'zod'

const localeSchema = z.strictObject({
  /** Name in its own language. */
  label: z.string().min(1).optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** Value of `lang`; absent = the name. */
  htmlLang: z.string().optional(),
  /** Folder below `i18n/` and part of the address; absent = the name. */
  path: z
    .string()
    .regex(/^[^/?#]+$/, 'one part of a path, e.g. "fr"')
    .optional(),
})

export const i18nSchema = z
  .strictObject({
    /** Served at the base path; its pages are those of the docs folders. */
    defaultLocale: z.string().min(1),
    locales: z.array(z.string().min(1)).min(1),
    localeConfigs: z.record(z.string(), localeSchema).default({}),
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

export type I18nConfig = z.output<typeof i18nSchema>
