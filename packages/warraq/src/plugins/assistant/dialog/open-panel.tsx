import { once } from '../../../shared/data/once.ts'
import type {
  DialogPanel,
  PanelScreen,
  PanelSource,
} from '../../../theme/SearchDialog/dialog-panel.ts'
import type { AssistantOptions } from '../assistant.ts'
import { AskConversations } from './AskConversations.tsx'
import { AskScreen, type AskScreenProps } from './AskScreen.tsx'
import './ask-dialog.css'

/**
 * The assistant in the search dialog: it offers to answer the typed query, and lists recent
 * conversations. Its code loads on first use. There is one session per document; closing the dialog
 * ends an answer that is being written.
 */
export function openPanel({ options, scope, text, storageKey }: PanelSource): DialogPanel {
  // The plugin `assistant` passes these options as JSON.
  const assistant = options as AssistantOptions
  const siteUrl = `${assistant.siteOrigin}${import.meta.env.BASE_URL}`
  const { suggestedQuestions } = assistant
  const load = once(async () => {
    const [{ AskPanel }, { AskSession }, provider] = await Promise.all([
      import('../panel/AskPanel.tsx'),
      import('../browser/ask-session.ts'),
      assistant.provider === 'server'
        ? import('../browser/server-provider.ts').then((loaded) => loaded.serverProvider(assistant))
        : import('../browser/algolia-ask-provider.ts').then((loaded) =>
            loaded.algoliaProvider(assistant, scope),
          ),
    ])
    return { AskPanel, session: new AskSession(provider, storageKey) }
  })
  const screen =
    (begin: AskScreenProps['begin']): PanelScreen =>
    (controls) => (
      <AskScreen {...{ begin, text, siteUrl, suggestedQuestions, load }} {...controls} />
    )
  return {
    name: 'assistant',
    Offer: ({ query, isNothingFound, onOpen }) => {
      const begin: AskScreenProps['begin'] = (session) => {
        session.startNew()
        void session.ask(query)
      }
      return (
        <button type="button" className="search-ask" onClick={() => onOpen(screen(begin))}>
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
