import type { AnswerState } from './answers.ts'
import type { PanelScreen } from './dialog-panel.ts'
import type { StoredHit, StoredSearches } from './search-history.ts'

/** The complete state of the dialog. */
export interface SearchState {
  readonly isOpen: boolean
  readonly query: string
  /** Index of the active option; the list may be shorter. */
  readonly active: number | null
  /** State of the answer to the newest query. */
  readonly found: AnswerState
  readonly stored: StoredSearches
  /** Names of the sections of earlier hits, suggested if nothing is found. */
  readonly sections: readonly string[]
  /** Set if Enter was pressed before its answer arrived. */
  readonly waiting?: HowToOpen | undefined
  /** The hit that Enter chose. */
  readonly taken?: TakenHit | undefined
  /** A panel's screen in place of field and results. */
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

/** The state of the dialog in every document. */
export const CLOSED_SEARCH: SearchState = {
  isOpen: false,
  query: '',
  active: 0,
  found: { query: '', answer: null, hasFailed: false, isStalled: false },
  stored: { recent: [], favorite: [] },
  sections: [],
}
