import type { Conversation } from '../browser/conversations.ts'

/** What the assistant begins with. */
export type AskStart =
  | { readonly kind: 'question'; readonly question: string }
  | { readonly kind: 'conversation'; readonly conversation: Conversation }
