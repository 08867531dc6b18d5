import type { AskProvider } from '../ask-ui/ask-provider.ts'
import type { Conversation } from '../ask-ui/conversations.ts'
import { searchScopeOf, versionsFor } from '../search/search-scope.ts'
import type { RuntimeSite } from '../shared/site-view.ts'

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

/** The assistant of a document; its code is loaded when it is opened. */
export function askDialog(site: RuntimeSite, storageKey: string): AskDialog | undefined {
  const { askAi, lang } = site
  if (askAi === undefined) return undefined
  const tags = searchScopeOf(site, versionsFor(site, undefined)).tags.map(
    (tag) => `docusaurus_tag:${tag}`,
  )
  let provider: ReturnType<AskDialog['open']> | undefined
  return {
    storageKey,
    siteUrl: askAi.siteUrl,
    suggestedQuestions: askAi.suggestedQuestions,
    open: () => {
      provider ??= import('../ask-ui/open-ask-provider.ts')
        .then(({ openAskProvider }) => openAskProvider(askAi, [`language:${lang}`, tags]))
        .catch((cause: unknown) => {
          provider = undefined
          throw cause
        })
      return provider
    },
  }
}
