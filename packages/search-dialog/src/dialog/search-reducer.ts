import { activeIndex, hitsOf } from './dialog-screen.ts'
import {
  type AnswerState,
  CLOSED_SEARCH,
  NO_ANSWER,
  type SearchAction,
  type SearchState,
} from './search-state.ts'

export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  switch (action.kind) {
    case 'open': {
      const { kind, ...opened } = action
      return withActive({ ...CLOSED_SEARCH, waiting: state.waiting, isOpen: true, ...opened })
    }
    case 'close':
      return CLOSED_SEARCH
    case 'type':
      return typed(state, action)
    case 'answer':
      return found(state, { ...NO_ANSWER, query: action.query, answer: action.answer })
    case 'fail':
      return found(state, { ...NO_ANSWER, query: action.query, hasFailed: true })
    case 'stall':
      return { ...state, found: { ...state.found, isStalled: true } }
    case 'activate':
      return state.active === action.index ? state : { ...state, active: action.index }
    case 'enter':
      // Enter may come between hydration and the start of the dialog.
      return !state.isOpen || isAwaited(state)
        ? { ...state, waiting: { inNewTab: action.inNewTab } }
        : taking(state, activeIndex(state), action.inNewTab)
    case 'store':
      return { ...state, stored: action.stored }
    case 'open-panel':
      return { ...state, waiting: undefined, screen: action.screen }
  }
}

/** The previous answer stays until the next one arrives; a blank query has none. */
function typed(
  state: SearchState,
  { query, filter }: Extract<SearchAction, { readonly kind: 'type' }>,
): SearchState {
  const { found } = query.trim() === '' ? CLOSED_SEARCH : state
  return withActive({ ...state, query, filter, found, waiting: undefined, screen: undefined })
}

/** The first row is active, but not a page that the reader neither typed nor chose before. */
function withActive(state: SearchState): SearchState {
  const { recent, favorite } = state.stored
  const isNew = state.query.trim() === '' && recent.length + favorite.length === 0
  return { ...state, active: isNew ? null : 0 }
}

/** A waiting Enter opens the best hit. */
function found(before: SearchState, next: AnswerState): SearchState {
  const state = { ...before, found: next }
  // When more hits of the same query arrive, the reader's selection stays.
  const active = next.query === before.found.query ? sameOption(before, state) : 0
  const { waiting } = before
  if (waiting === undefined || isAwaited(state)) return { ...state, active }
  return taking({ ...state, active, waiting: undefined }, 0, waiting.inNewTab)
}

function sameOption(before: SearchState, after: SearchState): number | null {
  const active = activeIndex(before)
  if (active === null) return before.active
  const chosen = hitsOf(before)[active]?.href
  const found = hitsOf(after).findIndex(({ href }) => href === chosen)
  return Math.max(found, 0)
}

function taking(state: SearchState, index: number | null, inNewTab: boolean): SearchState {
  return index === null || index >= hitsOf(state).length
    ? state
    : { ...state, taken: { index, inNewTab } }
}

function isAwaited({ query, found }: SearchState): boolean {
  return query.trim() !== '' && found.query !== query
}
