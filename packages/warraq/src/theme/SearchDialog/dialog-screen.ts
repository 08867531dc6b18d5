import { fillText } from '../../shared/fill-text.ts'
import type { AnswerState } from './answers.ts'
import type { DialogText } from './dialog-text.ts'

/** What the body of the dialog shows. */
export type DialogScreen = 'stored' | 'failed' | 'nothing' | 'results'

/** The screen for what is typed and what is known; searches of the reader until there is an answer. */
export function screenOf(query: string, { answer, hasFailed }: AnswerState): DialogScreen {
  if (query.trim() === '') return 'stored'
  if (hasFailed) return 'failed'
  if (answer === null) return 'stored'
  return answer.hits.length === 0 ? 'nothing' : 'results'
}

/** What assistive technology is told of a screen. */
export function statusOf(
  screen: DialogScreen,
  { query, answer }: AnswerState,
  text: DialogText,
): string {
  const total = answer?.total ?? 0
  switch (screen) {
    case 'stored':
      return ''
    case 'failed':
      return `${text.searchFailed}. ${text.searchFailedHint}`
    case 'nothing':
      return fillText(text.noResultsFor, { query })
    case 'results':
      return total === 1 ? text.oneResult : fillText(text.resultCount, { count: String(total) })
  }
}
