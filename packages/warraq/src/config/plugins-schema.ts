import { z } from 'zod'
import type { WarraqPlugin } from '../plugins/warraq-plugin.ts'
import { nameSchema, originSchema } from '../shared/data/schema-fields.ts'

const hookSchema = z.custom((value) => typeof value === 'function', { error: 'a function' })

const contentCheckSchema = z
  .strictObject({
    name: nameSchema,
    severity: z.enum(['ignore', 'warn', 'throw']),
    run: hookSchema.optional(),
    isExternal: z.literal(true).optional(),
    summary: hookSchema.optional(),
    eachPage: hookSchema.optional(),
    reads: hookSchema.optional(),
    counts: z.strictObject({ of: hookSchema, text: hookSchema }).optional(),
  })
  .refine(({ run, eachPage }) => (run === undefined) !== (eachPage === undefined), {
    error: 'either "run" or "eachPage"',
  })

const codeLanguageSchema = z.strictObject({
  names: z.array(nameSchema).min(1),
  check: hookSchema,
  whenComplete: z.literal(true).optional(),
  tool: nameSchema.optional(),
})

const namedFunctions = z.record(z.string().regex(/^[a-z][\w-]*$/i), hookSchema)

const listSchema = z.array(z.custom((value) => value !== undefined))

const markdownSchema = z.strictObject({
  features: z.record(z.string(), z.unknown()).optional(),
  mdast: listSchema.optional(),
  hast: listSchema.optional(),
  forPage: hookSchema.optional(),
  containers: namedFunctions.optional(),
  leaves: namedFunctions.optional(),
  fences: namedFunctions.optional(),
  grammars: z.array(z.looseObject({ name: z.string(), scopeName: z.string() })).optional(),
})

const clientModuleSchema = z
  .strictObject({
    module: nameSchema,
    when: nameSchema.optional(),
    part: z.literal('search-dialog').optional(),
    options: z.json().optional(),
  })
  .refine(({ when, part }) => when === undefined || part === undefined, {
    message: 'either "when" or "part"',
  })

const navbarKind = z.string().regex(/^[a-z]\w*$/, 'a name that begins with a lower-case letter')
const navbarComponent = z.strictObject({ module: nameSchema, options: hookSchema.optional() })

const themeSchema = z.strictObject({
  parts: z.record(z.string(), nameSchema).optional(),
  navbar: z.record(navbarKind, navbarComponent).optional(),
  styles: z.array(nameSchema).optional(),
})

const originsSchema = z.array(originSchema).optional()
const policySchema = z.strictObject({
  connect: originsSchema,
  images: originsSchema,
  media: originsSchema,
  frames: originsSchema,
  scripts: originsSchema,
  styles: originsSchema,
  fonts: originsSchema,
  webAssembly: z.literal(true).optional(),
})

const creditSchema = z.strictObject({ name: nameSchema, href: z.url({ protocol: /^https?$/ }) })
const optionRuleSchema = z.strictObject({
  expected: z.string(),
  isValid: hookSchema,
  isRequired: z.boolean().optional(),
})

const searchServiceSchema = z.strictObject({
  provider: nameSchema,
  module: nameSchema,
  credit: creditSchema.optional(),
  values: z.record(z.string(), z.string()).optional(),
  options: z.record(z.string(), optionRuleSchema).optional(),
})

const commandSchema = z.strictObject({
  purpose: nameSchema,
  options: z
    .record(
      z.string().regex(/^[a-z][a-z-]+$/, 'a name of small letters'),
      z.strictObject({ value: nameSchema.optional(), meaning: nameSchema }),
    )
    .optional(),
  run: hookSchema,
})

const commandName = z.string().regex(/^[a-z][a-z-]*(?: [a-z][a-z-]*)?$/, 'one or two words')

/** A hook whose module every thread loads. */
const moduleHookSchema = z.strictObject({
  module: nameSchema,
  options: z.record(z.string(), z.unknown()).optional(),
})

const pluginSchema = z.strictObject({
  name: nameSchema,
  markdown: markdownSchema.optional(),
  pages: hookSchema.optional(),
  pageModules: moduleHookSchema.optional(),
  syntax: moduleHookSchema.optional(),
  references: hookSchema.optional(),
  strip: hookSchema.optional(),
  emit: hookSchema.optional(),
  fallbackPages: hookSchema.optional(),
  pictures: hookSchema.optional(),
  theme: themeSchema.optional(),
  client: z.array(clientModuleSchema).optional(),
  search: searchServiceSchema.optional(),
  policy: policySchema.optional(),
  checks: z.array(contentCheckSchema).optional(),
  codeLanguages: z.array(codeLanguageSchema).optional(),
  commands: z.record(commandName, commandSchema).optional(),
})

/**
 * The schema with the type of the interface that plugins implement. Needs a cast: the schema's
 * lists are mutable, and it only checks that a hook is a function.
 */
const pluginAsWritten: z.ZodType<WarraqPlugin, WarraqPlugin> = pluginSchema as never

/** The plugins of a site; their names must differ, and one of them may provide modules of pages. */
export const pluginsSchema = z
  .array(pluginAsWritten)
  .check(({ value, issues }) => {
    const provider = value.findIndex(({ pageModules }) => pageModules !== undefined)
    value.forEach(({ name, pageModules }, at) => {
      const first = value.findIndex((other) => other.name === name)
      const message = `a plugin that is listed once; plugins[${first}] has this name, so remove one of them`
      if (first < at) issues.push({ code: 'custom', input: name, path: [at, 'name'], message })
      if (pageModules === undefined || at === provider) return
      const only = `the field in one plugin; plugins[${provider}] has it, so remove one of them`
      issues.push({ code: 'custom', input: name, path: [at, 'pageModules'], message: only })
    })
  })
  .default([])
