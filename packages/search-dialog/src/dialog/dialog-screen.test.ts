import type { SearchHit } from '@warraq/search/search-provider'
import { expect, test } from 'vitest'
import { nextOption, screenOf, seeAllText, statusOf } from './dialog-screen.ts'
import { dialogText as text } from './dialog-text.ts'
import { type AnswerState, NO_ANSWER } from './search-state.ts'

const hit: SearchHit = {
  href: '/a/',
  pageHref: '/a/',
  title: 'A',
  heading: '',
  crumbs: [],
  excerpt: '',
}

const shown = (query: string, change: Partial<AnswerState>) => {
  const state = { query, filters: [], found: { ...NO_ANSWER, query: 'one', ...change } }
  return [screenOf(state), statusOf(state, text)]
}

test('searches of the reader are shown until there is an answer', () => {
  expect(shown('', {})).toEqual(['stored', ''])
  expect(shown('one', {})).toEqual(['stored', ''])
  expect(shown('  ', { answer: { hits: [hit], total: 1 } })).toEqual(['stored', ''])
})

test('an answer says how many results there are', () => {
  expect(shown('one', { answer: { hits: [hit], total: 1 } })).toEqual(['results', '1 result'])
  expect(shown('one', { answer: { hits: [hit], total: 40 } })).toEqual(['results', '40 results'])
  expect(shown('one', { answer: { hits: [hit], total: 40, pages: 7 } })).toEqual([
    'results',
    '40 results on 7 pages',
  ])
})

test('the count of a section names it', () => {
  const answer = { hits: [hit], total: 40, pages: 7 }
  const state = { query: 'one', found: { ...NO_ANSWER, query: 'one', answer } }
  const filters = [{ label: 'Develop', tag: 'docs-develop' }]
  expect(statusOf({ ...state, filters, filter: 'docs-develop' }, text)).toBe(
    'Develop: 40 results on 7 pages',
  )
  expect(statusOf({ ...state, filters }, text)).toBe('40 results on 7 pages')
})

test('the link to all results counts them, too', () => {
  expect(seeAllText({ total: 40 }, text)).toBe('See all 40 results')
  expect(seeAllText({ total: 1 }, text)).toBe('1 result')
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

test.each([
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
  [2, -1, 1],
  [null, 1, 0],
  [null, -1, 2],
] as const)('of three options, from %j by %j comes %j', (current, step, next) => {
  expect(nextOption(current, step, 3)).toBe(next)
})
