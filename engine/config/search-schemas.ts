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

/** Offered to readers who begin a conversation. */
const suggestedQuestionsSchema = z.array(z.string().min(1).max(200)).max(3).default([])

/** Who answers questions in the search dialog. All of it is public: it ends up in the pages. */
export const askAiSchema = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('server'),
    /** Where `docs ask-server` is reached from outside. */
    url: z.url({ protocol: /^https?$/ }),
    suggestedQuestions: suggestedQuestionsSchema,
  }),
  z.strictObject({
    provider: z.literal('algolia'),
    assistantId: z.string().min(1),
    appId: z.string().min(1),
    /** The search-only key. */
    apiKey: z.string().min(1),
    indexName: z.string().min(1),
    suggestedQuestions: suggestedQuestionsSchema,
  }),
])
