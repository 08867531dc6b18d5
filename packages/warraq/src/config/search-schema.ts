import { z } from 'zod'
import { localPathSchema, routeSchema } from './path-schemas.ts'
import { checkSearchOptions } from './search-options.ts'

export const searchSchema = z
  .strictObject({
    /**
     * `local` is the index of the site itself, `pagefind` one in chunks for very large sites; the
     * others are services that `options` describe.
     */
    provider: z.enum(['local', 'pagefind', 'algolia', 'typesense']).default('local'),
    route: routeSchema.default('/search/'),
    placeholder: z.string().default('Search docs'),
    /** Hits the dialog asks for. */
    maxHits: z.int().min(1).max(100).default(20),
    /** Where readers report a query without results; `{query}` stands for it. */
    reportUrl: z
      .string()
      .regex(
        /^https?:\/\/[^\s/]+\S*\{query\}/,
        'an address with "{query}" in it, e.g. "https://example.org/issues/new?title={query}"',
      )
      .optional(),
    /** YAML file with the synonyms and stop words of the site. */
    words: localPathSchema.optional(),
    options: z.record(z.string(), z.string()).default({}),
  })
  .superRefine(checkSearchOptions)
