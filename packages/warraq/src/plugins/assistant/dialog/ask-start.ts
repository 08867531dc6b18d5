import type { Conversation } from '../browser/conversations.ts'

/** How the assistant starts. */
export type AskStart =
  | { readonly kind: 'question'; readonly question: string }
  | { readonly kind: 'conversation'; readonly conversation: Conversation }
