import type { LiveExchange } from '../browser/ask-session.ts'
import { askText } from './ask-text.ts'
import { nextSentences } from './next-sentences.ts'

/** What a screen reader announces of the newest answer. */
export interface Spoken {
  /** Key of the exchange; empty if there is none. */
  readonly key: string
  /** Number of characters of the answer announced so far. */
  readonly end: number
  readonly words: string
}

export const SILENCE: Spoken = { key: '', end: 0, words: '' }

/** What to announce after a change of the newest exchange. An answer that was already done is not. */
export function speak(former: Spoken, exchange: LiveExchange | undefined): Spoken {
  if (exchange === undefined) return SILENCE
  const { key, answer, status } = exchange
  if (key !== former.key) {
    const words = status === 'answering' && answer === '' ? askText.thinking : ''
    return { key, end: status === 'done' ? answer.length : 0, words }
  }
  const { text, end } = nextSentences(answer, former.end, status !== 'answering')
  if (status === 'stopped') return { key, end, words: askText.stopped }
  // Whoever waited for the first words of an answer that failed hears of the failure elsewhere.
  const isAwaited = status === 'answering' || former.words !== askText.thinking
  const kept = isAwaited ? former.words : ''
  return { key, end, words: text === '' ? kept : text }
}
