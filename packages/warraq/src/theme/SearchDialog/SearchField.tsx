import type { ChangeEvent, KeyboardEvent, Ref } from 'react'
import { CloseIcon, SearchIcon } from './dialog-icons.ts'
import { LIST_ID, optionId } from './option-id.ts'

const FIELD_ID = 'docsearch-input'
/** Maximum characters of a query. */
const MAX_QUERY = 512

export interface SearchFieldText {
  readonly search: string
  readonly clearQuery: string
  readonly clearQueryLabel: string
  readonly closeSearch: string
}

export interface SearchFieldProps {
  readonly text: SearchFieldText
  readonly placeholder: string
  readonly query: string
  readonly isStalled: boolean
  readonly hasList: boolean
  readonly popup: 'listbox' | 'grid'
  readonly active: number | null
  readonly ref?: Ref<HTMLInputElement>
  readonly onType: (query: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClear: () => void
  readonly onClose: () => void
}

/** The combobox with its buttons. */
export function SearchField(props: SearchFieldProps) {
  const { text, placeholder, query, isStalled, hasList, popup, active, ref } = props
  return (
    // Before the code has loaded, Enter must not submit the form to the server.
    <form className="search-head" method="dialog">
      <label htmlFor={FIELD_ID} className={isStalled ? 'search-label is-busy' : 'search-label'}>
        <SearchIcon />
        <span className="visually-hidden">{text.search}</span>
      </label>
      <input
        ref={ref}
        id={FIELD_ID}
        className="search-field"
        type="search"
        role="combobox"
        maxLength={MAX_QUERY}
        placeholder={placeholder}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-autocomplete="list"
        aria-controls={LIST_ID}
        aria-haspopup={popup}
        aria-expanded={hasList}
        aria-activedescendant={active === null ? undefined : optionId(active)}
        value={query}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => props.onType(target.value)}
        onKeyDown={props.onKeyDown}
      />
      {query !== '' && (
        <button
          type="button"
          className="search-clear"
          aria-label={text.clearQueryLabel}
          onClick={props.onClear}
        >
          {text.clearQuery}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={text.closeSearch}
        onClick={props.onClose}
      >
        <CloseIcon />
      </button>
    </form>
  )
}
