import type { AskProvider } from '../ask-ui/ask-provider.ts'
import type { Conversation } from '../ask-ui/conversations.ts'

/** The assistant of a site, as far as the dialog needs it. */
export interface AskDialog {
  /** The one provider of the document: the conversation lives with it. */
  readonly open: () => Promise<AskProvider>
  /** Name under which conversations are kept. */
  readonly storageKey: string
  /** Public address of the site, the only place answers may link to. */
  readonly siteUrl: string
  readonly suggestedQuestions: readonly string[]
}

/** What the assistant begins with. */
export type AskStart =
  | { readonly kind: 'question'; readonly question: string }
  | { readonly kind: 'conversation'; readonly conversation: Conversation }
