import { z } from 'zod'

/** External assistants that a reader can ask about a page. */
export const assistantLinksSchema = z
  .array(
    z.strictObject({
      label: z.string().min(1).describe('Name of the assistant.'),
      url: z
        .url({ protocol: /^https$/ })
        .describe('Address of a new question; `{prompt}` is replaced by the question.'),
    }),
  )
  .default([
    { label: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
    { label: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
  ])
  .describe(
    'Assistants a reader can ask about a page, each a link under its title. Absent: ChatGPT and Claude; an empty list shows none.',
  )
