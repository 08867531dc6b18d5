import { analyticsSchema } from '../plugins/analytics/analytics-schema.ts'
import { askAiSchema } from '../plugins/assistant/ask-schema.ts'
import { assistantLinksSchema } from '../plugins/assistant/assistant-links-schema.ts'
import { optional } from '../shared/data/schema-fields.ts'

/** Fields that configure external services; bundled plugins define them. */
export const pluginFields = {
  analytics: optional(
    analyticsSchema,
    'Page views counted by PostHog, in its European cloud or your own installation. Absent: nothing is counted.',
  ),
  askAi: optional(
    askAiSchema,
    'An assistant that answers questions in the search dialog. Absent: there is no assistant, and readers load none of its code.',
  ),
  assistants: assistantLinksSchema.describe(
    'Assistants a reader can ask about a page, each a link under its title. Absent: ChatGPT and Claude; an empty list shows none.',
  ),
}
