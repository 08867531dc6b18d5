import type { SearchScope } from '../../../search/search-provider.ts'
import { once } from '../../../shared/once.ts'
import type { DialogPanel, PanelSource } from '../../../theme/SearchDialog/dialog-panel.ts'
import type { Assistant, AssistantOptions } from '../assistant.ts'
import type { AskProvider } from '../browser/ask-provider.ts'
import { AskConversations } from './AskConversations.tsx'
import { AskScreen, type AskScreenProps } from './AskScreen.tsx'
import './ask-dialog.css'

/**
 * The assistant in the search dialog: it offers to answer the typed query, and lists recent
 * conversations.
 */
export function openPanel({ options, scope, text, storageKey }: PanelSource): DialogPanel {
  // The plugin `assistant` passes these options as JSON.
  const assistant = options as AssistantOptions
  const shared: Omit<AskScreenProps, 'start' | 'onBack' | 'onSearch'> = {
    text,
    storageKey,
    siteUrl: `${assistant.siteOrigin}${import.meta.env.BASE_URL}`,
    suggestedQuestions: assistant.suggestedQuestions,
    openProvider: createAskSource(assistant, scope),
  }
  return {
    name: 'assistant',
    Offer: ({ query, isNothingFound, onOpen }) => (
      <button
        type="button"
        className="search-ask"
        onClick={() =>
          onOpen((controls) => (
            <AskScreen start={{ kind: 'question', question: query }} {...shared} {...controls} />
          ))
        }
      >
        {`${isNothingFound ? text.askAiInstead : text.askAi} `}
        <strong>{query}</strong>
      </button>
    ),
    History: ({ onOpen }) => (
      <AskConversations
        text={text}
        storageKey={storageKey}
        onOpen={(conversation) =>
          onOpen((controls) => (
            <AskScreen start={{ kind: 'conversation', conversation }} {...shared} {...controls} />
          ))
        }
      />
    ),
  }
}

/**
 * One assistant per document, so that a conversation survives closing the dialog. Its code loads on
 * first use.
 */
function createAskSource(
  assistant: Assistant,
  { tags, locale }: SearchScope,
): () => Promise<AskProvider> {
  return once(async () => {
    const filters = [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
    const { openAskProvider } = await import('../browser/open-ask-provider.ts')
    return openAskProvider(assistant, filters)
  })
}
