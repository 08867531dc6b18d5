import type { ComponentType } from 'react'
import type { SearchView } from '../../shared/site-view.ts'
import type { DialogText } from './dialog-text.ts'
import type { SearchActions } from './search-actions.ts'
import type { StoredHit } from './search-history.ts'
import type { SearchState } from './search-state.ts'

/** What every part of the dialog is given. */
export interface DialogParts {
  readonly text: DialogText
  readonly search: SearchView
  readonly state: SearchState
  readonly actions: SearchActions
}

type Known = Pick<SearchState, 'query' | 'found'>

/** What the dialog shows below its field. */
export interface Screen {
  readonly isShown: (known: Known) => boolean
  /** What assistive technology is told. */
  readonly status: (found: SearchState['found'], text: DialogText) => string
  /** What its options lead to, in their order. */
  readonly hits: (state: SearchState) => readonly StoredHit[]
  /** Role of the list that holds the options. */
  readonly popup: 'listbox' | 'grid'
  readonly Body: ComponentType<DialogParts>
}
