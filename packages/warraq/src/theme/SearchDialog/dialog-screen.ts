import type { SearchAnswer } from '../../search/search-provider.ts'
import * as SHELL_ID from '../../shared/data/shell-ids.ts'
import { fillText } from '../../shared/text/fill-text.ts'
import type { DialogText } from './dialog-text.ts'
import { groupHits } from './group-hits.ts'
import type { StoredHit } from './search-history.ts'
import type { SearchState } from './search-state.ts'

/** Id of the list that the field controls. */
export const LIST_ID = SHELL_ID.searchList

/** Id of the offers of panels, above the list. */
export const OFFERS_ID = SHELL_ID.searchOffers

export function optionId(index: number): string {
  return `${SHELL_ID.searchOption}${index}`
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
export function statusOf(state: Pick<SearchState, 'query' | 'found'>, text: DialogText): string {
  const { query, answer } = state.found
  switch (screenOf(state)) {
    case 'failed':
      return `${text.searchFailed}. ${text.searchFailedHint}`
    case 'nothing':
      return fillText(text.noResultsFor, { query })
    case 'results':
      return countText(answer ?? {}, text)
    case 'stored':
      return ''
  }
}

/** How many results an answer has: sections and pages, if the service says both. */
export function countText(
  { total = 0, pages = 0 }: Partial<SearchAnswer>,
  text: DialogText,
  many: 'resultCount' | 'seeAllResults' = 'resultCount',
): string {
  if (total === 1) return text.oneResult
  const sections = many === 'resultCount' ? text.sectionsFound : text.seeAllSections
  const label = pages > 1 && pages < total ? sections : text[many]
  return fillText(label, { count: String(total), pages: String(pages) })
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
