import type { ComponentType } from 'react'
import type { SearchView } from '../../shared/site-view.ts'
import type { DialogText } from './dialog-text.ts'
import type { SearchActions } from './search-actions.ts'
import type { StoredHit } from './search-history.ts'
import type { SearchState } from './search-state.ts'

/** Props of every part of the dialog. */
export interface DialogParts {
  readonly text: DialogText
  readonly search: SearchView
  readonly state: SearchState
  readonly actions: SearchActions
}

type Known = Pick<SearchState, 'query' | 'found'>

/** A screen below the field of the dialog. */
export interface Screen {
  readonly isShown: (known: Known) => boolean
  /** Status text for assistive technology. */
  readonly status: (found: SearchState['found'], text: DialogText) => string
  /** The hits behind its options, in order. */
  readonly hits: (state: SearchState) => readonly StoredHit[]
  /** Role of the list of options. */
  readonly popup: 'listbox' | 'grid'
  readonly Body: ComponentType<DialogParts>
}
