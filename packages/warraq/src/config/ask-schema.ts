import { z } from 'zod'

/** Offered to readers who begin a conversation. */
const suggestedQuestionsSchema = z.array(z.string().min(1).max(200)).max(3).default([])

/** Who answers questions in the search dialog. All of it is public: it ends up in the pages. */
export const askAiSchema = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('server'),
    /** Where `warraq ask-server` is reached from outside. */
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
