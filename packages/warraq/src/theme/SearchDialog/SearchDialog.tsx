import { type KeyboardEvent, useRef } from 'react'
import type { DialogPanel } from './dialog-panel.ts'
import { activeIndex, hitsOf, SCREENS, screenOf, statusOf } from './dialog-screen.ts'
import type { DialogText } from './dialog-text.ts'
import { nextOption } from './next-option.ts'
import { optionId } from './option-id.ts'
import { SearchBody } from './SearchBody.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchFooter } from './SearchFooter.tsx'
import type { SearchParts } from './search-actions.ts'
import { useSearch } from './use-search.ts'

export interface SearchDialogProps extends SearchParts {
  readonly text: DialogText
  /** Panels from plugins. */
  readonly panels: readonly DialogPanel[]
}

/**
 * The content of the dialog: field, current screen and shortcuts, or the screen of a panel. While
 * closed, it renders the same HTML as the build.
 */
export function SearchDialog(props: SearchDialogProps) {
  const { text, search, panels } = props
  const fieldRef = useRef<HTMLInputElement>(null)
  const { state, actions } = useSearch(props, fieldRef)
  const { query, found, isOpen, screen: panelScreen } = state
  if (panelScreen !== undefined)
    return panelScreen({ onBack: () => actions.type(query), onSearch: actions.type })
  const hits = hitsOf(state)
  const active = activeIndex(state)
  const screen = screenOf(query, found)
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (event.nativeEvent.isComposing) return
    if (key === 'Tab') actions.dispatch({ kind: 'activate', index: null })
    if (key === 'Enter' && !altKey) {
      event.preventDefault()
      actions.dispatch({ kind: 'enter', inNewTab: ctrlKey || metaKey || shiftKey })
    }
    if ((key === 'ArrowDown' || key === 'ArrowUp') && hits.length > 0) {
      event.preventDefault()
      const next = nextOption(active, key === 'ArrowDown' ? 1 : -1, hits.length)
      actions.dispatch({ kind: 'activate', index: next })
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
          <SearchBody {...{ text, search, state, actions, panels }} />
          <SearchFooter text={text} credit={search.credit} />
        </>
      )}
    </div>
  )
}
