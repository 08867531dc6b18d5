import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { algoliaProvider } from '../../../packages/assistant/src/browser/algolia-ask-provider.ts'
import { AskSession } from '../../../packages/assistant/src/browser/ask-session.ts'
import { readConversations } from '../../../packages/assistant/src/browser/conversations.ts'
import { serverProvider } from '../../../packages/assistant/src/browser/server-provider.ts'
import { AskPanel } from '../../../packages/assistant/src/panel/AskPanel.tsx'
import '../../../packages/warraq/src/theme/styles/tokens.css'
import '../../../packages/warraq/src/theme/styles/base.css'
import '../../../packages/warraq/src/theme/Button/button.css'
import './demo.css'

const siteUrl = 'https://docs.example.org/'
const suggestedQuestions = ['How do I install it?']

/** A search dialog with only the parts that the assistant needs. */
function Demo({ session }: { readonly session: AskSession }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [isAsking, setAsking] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-label="Search">
      {isAsking ? (
        <AskPanel
          session={session}
          siteUrl={siteUrl}
          suggestedQuestions={suggestedQuestions}
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
              session.startNew()
              void session.ask(query)
              setAsking(true)
            }}
          >
            Ask AI: {query}
          </button>
          <button type="button" onClick={() => setAsking(true)}>
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
const hosted = {
  provider: 'algolia' as const,
  assistantId: 'a',
  appId: 'b',
  apiKey: 'c',
  indexName: 'd',
  suggestedQuestions,
}
const scope = { locale: 'en', tags: ['default'] }
const provider = url === null ? algoliaProvider(hosted, scope) : serverProvider({ url })
const session = new AskSession(provider, 'docs')
if (root !== null) createRoot(root).render(<Demo session={session} />)
