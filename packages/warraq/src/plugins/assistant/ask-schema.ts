import { z } from 'zod'

const PROVIDER = 'Who answers: `server` is `warraq ask-server`, `algolia` is Algolia Ask AI.'

const suggestedQuestions = z
  .array(z.string().min(1).max(200))
  .max(3)
  .default([])
  .describe('Up to three questions that a new conversation offers.')

/**
 * Provider of answers in the search dialog. All fields are public, because they are part of the
 * pages.
 */
export const askAiSchema = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('server').describe(PROVIDER),
    url: z.url({ protocol: /^https?$/ }).describe('Public address of the ask server.'),
    suggestedQuestions,
  }),
  z.strictObject({
    provider: z.literal('algolia').describe(PROVIDER),
    assistantId: z.string().min(1).describe('Id of the assistant.'),
    appId: z.string().min(1).describe('Id of the Algolia application.'),
    apiKey: z.string().min(1).describe('The search-only key; it is public.'),
    indexName: z.string().min(1).describe('Name of the index.'),
    suggestedQuestions,
  }),
])
