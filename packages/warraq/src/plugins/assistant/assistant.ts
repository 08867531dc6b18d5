import type { z } from 'zod'
import type { WarraqPlugin } from '../plugin.ts'
import { ASK_ALGOLIA_ORIGIN } from './ask-origin.ts'
import type { askAiSchema } from './ask-schema.ts'

/** The service that answers, as configured. */
export type Assistant = z.output<typeof askAiSchema>

/** Options of the assistant's code in the browser. */
export type AssistantOptions = Assistant & {
  /** Origin of the deployed site: answers link to its pages only. */
  readonly siteOrigin: string
}

/** Answers questions in the search dialog: with `warraq ask-server`, or a hosted assistant. */
export function assistant(answers: Assistant, siteOrigin: string): WarraqPlugin {
  return {
    name: 'assistant',
    client: [
      {
        module: 'warraq:plugins/assistant/dialog/open-panel.tsx',
        part: 'search-dialog',
        options: { ...answers, siteOrigin: siteOrigin.replace(/\/$/, '') },
      },
    ],
    policy: {
      connect: [answers.provider === 'server' ? new URL(answers.url).origin : ASK_ALGOLIA_ORIGIN],
    },
  }
}
