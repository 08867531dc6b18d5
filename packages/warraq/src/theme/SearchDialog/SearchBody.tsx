import type { DialogPanel, PanelScreen } from './dialog-panel.ts'
import { hitsOf, SCREENS, screenOf } from './dialog-screen.ts'
import { LIST_ID } from './option-id.ts'
import type { DialogParts } from './screen-parts.ts'

interface SearchBodyProps extends DialogParts {
  readonly panels: readonly DialogPanel[]
}

/** The area below the field: the current screen, and offers and lists of panels. */
export function SearchBody({ panels, ...parts }: SearchBodyProps) {
  const { state, actions } = parts
  const query = state.query.trim()
  const screen = screenOf(state.query, state.found)
  const { Body } = SCREENS[screen]
  const onOpen = (shown: PanelScreen): void =>
    actions.dispatch({ kind: 'open-panel', screen: shown })
  return (
    <div className="search-body" id={hitsOf(state).length === 0 ? LIST_ID : undefined}>
      {query !== '' &&
        panels.map(({ name, Offer }) =>
          Offer === undefined ? null : (
            <Offer key={name} query={query} isNothingFound={screen === 'nothing'} onOpen={onOpen} />
          ),
        )}
      <Body {...parts} />
      {query === '' &&
        panels.map(({ name, History }) =>
          History === undefined ? null : <History key={name} onOpen={onOpen} />,
        )}
    </div>
  )
}
