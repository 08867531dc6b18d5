import type { KeyboardEvent, Ref } from 'react'
import * as ELEMENT_ID from '../element-ids.ts'
import { isComposing } from '../shared/is-composing.ts'
import { ClearIcon, FieldIcon } from './dialog-icons.ts'
import {
  activeIndex,
  hitsOf,
  LIST_ID,
  nextOption,
  OFFERS_ID,
  optionId,
  screenOf,
} from './dialog-screen.ts'
import { CLOSED_SEARCH } from './search-state.ts'
import type { DialogParts } from './use-search.ts'

/** Maximum characters of a query. */
const MAX_QUERY = 512

/** The build has neither state nor actions. */
interface SearchFieldProps
  extends Pick<DialogParts, 'text' | 'search'>,
    Partial<Pick<DialogParts, 'state' | 'actions'>> {
  readonly ref?: Ref<HTMLInputElement>
}

/** The combobox with its buttons. */
export function SearchField(props: SearchFieldProps) {
  const { text, search, state = CLOSED_SEARCH, actions, ref } = props
  const { query, found } = state
  const active = activeIndex(state)
  return (
    // Before the code has loaded, Enter must not submit the form to the server.
    <form className="search-head" method="dialog">
      <label
        htmlFor={ELEMENT_ID.searchDialogField}
        className={found.isStalled ? 'search-label is-busy' : 'search-label'}
      >
        <FieldIcon />
        <span className="visually-hidden">{text.search}</span>
      </label>
      <input
        ref={ref}
        id={ELEMENT_ID.searchDialogField}
        className="search-field"
        // A field of type "search" may not have the role.
        type="text"
        inputMode="search"
        role="combobox"
        maxLength={MAX_QUERY}
        placeholder={search.placeholder}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-autocomplete="list"
        // A closed dialog has no list.
        aria-controls={state.isOpen ? LIST_ID : undefined}
        aria-haspopup={screenOf(state) === 'stored' ? 'grid' : 'listbox'}
        aria-expanded={hitsOf(state).length > 0}
        aria-activedescendant={active === null ? undefined : optionId(active)}
        value={query}
        onChange={({ target }) => actions?.type(target.value)}
        onKeyDown={actions && ((event) => onKeyDown(event, { state, actions }))}
      />
      {query !== '' && (
        <button
          type="button"
          className="search-clear"
          aria-label={text.clearQueryLabel}
          onClick={() => actions?.search('')}
        >
          {text.clearQuery}
        </button>
      )}
      <CloseButton label={text.closeSearch} />
    </form>
  )
}

/** The browser closes the dialog itself, also before the code has loaded. */
function CloseButton({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      popoverTarget={ELEMENT_ID.searchDialog}
      popoverTargetAction="hide"
    >
      <ClearIcon />
    </button>
  )
}

function onKeyDown(
  event: KeyboardEvent,
  { state, actions }: Pick<DialogParts, 'state' | 'actions'>,
): void {
  const { dispatch } = actions
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  const { length } = hitsOf(state)
  if (isComposing(event.nativeEvent)) return
  if (key === 'Tab') dispatch({ kind: 'activate', index: null })
  if (key === 'Enter' && !altKey) {
    event.preventDefault()
    dispatch({ kind: 'enter', inNewTab: ctrlKey || metaKey || shiftKey })
  }
  const active = activeIndex(state)
  const offer = document.querySelector<HTMLElement>(`#${OFFERS_ID} button`)
  if (key === 'ArrowUp' && !active && offer !== null) {
    // What a panel offers stands above the first row.
    event.preventDefault()
    dispatch({ kind: 'activate', index: null })
    offer.focus()
  } else if ((key === 'ArrowDown' || key === 'ArrowUp') && length > 0) {
    event.preventDefault()
    const next = nextOption(active, key === 'ArrowDown' ? 1 : -1, length)
    dispatch({ kind: 'activate', index: next })
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
}
