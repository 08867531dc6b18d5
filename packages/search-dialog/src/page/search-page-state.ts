import { ownValue } from '@warraq/search/own-value'
import type { SearchAnswer } from '@warraq/search/search-provider'
import { answerText, chosenSection, failureText } from '../dialog/dialog-screen.ts'
import type { ScopeSection, VersionChoice } from '../search-scope.ts'
import { fillText } from '../shared/fill-text.ts'
import type { SearchPageText } from './search-page-text.ts'

/** One request to the provider; searching again creates another object. */
export interface SearchPageQuestion {
  readonly query: string
  readonly versions: VersionChoice
  /** Tag of the section that the search is limited to. */
  readonly filter?: string | undefined
  /** Number of hits that are already shown. */
  readonly offset: number
}

/** What an address of the search page says. */
export type SearchAddress = Omit<SearchPageQuestion, 'offset'>

export interface SearchPageState extends SearchAddress {
  readonly status: 'idle' | 'busy' | 'failed'
  readonly asked: SearchPageQuestion
  /** All hits so far and their query; absent without a query. */
  readonly answer?: SearchAnswer & { readonly query: string }
}

export type SearchPageAction =
  | { readonly kind: 'type'; readonly query: string }
  /** Search for a text that was not typed. */
  | { readonly kind: 'search'; readonly query: string }
  | { readonly kind: 'choose'; readonly docsId: string; readonly name: string }
  /** Search the section with a tag, or all. */
  | { readonly kind: 'limit'; readonly filter: string | undefined }
  /** The address changed: back, forward, or a link from the dialog. */
  | { readonly kind: 'follow'; readonly address: SearchAddress }
  | { readonly kind: 'ask' }
  /** Search for the hits after those that are shown; after a failure, for the same ones again. */
  | { readonly kind: 'askMore' }
  | { readonly kind: 'answer'; readonly answer: SearchAnswer }
  | { readonly kind: 'fail' }

/** The state in which the build renders the page. */
export const BLANK_SEARCH_PAGE: SearchPageState = {
  query: '',
  versions: {},
  status: 'idle',
  asked: { query: '', versions: {}, offset: 0 },
}

export function searchPageReducer(
  state: SearchPageState,
  action: SearchPageAction,
): SearchPageState {
  const { asked, answer } = state
  switch (action.kind) {
    case 'type':
      return { ...state, query: action.query }
    case 'search':
      return asking({ ...state, query: action.query })
    case 'choose':
      return asking({
        ...state,
        versions: { ...state.versions, [action.docsId]: action.name },
        // Its pages may be those of the former version.
        filter: undefined,
      })
    case 'limit':
      return asking({ ...state, filter: action.filter })
    case 'follow':
      return isSameAddress(action.address, state)
        ? state
        : asking({ ...state, filter: undefined, ...action.address })
    case 'ask':
      return asking(state)
    case 'askMore':
      return state.status === 'busy'
        ? state
        : asking(state, { ...asked, offset: answer?.hits.length ?? 0 })
    case 'answer':
      return {
        ...state,
        status: 'idle',
        answer: {
          ...action.answer,
          query: asked.query,
          hits: [...(asked.offset === 0 ? [] : (answer?.hits ?? [])), ...action.answer.hits],
        },
      }
    case 'fail':
      return { ...(asked.offset === 0 ? withoutAnswer(state) : state), status: 'failed' }
  }
}

/**
 * Request the first hits for the typed query, chosen versions and section, or the given ones. A blank query
 * has no answer.
 */
function asking(
  state: SearchPageState,
  asked: SearchPageQuestion = {
    query: state.query.trim(),
    versions: state.versions,
    filter: state.filter,
    offset: 0,
  },
): SearchPageState {
  return asked.query === ''
    ? { ...withoutAnswer(state), asked, status: 'idle' }
    : { ...state, asked, status: 'busy' }
}

function withoutAnswer({ answer, ...state }: SearchPageState): SearchPageState {
  return state
}

function isSameAddress(a: SearchAddress, b: SearchAddress): boolean {
  const isSameVersion = ([docsId, name]: [string, string]) => ownValue(b.versions, docsId) === name
  return (
    a.query === b.query && a.filter === b.filter && Object.entries(a.versions).every(isSameVersion)
  )
}

/** Whether text was typed that has not been searched yet. */
export function isTyping({ query, asked }: SearchPageState): boolean {
  return query.trim() !== asked.query
}

export function searchPageTitle({ asked }: SearchPageState, text: SearchPageText): string {
  return asked.query === ''
    ? text.searchTitle
    : fillText(text.searchResultsFor, { query: asked.query })
}

/** How many results there are, or why there are none. */
export function searchPageStatus(
  { status, answer, filter }: SearchPageState,
  text: SearchPageText,
  sections: readonly ScopeSection[] = [],
): string {
  if (status === 'failed') return failureText(text)
  if (answer === undefined) return ''
  return answerText({ answer, query: answer.query, section: chosenSection(sections, filter) }, text)
}

/**
 * Whether there are hits that are not shown. Hits of the previous question, which stay until the
 * first answer to the next one, have none.
 */
export function hasMore({ status, asked, answer }: SearchPageState): boolean {
  if (status === 'failed' || (status === 'busy' && asked.offset === 0)) return false
  return answer !== undefined && answer.hits.length > 0 && answer.hits.length < answer.total
}
