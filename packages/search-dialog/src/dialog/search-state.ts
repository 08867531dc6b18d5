import type { SearchAnswer } from '@warraq/search/search-provider'
import type { ScopeSection } from '../search-scope.ts'
import type { OwnedScreen } from './dialog-panel.ts'
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

export interface SearchState {
  readonly isOpen: boolean
  readonly query: string
  /** Index of the active option; the list may be shorter. */
  readonly active: number | null
  readonly found: AnswerState
  readonly stored: StoredSearches
  /** Pages that the site shows before typing. */
  readonly popular: readonly StoredHit[]
  /** The pages in the navbar: shown before typing, and suggested if nothing is found. */
  readonly navbar: readonly StoredHit[]
  /** Sections that a search can be limited to. */
  readonly filters: readonly ScopeSection[]
  /** Tag of the section that the search is limited to. */
  readonly filter?: string | undefined
  /** Set if Enter was pressed before its answer arrived. */
  readonly waiting?: Pick<TakenOption, 'inNewTab'> | undefined
  /** The option that Enter chose. */
  readonly taken?: TakenOption | undefined
  /** A panel's screen in place of field and results. */
  readonly screen?: OwnedScreen | undefined
}

interface TakenOption {
  readonly index: number
  readonly inNewTab: boolean
}

export type SearchAction =
  | ({ readonly kind: 'open' } & Pick<
      SearchState,
      'query' | 'stored' | 'popular' | 'navbar' | 'filters'
    >)
  | { readonly kind: 'close' }
  | ({ readonly kind: 'type' } & Pick<SearchState, 'query' | 'filter'>)
  | { readonly kind: 'answer'; readonly query: string; readonly answer: SearchAnswer }
  | { readonly kind: 'fail'; readonly query: string }
  /** The answer takes long. */
  | { readonly kind: 'stall' }
  | { readonly kind: 'activate'; readonly index: number | null }
  | { readonly kind: 'enter'; readonly inNewTab: boolean }
  | { readonly kind: 'store'; readonly stored: StoredSearches }
  | { readonly kind: 'open-panel'; readonly screen: OwnedScreen }

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
  popular: [],
  navbar: [],
  filters: [],
}
