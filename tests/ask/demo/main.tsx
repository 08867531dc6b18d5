import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { AskProvider } from '../../../packages/warraq/src/plugins/assistant/browser/ask-provider.ts'
import { readConversations } from '../../../packages/warraq/src/plugins/assistant/browser/conversations.ts'
import { openAskProvider } from '../../../packages/warraq/src/plugins/assistant/browser/open-ask-provider.ts'
import { AskPanel } from '../../../packages/warraq/src/plugins/assistant/panel/AskPanel.tsx'
import '../../../packages/warraq/src/theme/styles/tokens.css'
import '../../../packages/warraq/src/theme/styles/base.css'
import '../../../packages/warraq/src/theme/Button/button.css'
import './demo.css'

const siteUrl = 'https://docs.example.org/'
const suggestedQuestions = ['How do I install it?']

/** A search dialog with only the parts that the assistant needs. */
function Demo({ provider }: { readonly provider: AskProvider }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [asked, setAsked] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-label="Search">
      {isAsking ? (
        <AskPanel
          provider={provider}
          storageKey="docs"
          siteBaseUrl={siteUrl}
          suggestedQuestions={suggestedQuestions}
          {...(asked === undefined ? {} : { initialQuestion: asked })}
          onBack={() => setAsking(false)}
          onSearch={(chosen) => {
            setQuery(chosen)
            setAsking(false)
          }}
        />
      ) : (
        <>
          <input
            type="search"
            aria-label="Search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <button
            type="button"
            onClick={() => {
              setAsked(query)
              setAsking(true)
            }}
          >
            Ask AI: {query}
          </button>
          <button
            type="button"
            onClick={() => {
              setAsked(undefined)
              setAsking(true)
            }}
          >
            Conversation
          </button>
          <ul>
            {readConversations('docs').map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </dialog>
  )
}

const root = document.getElementById('root')
const url = new URLSearchParams(location.search).get('server')
const view = { siteUrl, suggestedQuestions }
const provider = await openAskProvider(
  url === null
    ? { ...view, provider: 'algolia', assistantId: 'a', appId: 'b', apiKey: 'c', indexName: 'd' }
    : { ...view, provider: 'server', url },
)
if (root !== null) createRoot(root).render(<Demo provider={provider} />)
