import { expect, test } from 'vitest'
import type { LiveExchange } from '../browser/ask-session.ts'
import { SILENCE, speak } from './speak.ts'

type State = readonly [status: LiveExchange['status'], answer: string, key?: string]

/** What is announced after each state of the newest exchange. */
function wordsOf(...states: readonly State[]): string[] {
  let spoken = SILENCE
  return states.map(([status, answer, key = 'one']) => {
    const rest = { question: '', sources: [], searches: [], isCut: false }
    spoken = speak(spoken, { ...rest, key, status, answer })
    return spoken.words
  })
}

test('an answer is announced by sentences, and its last words when it is done', () => {
  expect(
    wordsOf(
      ['answering', ''],
      ['answering', 'Run it'],
      ['answering', 'Run it. Then'],
      ['answering', 'Run it. Then go'],
      ['done', 'Run it. Then go'],
    ),
  ).toEqual(['Thinking...', 'Thinking...', 'Run it.', 'Run it.', 'Then go'])
})

test('a stopped answer is announced as such', () => {
  expect(wordsOf(['answering', 'Run'], ['stopped', 'Run'])[1]).toBe('You stopped this response')
})

test('a failed answer is read to its end', () => {
  expect(wordsOf(['answering', 'Run it'], ['failed', 'Run it'])[1]).toBe('Run it')
})

test('an answer that failed before its first words is no longer awaited', () => {
  expect(wordsOf(['answering', ''], ['failed', ''])).toEqual(['Thinking...', ''])
})

test('an answer that was done before is not announced, the next one is', () => {
  expect(wordsOf(['done', 'Old.'], ['answering', '', 'two'], ['done', 'New.', 'two'])).toEqual([
    '',
    'Thinking...',
    'New.',
  ])
})

test('a new conversation ends the announcement', () => {
  expect(speak({ key: 'one', end: 3, words: 'Old.' }, undefined)).toEqual(SILENCE)
})

test('a reader who returns to a growing answer does not hear that it is awaited', () => {
  expect(wordsOf(['answering', 'Run it'])).toEqual([''])
})
