import { z } from 'zod'

/** The PostHog project that counts page views. */
export const analyticsSchema = z.strictObject({
  host: z
    .url({ protocol: /^https?$/ })
    .default('https://eu.i.posthog.com')
    .describe('Address of the PostHog installation.'),
  key: z.string().min(1).describe('Key of the project; it is public.'),
})
