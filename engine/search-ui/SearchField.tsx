import type { KeyboardEvent, Ref } from 'react'
import type { DialogText } from './dialog-text.ts'
import { CloseIcon, SearchIcon } from './icons.tsx'
import { LIST_ID } from './option-id.ts'

const FIELD_ID = 'docsearch-input'

interface SearchFieldProps {
  readonly ref: Ref<HTMLInputElement>
  readonly text: DialogText
  readonly placeholder: string
  readonly query: string
  readonly isStalled: boolean
  readonly hasList: boolean
  readonly popup: 'listbox' | 'grid'
  readonly activeId: string | undefined
  readonly onChange: (query: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClose: () => void
}

/** The combobox with its buttons. */
export function SearchField({ ref, text, query, onChange, ...props }: SearchFieldProps) {
  return (
    <form className="search-head" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={FIELD_ID} className={`search-label${props.isStalled ? ' is-busy' : ''}`}>
        <SearchIcon />
        <span className="visually-hidden">{text.search}</span>
      </label>
      <input
        ref={ref}
        id={FIELD_ID}
        className="search-field"
        type="search"
        role="combobox"
        maxLength={512}
        placeholder={props.placeholder}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-autocomplete="list"
        aria-haspopup={props.popup}
        aria-expanded={props.hasList}
        aria-controls={LIST_ID}
        aria-activedescendant={props.activeId}
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={props.onKeyDown}
      />
      {query === '' ? null : (
        <button
          type="button"
          className="search-clear"
          aria-label={text.clearQueryLabel}
          onClick={(event) => {
            onChange('')
            event.currentTarget.form?.querySelector('input')?.focus()
          }}
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
