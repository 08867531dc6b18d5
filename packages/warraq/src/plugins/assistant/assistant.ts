import type { z } from 'zod'
import type { WarraqPlugin } from '../warraq-plugin.ts'
import { ASK_ALGOLIA_ORIGIN } from './ask-origin.ts'
import type { askAiSchema } from './ask-schema.ts'

/** The answering service, as configured. */
export type Assistant = z.output<typeof askAiSchema>

/** Answers questions in the search dialog: with `warraq ask-server`, or a hosted assistant. */
export function assistant(answers: Assistant): WarraqPlugin {
  return {
    name: 'assistant',
    client: [
      {
        module: 'warraq:plugins/assistant/dialog/open-panel.tsx',
        part: 'search-dialog',
        options: { ...answers },
      },
    ],
    policy: {
      connect: [answers.provider === 'server' ? new URL(answers.url).origin : ASK_ALGOLIA_ORIGIN],
    },
  }
}
