import { askAiSchema } from '../plugins/assistant/ask-schema.ts'
import { assistantLinksSchema } from '../plugins/assistant/assistant-links-schema.ts'
import { optional } from '../shared/data/schema-fields.ts'

/** Fields that configure external services; bundled plugins define them. */
export const pluginFields = {
  askAi: optional(
    askAiSchema,
    'An assistant that answers questions in the search dialog. Absent: there is no assistant, and readers load none of its code.',
  ),
  assistants: assistantLinksSchema.describe(
    'Assistants a reader can ask about a page, each a link under its title. Absent: ChatGPT and Claude; an empty list shows none.',
  ),
}
