import { type KeyboardEvent, useRef } from 'react'
import type { AskProvider } from '../../plugins/assistant/browser/ask-provider.ts'
import { AskScreen } from '../../plugins/assistant/dialog/AskScreen.tsx'
import { activeIndex, hitsOf, SCREENS, screenOf, statusOf } from './dialog-screen.ts'
import type { DialogText } from './dialog-text.ts'
import { nextOption } from './next-option.ts'
import { optionId } from './option-id.ts'
import { SearchBody } from './SearchBody.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchFooter } from './SearchFooter.tsx'
import { type SearchParts, useSearch } from './use-search.ts'

export interface SearchDialogProps extends SearchParts {
  readonly text: DialogText
  /** Absent when nobody answers questions. */
  readonly openAskProvider: (() => Promise<AskProvider>) | undefined
}

/** What is in the dialog: field, screen and keys, or the assistant. Closed, it is what the build rendered. */
export function SearchDialog(props: SearchDialogProps) {
  const { text, site, search, storageKey, openAskProvider } = props
  const fieldRef = useRef<HTMLInputElement>(null)
  const { state, actions } = useSearch(props, fieldRef)
  const { query, found, isOpen, ask } = state
  if (
    import.meta.env.hasAskAi &&
    ask !== undefined &&
    openAskProvider !== undefined &&
    site.askAi !== undefined
  )
    return (
      <AskScreen
        start={ask}
        text={text}
        askAi={site.askAi}
        storageKey={storageKey}
        openProvider={openAskProvider}
        onBack={() => actions.type(query)}
        onSearch={actions.type}
      />
    )
  const hits = hitsOf(state)
  const active = activeIndex(state)
  const screen = screenOf(query, found)
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (event.nativeEvent.isComposing) return
    if (key === 'Tab') actions.activate(null)
    if (key === 'Enter' && !altKey) {
      event.preventDefault()
      actions.enter(ctrlKey || metaKey || shiftKey)
    }
    if ((key === 'ArrowDown' || key === 'ArrowUp') && hits.length > 0) {
      event.preventDefault()
      const next = nextOption(active, key === 'ArrowDown' ? 1 : -1, hits.length)
      actions.activate(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
  }
  return (
    <div className="search-sheet">
      <SearchField
        ref={fieldRef}
        text={text}
        placeholder={search.placeholder}
        query={query}
        isStalled={found.isStalled}
        hasList={isOpen && hits.length > 0}
        popup={SCREENS[screen].popup}
        active={isOpen ? active : null}
        onType={actions.type}
        onKeyDown={onKeyDown}
        onClear={() => actions.search('')}
        onClose={actions.close}
      />
      {isOpen && (
        <>
          <p className="visually-hidden" role="status">
            {statusOf(screen, found, text)}
          </p>
          <SearchBody
            {...{ text, search, state, actions }}
            conversationsKey={site.askAi && storageKey}
          />
          <SearchFooter text={text} provider={search.provider} />
        </>
      )}
    </div>
  )
}
