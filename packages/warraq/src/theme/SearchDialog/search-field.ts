import { element } from '../../shared/create-element.ts'
import type { DialogText } from './dialog-text.ts'
import { closeIcon, searchIcon } from './icons.ts'
import { LIST_ID } from './option-id.ts'

const FIELD_ID = 'docsearch-input'
/** Letters that a query may have. */
export const MAX_QUERY = 512

export interface SearchFieldSource {
  readonly text: DialogText
  readonly placeholder: string
  readonly onChange: (query: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClose: () => void
}

export interface SearchFieldState {
  readonly query: string
  readonly isStalled: boolean
  readonly hasList: boolean
  readonly popup: 'listbox' | 'grid'
  readonly activeId: string | undefined
}

export interface SearchField {
  readonly element: HTMLElement
  readonly input: HTMLInputElement
  readonly show: (state: SearchFieldState) => void
}

/** The combobox with its buttons. */
export function searchField(source: SearchFieldSource): SearchField {
  const { text, placeholder, onChange, onKeyDown, onClose } = source
  const label = element(
    'label',
    { htmlFor: FIELD_ID, className: 'search-label' },
    searchIcon(),
    element('span', { className: 'visually-hidden' }, text.search),
  )
  const input = element('input', {
    id: FIELD_ID,
    className: 'search-field',
    type: 'search',
    role: 'combobox',
    maxLength: MAX_QUERY,
    placeholder,
    autocomplete: 'off' as const,
    autocapitalize: 'off',
    spellcheck: false,
    enterKeyHint: 'go',
    'aria-autocomplete': 'list',
    'aria-controls': LIST_ID,
    oninput: () => onChange(input.value),
    onkeydown: onKeyDown,
  })
  // Browsers differ in whether its property is a boolean.
  input.setAttribute('autocorrect', 'off')
  const clear = element(
    'button',
    {
      type: 'button',
      className: 'search-clear',
      'aria-label': text.clearQueryLabel,
      onclick: () => {
        input.focus()
        onChange('')
      },
    },
    text.clearQuery,
  )
  const close = element(
    'button',
    { type: 'button', className: 'icon-button', 'aria-label': text.closeSearch, onclick: onClose },
    closeIcon(),
  )
  const form = element(
    'form',
    { className: 'search-head', onsubmit: (event) => event.preventDefault() },
    label,
    input,
    close,
  )
  const show = ({ query, isStalled, hasList, popup, activeId }: SearchFieldState): void => {
    // An input method loses what it composes when the same text is set again.
    if (input.value !== query) input.value = query
    label.classList.toggle('is-busy', isStalled)
    input.setAttribute('aria-haspopup', popup)
    input.setAttribute('aria-expanded', String(hasList))
    if (activeId === undefined) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', activeId)
    if (query === '') clear.remove()
    else if (clear.parentNode === null) input.after(clear)
  }
  return { element: form, input, show }
}
