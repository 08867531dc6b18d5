import type { SearchAnswer } from '../../search/search-provider.ts'
import type { PanelScreen } from './dialog-panel.ts'
import type { StoredHit, StoredSearches } from './search-history.ts'

/** State of the answer to the newest query. */
export interface AnswerState {
  /** The query of `answer`; the previous one until the next answer arrives. */
  readonly query: string
  readonly answer: SearchAnswer | null
  readonly hasFailed: boolean
  /** Whether the answer is slow. */
  readonly isStalled: boolean
}

/** The complete state of the dialog. */
export interface SearchState {
  readonly isOpen: boolean
  readonly query: string
  /** Index of the active option; the list may be shorter. */
  readonly active: number | null
  readonly found: AnswerState
  readonly stored: StoredSearches
  /** Names of the sections of earlier hits, suggested if nothing is found. */
  readonly sections: readonly string[]
  /** Pages that the site shows before typing. */
  readonly popular: readonly StoredHit[]
  /** The pages in the navbar: shown before typing, and suggested after the sections. */
  readonly navbar: readonly StoredHit[]
  /** Set if Enter was pressed before its answer arrived. */
  readonly waiting?: Pick<TakenOption, 'inNewTab'> | undefined
  /** The option that Enter chose. */
  readonly taken?: TakenOption | undefined
  /** A panel's screen in place of field and results. */
  readonly screen?: PanelScreen | undefined
}

interface TakenOption {
  readonly index: number
  readonly inNewTab: boolean
}

export type SearchAction =
  | ({ readonly kind: 'open' } & Pick<SearchState, 'query' | 'stored' | 'popular' | 'navbar'>)
  | { readonly kind: 'close' }
  | { readonly kind: 'type'; readonly query: string }
  | { readonly kind: 'answer'; readonly query: string; readonly answer: SearchAnswer }
  | { readonly kind: 'fail'; readonly query: string }
  /** The answer takes long. */
  | { readonly kind: 'stall' }
  | { readonly kind: 'activate'; readonly index: number | null }
  | { readonly kind: 'enter'; readonly inNewTab: boolean }
  | { readonly kind: 'store'; readonly stored: StoredSearches }
  | { readonly kind: 'open-panel'; readonly screen: PanelScreen }

export const NO_ANSWER: AnswerState = {
  query: '',
  answer: null,
  hasFailed: false,
  isStalled: false,
}

/** The state of the dialog in every document. */
export const CLOSED_SEARCH: SearchState = {
  isOpen: false,
  query: '',
  active: 0,
  found: NO_ANSWER,
  stored: { recent: [], favorite: [] },
  sections: [],
  popular: [],
  navbar: [],
}
