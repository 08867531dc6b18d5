import { z } from 'zod'
import type { CodeLanguage, ContentCheck, WarraqPlugin } from '../plugins/plugin.ts'

const functionSchema = <Hook>() =>
  z.custom<Hook>((value) => typeof value === 'function', { error: 'a function' })

const contentCheckSchema = z.strictObject({
  name: z.string().min(1),
  severity: z.enum(['ignore', 'warn', 'throw']),
  run: functionSchema<ContentCheck['run']>(),
  summary: functionSchema<NonNullable<ContentCheck['summary']>>().optional(),
})

const codeLanguageSchema = z.strictObject({
  names: z.array(z.string().min(1)).min(1),
  check: functionSchema<CodeLanguage['check']>(),
  whenComplete: z.literal(true).optional(),
})

const pluginSchema = z.strictObject({
  name: z.string().min(1),
  checks: z.array(contentCheckSchema).optional(),
  codeLanguages: z.array(codeLanguageSchema).optional(),
})

/** What the schema accepts, as the interface that plugins are written against. */
const pluginAsWritten: z.ZodType<WarraqPlugin, WarraqPlugin> = pluginSchema as never

/** The plugins of a site, each under a name of its own. */
export const pluginsSchema = z
  .array(pluginAsWritten)
  .refine((plugins) => new Set(plugins.map(({ name }) => name)).size === plugins.length, {
    message: 'plugins with different names',
  })
  .default([])
