import type { AnswerState } from './answers.ts'
import type { PanelScreen } from './dialog-panel.ts'
import type { StoredHit, StoredSearches } from './search-history.ts'

/** Everything the dialog shows follows from this. */
export interface SearchState {
  readonly isOpen: boolean
  readonly query: string
  /** Place of the active option; the list may be shorter. */
  readonly active: number | null
  /** What is known of the newest query. */
  readonly found: AnswerState
  readonly stored: StoredSearches
  /** Names of the sections that hits were in, to search for when nothing is found. */
  readonly sections: readonly string[]
  /** Enter was pressed before its answer was here. */
  readonly waiting?: HowToOpen | undefined
  /** What Enter chose. */
  readonly taken?: TakenHit | undefined
  /** What a panel shows in place of field and results. */
  readonly screen?: PanelScreen | undefined
}

interface HowToOpen {
  readonly inNewTab: boolean
}

export interface TakenHit extends HowToOpen {
  readonly hit: StoredHit
}

export type SearchAction =
  | { readonly kind: 'open'; readonly query: string; readonly stored: StoredSearches }
  | { readonly kind: 'close' }
  | { readonly kind: 'type'; readonly query: string }
  | { readonly kind: 'find'; readonly found: AnswerState }
  | { readonly kind: 'activate'; readonly index: number | null }
  | ({ readonly kind: 'enter' } & HowToOpen)
  | { readonly kind: 'store'; readonly stored: StoredSearches }
  | { readonly kind: 'open-panel'; readonly screen: PanelScreen }

/** The dialog as it stands in every document. */
export const CLOSED_SEARCH: SearchState = {
  isOpen: false,
  query: '',
  active: 0,
  found: { query: '', answer: null, hasFailed: false, isStalled: false },
  stored: { recent: [], favorite: [] },
  sections: [],
}
