import type { AskProvider } from '../../ask/browser/ask-provider.ts'
import type { Conversation } from '../../ask/browser/conversations.ts'
import { searchScopeOf, versionsFor } from '../../search/search-scope.ts'
import type { AskAiView, RuntimeSite } from '../../shared/site-view.ts'
import { type AskButton, askButton } from './ask-button.ts'
import { askConversations, type ConversationActions } from './ask-conversations.ts'
import { type AskScreen, openAskScreen } from './ask-screen.ts'
import type { DialogText } from './dialog-text.ts'

/** What the assistant begins with. */
export type AskStart =
  | { readonly kind: 'question'; readonly question: string }
  | { readonly kind: 'conversation'; readonly conversation: Conversation }

/** The parts that an assistant adds to the dialog. */
export interface AskDialog {
  /** Hands what is typed to the assistant. */
  readonly button: (onAsk: () => void) => AskButton
  /** Conversations to go on with; `null` where there are none. */
  readonly conversations: (actions: ConversationActions) => HTMLElement | null
  readonly screen: (start: AskStart, actions: AskScreenActions) => AskScreen
}

export interface AskScreenActions {
  readonly onBack: () => void
  /** The reader chose a query that the assistant used. */
  readonly onSearch: (query: string) => void
}

export interface AskDialogSource {
  readonly site: RuntimeSite
  readonly askAi: AskAiView
  /** Name under which conversations are kept. */
  readonly storageKey: string
  readonly text: DialogText
}

/** The assistant of a document. What answers is loaded when it is used. */
export function createAskDialog({ site, askAi, storageKey, text }: AskDialogSource): AskDialog {
  const openProvider = onceOpened(site, askAi)
  return {
    button: (onAsk) => askButton(text, onAsk),
    conversations: (actions) => askConversations(storageKey, text, actions),
    screen: (start, actions) =>
      openAskScreen({
        text,
        openProvider,
        panel: {
          storageKey,
          siteBaseUrl: askAi.siteUrl,
          suggestedQuestions: askAi.suggestedQuestions,
          ...(start.kind === 'question'
            ? { initialQuestion: start.question }
            : { initialConversation: start.conversation }),
          ...actions,
        },
      }),
  }
}

/** One provider for the document, so that a conversation survives the dialog. */
function onceOpened(site: RuntimeSite, askAi: AskAiView): () => Promise<AskProvider> {
  const { tags, locale } = searchScopeOf(site, versionsFor(site, undefined))
  const filters = [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
  let opened: Promise<AskProvider> | undefined
  return () => {
    opened ??= import('../../ask/browser/open-ask-provider.ts')
      .then(({ openAskProvider }) => openAskProvider(askAi, filters))
      .catch((cause: unknown) => {
        opened = undefined
        throw cause
      })
    return opened
  }
}
