import { type ComponentType, type KeyboardEvent, useRef } from 'react'
import type { OwnedPanel, PanelHost, PanelOfferProps } from './dialog-panel.ts'
import {
  type DialogScreen,
  hitsOf,
  LIST_ID,
  OFFERS_ID,
  screenOf,
  statusOf,
} from './dialog-screen.ts'
import type { DialogText } from './dialog-text.ts'
import { PanelParts } from './PanelParts.tsx'
import { PanelSheet } from './PanelSheet.tsx'
import { SearchFailed } from './SearchFailed.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchFilter } from './SearchFilter.tsx'
import { SearchFooter } from './SearchFooter.tsx'
import { SearchNothing } from './SearchNothing.tsx'
import { SearchResults } from './SearchResults.tsx'
import { SearchStored } from './SearchStored.tsx'
import { type DialogParts, type SearchActions, type SearchParts, useSearch } from './use-search.ts'

export interface SearchDialogProps extends SearchParts {
  readonly text: DialogText
  /** Panels from plugins. */
  readonly panels: readonly OwnedPanel[]
  /** Absent without panels. */
  readonly Guard?: PanelHost['Guard'] | undefined
}

/**
 * The content of the dialog: field, current screen and shortcuts, or the screen of a panel. While
 * closed, it renders the same HTML as the build.
 */
export function SearchDialog(props: SearchDialogProps) {
  const { text, search, panels, Guard } = props
  const fieldRef = useRef<HTMLInputElement>(null)
  const { state, actions } = useSearch(props, fieldRef)
  const { query, isOpen, screen: panelScreen } = state
  if (import.meta.env.hasPanels && panelScreen !== undefined && Guard !== undefined) {
    const controls = { onBack: () => actions.type(query), onSearch: actions.type }
    return <PanelSheet screen={panelScreen} {...{ controls, text, Guard }} />
  }
  return (
    <div className="search-sheet">
      <SearchField ref={fieldRef} {...{ text, search, state, actions }} />
      {isOpen && (
        <>
          <p className="visually-hidden" role="status">
            {statusOf(state, text)}
          </p>
          <SearchBody {...{ text, search, state, actions, panels, Guard }} />
          <SearchFooter {...{ text, search, state, actions }} />
        </>
      )}
    </div>
  )
}

/** The area below the field: the current screen, and offers and lists of panels. */
function SearchBody({
  panels,
  Guard,
  ...parts
}: DialogParts & Pick<SearchDialogProps, 'panels' | 'Guard'>) {
  const { state, actions } = parts
  const query = state.query.trim()
  const screen = screenOf(state)
  const Body = BODIES[screen]
  const offer: Omit<PanelOfferProps, 'onOpen'> = { query, isNothingFound: screen === 'nothing' }
  return (
    <div className="search-body" id={hitsOf(state).length === 0 ? LIST_ID : undefined}>
      {query !== '' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside take the focus
        <div id={OFFERS_ID} onKeyDown={(event) => leaveOffers(event, actions)}>
          {import.meta.env.hasPanels && Guard !== undefined && (
            <PanelParts {...{ panels, actions, Guard }}>
              {({ Offer }, opening) => Offer && <Offer {...offer} {...opening} />}
            </PanelParts>
          )}
        </div>
      )}
      {(screen === 'results' || screen === 'nothing') && (
        <SearchFilter
          text={parts.text}
          sections={state.filters}
          chosen={state.filter}
          onChoose={(tag) => actions.filter(state.query, tag)}
        />
      )}
      <Body {...parts} />
      {import.meta.env.hasPanels && Guard !== undefined && query === '' && (
        <PanelParts {...{ panels, actions, Guard }}>
          {({ History }, opening) => History && <History {...opening} />}
        </PanelParts>
      )}
    </div>
  )
}

/** The arrows lead back from the offers to the field. */
function leaveOffers(event: KeyboardEvent, { focusField, dispatch }: SearchActions): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  focusField()
  dispatch({ kind: 'activate', index: event.key === 'ArrowDown' ? 0 : null })
}

const BODIES: Readonly<Record<DialogScreen, ComponentType<DialogParts>>> = {
  failed: ({ text, state, actions }) => (
    <SearchFailed text={text} onRetry={() => actions.type(state.query)} />
  ),
  nothing: SearchNothing,
  results: SearchResults,
  stored: SearchStored,
}
