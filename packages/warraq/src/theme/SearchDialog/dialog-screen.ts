import type { AnswerState } from './answers.ts'
import type { DialogText } from './dialog-text.ts'
import { failedScreen } from './SearchFailed.tsx'
import { nothingScreen } from './SearchNothing.tsx'
import { resultsScreen } from './SearchResults.tsx'
import { storedScreen } from './SearchStored.tsx'
import type { Screen } from './screen.ts'
import type { StoredHit } from './search-history.ts'
import type { SearchState } from './search-state.ts'

/** The screens below the field: the first one that wants to be shown is. A new screen is a file and a line here. */
export const SCREENS = {
  failed: failedScreen,
  nothing: nothingScreen,
  results: resultsScreen,
  stored: storedScreen,
} as const satisfies Readonly<Record<string, Screen>>

export type DialogScreen = keyof typeof SCREENS

const NAMES = Object.keys(SCREENS) as readonly DialogScreen[]

/** The screen for what is typed and what is known; searches of the reader until there is an answer. */
export function screenOf(query: string, found: AnswerState): DialogScreen {
  return NAMES.find((name) => SCREENS[name].isShown({ query, found })) ?? 'stored'
}

/** What assistive technology is told of a screen. */
export function statusOf(screen: DialogScreen, found: AnswerState, text: DialogText): string {
  return SCREENS[screen].status(found, text)
}

/** What the options on screen lead to. */
export function hitsOf(state: SearchState): readonly StoredHit[] {
  return SCREENS[screenOf(state.query, state.found)].hits(state)
}

/** Place of the option that Enter takes; `null` when there is none. */
export function activeIndex(state: SearchState): number | null {
  const { active } = state
  return active === null || active >= hitsOf(state).length ? null : active
}
