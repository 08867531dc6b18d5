import type { AnswerState } from './answers.ts'
import type { DialogText } from './dialog-text.ts'
import { failedScreen } from './SearchFailed.tsx'
import { nothingScreen } from './SearchNothing.tsx'
import { resultsScreen } from './SearchResults.tsx'
import { storedScreen } from './SearchStored.tsx'
import type { Screen } from './screen-parts.ts'
import type { StoredHit } from './search-history.ts'
import type { SearchState } from './search-state.ts'

/**
 * The screens below the field; the first one that applies is shown. To add a screen, add a file and
 * a line here.
 */
export const SCREENS = {
  failed: failedScreen,
  nothing: nothingScreen,
  results: resultsScreen,
  stored: storedScreen,
} as const satisfies Readonly<Record<string, Screen>>

export type DialogScreen = keyof typeof SCREENS

const NAMES = Object.keys(SCREENS) as readonly DialogScreen[]

/** The screen for the typed query and its answer; recent searches until there is an answer. */
export function screenOf(query: string, found: AnswerState): DialogScreen {
  return NAMES.find((name) => SCREENS[name].isShown({ query, found })) ?? 'stored'
}

/** Status text of a screen for assistive technology. */
export function statusOf(screen: DialogScreen, found: AnswerState, text: DialogText): string {
  return SCREENS[screen].status(found, text)
}

/** The hits behind the options on screen. */
export function hitsOf(state: SearchState): readonly StoredHit[] {
  return SCREENS[screenOf(state.query, state.found)].hits(state)
}

/** Index of the option that Enter opens; `null` if there is none. */
export function activeIndex(state: SearchState): number | null {
  const { active } = state
  return active === null || active >= hitsOf(state).length ? null : active
}
