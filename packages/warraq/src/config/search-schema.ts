import { z } from 'zod'
import { localPathSchema, routeSchema } from './path-schemas.ts'

export const searchSchema = z.strictObject({
  provider: z
    .string()
    .min(1)
    .default('local')
    .describe(
      '`local`: an index that the build makes and the browser reads; any other name: the service of a plugin, bundled or your own.',
    ),
  route: routeSchema.default('/search/').describe('Route of the search page.'),
  placeholder: z.string().default('Search docs').describe('Text of the empty search field.'),
  maxHits: z.int().min(1).max(100).default(20).describe('Number of results in the dialog.'),
  reportUrl: z
    .string()
    .regex(
      /^https?:\/\/[^\s/]+\S*\{query\}/,
      'an address with "{query}" in it, e.g. "https://example.org/issues/new?title={query}"',
    )
    .optional()
    .describe(
      'Address where readers report a query without results; `{query}` is replaced by the query.',
    ),
  words: localPathSchema.optional().describe('YAML file with synonyms and stop words.'),
  options: z
    .record(z.string(), z.string())
    .default({})
    .describe('Options of the provider, by name.'),
})
