import { expect, test } from 'vitest'
import type { SearchHit } from '../../search/search-provider.ts'
import type { AnswerState } from './answers.ts'
import { screenOf, statusOf } from './dialog-screen.ts'
import { dialogText as text } from './dialog-text.ts'

const hit: SearchHit = {
  href: '/a/',
  pageHref: '/a/',
  title: 'A',
  heading: '',
  crumbs: [],
  excerpt: '',
}

function state(change: Partial<AnswerState>): AnswerState {
  return { query: 'one', answer: null, hasFailed: false, isStalled: false, ...change }
}
const shown = (query: string, change: Partial<AnswerState>) => {
  const known = state(change)
  const screen = screenOf(query, known)
  return [screen, statusOf(screen, known, text)]
}

test('searches of the reader are shown until there is an answer', () => {
  expect(shown('', {})).toEqual(['stored', ''])
  expect(shown('one', {})).toEqual(['stored', ''])
  expect(shown('  ', { answer: { hits: [hit], total: 1 } })).toEqual(['stored', ''])
})

test('an answer says how many results there are', () => {
  expect(shown('one', { answer: { hits: [hit], total: 1 } })).toEqual(['results', '1 result'])
  expect(shown('one', { answer: { hits: [hit], total: 40 } })).toEqual(['results', '40 results'])
})

test('no results shows the query that was answered, not the one being typed', () => {
  expect(shown('one two', { answer: { hits: [], total: 0 } })).toEqual([
    'nothing',
    'No results found for "one"',
  ])
})

test('a failure stays until there is an answer', () => {
  expect(shown('one two', { hasFailed: true })).toEqual([
    'failed',
    'Unable to fetch results. You might want to check your network connection.',
  ])
})
