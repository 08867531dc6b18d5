import type { SearchAnswer } from '@warraq/search/search-provider'
import * as ELEMENT_ID from '../element-ids.ts'
import type { ScopeSection } from '../search-scope.ts'
import { fillText } from '../shared/fill-text.ts'
import type { DialogText } from './dialog-text.ts'
import { groupHits } from './group-hits.ts'
import type { StoredHit } from './search-history.ts'
import type { SearchState } from './search-state.ts'

/** Id of the list that the field controls. */
export const LIST_ID = ELEMENT_ID.searchList

/** Id of the offers of panels, above the list. */
export const OFFERS_ID = ELEMENT_ID.searchOffers

export function optionId(index: number): string {
  return `${ELEMENT_ID.searchOption}${index}`
}

export type DialogScreen = 'failed' | 'nothing' | 'results' | 'stored'

/** The screen for the typed query and its answer; recent searches until there is an answer. */
export function screenOf({ query, found }: Pick<SearchState, 'query' | 'found'>): DialogScreen {
  if (query.trim() === '') return 'stored'
  if (found.hasFailed) return 'failed'
  if (found.answer === null) return 'stored'
  return found.answer.hits.length === 0 ? 'nothing' : 'results'
}

/** Status text of the screen for assistive technology. */
export function statusOf(
  state: Pick<SearchState, 'query' | 'found' | 'filters' | 'filter'>,
  text: DialogText,
): string {
  const { query, answer } = state.found
  const screen = screenOf(state)
  if (screen === 'failed') return failureText(text)
  return screen === 'stored' || answer === null
    ? ''
    : answerText({ answer, query, section: chosenSection(state.filters, state.filter) }, text)
}

/** Label of the section that a search is limited to. */
export function chosenSection(
  sections: readonly ScopeSection[],
  chosen: string | undefined,
): string | undefined {
  return sections.find(({ tag }) => tag === chosen)?.label
}

/** How many results an answer has, and on how many pages, if the service counts them. */
export function countText(
  { total, pages = 0 }: Pick<SearchAnswer, 'total' | 'pages'>,
  text: DialogText,
): string {
  if (total === 1) return text.oneResult
  const label = pages > 1 && pages < total ? text.resultsOnPages : text.resultCount
  return fillText(label, { count: String(total), pages: String(pages) })
}

/** What the link to all results says. */
export function seeAllText({ total }: Pick<SearchAnswer, 'total'>, text: DialogText): string {
  return total === 1 ? text.oneResult : fillText(text.seeAllResults, { count: String(total) })
}

interface CountedAnswer {
  readonly answer: Pick<SearchAnswer, 'hits' | 'total' | 'pages'>
  readonly query: string
  /** Label of the section that the search is limited to. */
  readonly section: string | undefined
}

/** What an answer says about itself, in the dialog and on the search page. */
export function answerText({ answer, query, section }: CountedAnswer, text: DialogText): string {
  if (answer.hits.length === 0) return fillText(text.noResultsFor, { query })
  return [...(section === undefined ? [] : [section]), countText(answer, text)].join(': ')
}

/** What the reader is told when there is no answer, in the dialog and on the search page. */
export function failureText(text: DialogText): string {
  return `${text.searchFailed}. ${text.searchFailedHint}`
}

/** The hits behind the options on screen. */
export function hitsOf(state: SearchState): readonly StoredHit[] {
  const { found, stored } = state
  switch (screenOf(state)) {
    case 'results':
      return groupHits(found.answer?.hits ?? []).flat()
    case 'stored':
      return [...stored.recent, ...stored.favorite, ...state.popular, ...state.navbar]
    default:
      return []
  }
}

/** Index of the option that Enter opens; `null` if there is none. */
export function activeIndex(state: SearchState): number | null {
  const { active } = state
  return active === null || active >= hitsOf(state).length ? null : active
}

/** The option after the active one, wrapping around; without an active one, the nearest end. */
export function nextOption(active: number | null, step: 1 | -1, count: number): number {
  if (active === null) return step > 0 ? 0 : count - 1
  return (active + step + count) % count
}
