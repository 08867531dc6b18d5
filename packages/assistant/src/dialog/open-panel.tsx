import type { DialogPanel, PanelScreen, PanelSource } from 'warraq/plugin'
import type { AskSession } from '../browser/ask-session.ts'
import type { AssistantOptions } from '../index.ts'
import { AskConversations } from './AskConversations.tsx'
import './ask-dialog.css'

/**
 * The assistant in the search dialog: it offers to answer the typed query, and lists recent
 * conversations. Its code loads on first use. There is one session per document; closing the dialog
 * ends an answer that is being written.
 */
export function openPanel({ options, scope, text, storageKey, siteUrl }: PanelSource): DialogPanel {
  // The plugin `assistant` passes these options as JSON.
  const assistant = options as AssistantOptions
  const { suggestedQuestions = [] } = assistant
  let session: AskSession | undefined
  const screen = (start: (session: AskSession) => void): PanelScreen => {
    let isNew = true
    const begin = (opened: AskSession): void => {
      // A screen that is shown again after a crash goes on with its conversation.
      if (isNew) start(opened)
      isNew = false
    }
    return async () => {
      const [{ AskScreen }, { AskSession }, provider] = await Promise.all([
        import('./AskScreen.tsx'),
        import('../browser/ask-session.ts'),
        assistant.provider === 'server'
          ? import('../browser/server-provider.ts').then((loaded) =>
              loaded.serverProvider(assistant),
            )
          : import('../browser/algolia-ask-provider.ts').then((loaded) =>
              loaded.algoliaProvider(assistant, scope),
            ),
      ])
      session ??= new AskSession(provider, storageKey)
      const parts = { begin, session, siteUrl, suggestedQuestions }
      return (controls) => <AskScreen {...parts} {...controls} />
    }
  }
  return {
    name: 'assistant',
    Offer: ({ query, isNothingFound, onOpen }) => {
      const ask = (session: AskSession): void => {
        session.startNew()
        void session.ask(query)
      }
      return (
        <button type="button" className="search-ask" onClick={() => onOpen(screen(ask))}>
          {`${isNothingFound ? text.askAiInstead : text.askAi} `}
          <strong>{query}</strong>
        </button>
      )
    },
    History: ({ onOpen }) => (
      <AskConversations
        index={storageKey}
        title={text.recentConversations}
        removeLabel={text.removeConversation}
        onOpen={(conversation) => onOpen(screen((session) => session.open(conversation)))}
      />
    ),
  }
}
