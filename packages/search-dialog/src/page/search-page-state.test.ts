import type { SearchHit } from '@warraq/search/search-provider'
import { expect, test } from 'vitest'
import {
  BLANK_SEARCH_PAGE,
  hasMore,
  isTyping,
  type SearchPageAction,
  searchPageReducer,
  searchPageStatus,
  searchPageTitle,
} from './search-page-state.ts'
import { searchPageText } from './search-page-text.ts'

const hits = (...names: string[]): SearchHit[] =>
  names.map((name) => ({
    href: `/${name}/`,
    pageHref: `/${name}/`,
    title: name,
    heading: '',
    crumbs: [],
    excerpt: '',
  }))
const after = (...actions: SearchPageAction[]) =>
  actions.reduce(searchPageReducer, BLANK_SEARCH_PAGE)
const follow = (query: string, versions = {}): SearchPageAction => ({
  kind: 'follow',
  address: { query, versions },
})
const answer = (total: number, ...names: string[]): SearchPageAction => ({
  kind: 'answer',
  answer: { hits: hits(...names), total },
})
const drawn = (...actions: SearchPageAction[]) => {
  const state = after(...actions)
  return [
    searchPageTitle(state, searchPageText),
    state.answer?.hits.map(({ title }) => title).join(' ') ?? '-',
    searchPageStatus(state, searchPageText),
    hasMore(state) ? 'more' : 'all',
  ].join(' | ')
}

test('an address is searched at once, typed text after a delay', () => {
  expect(drawn(follow('node'))).toBe('Search results for "node" | - |  | all')
  expect(after(follow('node')).status).toBe('busy')
  const typed = after({ kind: 'type', query: 'node' })
  expect([isTyping(typed), typed.status]).toEqual([true, 'idle'])
  expect(isTyping(after({ kind: 'type', query: 'node' }, { kind: 'ask' }))).toBe(false)
  expect(after({ kind: 'type', query: ' node ' }, { kind: 'ask' }).asked.query).toBe('node')
})

test('says how many results there are', () => {
  expect(drawn(follow('node'), answer(2, 'a', 'b'))).toBe(
    'Search results for "node" | a b | 2 results | all',
  )
  expect(drawn(follow('node'), answer(1, 'a'))).toContain('| 1 result |')
  expect(drawn(follow('node'), answer(0))).toContain('No results found for "node"')
})

test('says on how many pages the results are, if the service counts them', () => {
  const counted = (total: number, pages: number): SearchPageAction => ({
    kind: 'answer',
    answer: { hits: hits('a'), total, pages },
  })
  expect(drawn(follow('node'), counted(36, 13))).toContain('| 36 results on 13 pages |')
  expect(drawn(follow('node'), counted(4, 1))).toContain('| 4 results |')
  expect(drawn(follow('node'), counted(1, 1))).toContain('| 1 result |')
})

test('more hits follow those that are shown; a new query replaces them', () => {
  const more = [follow('node'), answer(3, 'a', 'b'), { kind: 'askMore' }] as const
  expect(after(...more).asked.offset).toBe(2)
  expect(drawn(...more)).toContain('a b | 3 results | more')
  expect(drawn(...more, answer(3, 'c'))).toContain('a b c | 3 results | all')
  expect(drawn(...more, { kind: 'ask' }, answer(1, 'd'))).toContain('| d |')
})

test('while another question waits for its answer, the old hits have no more', () => {
  const asked = [follow('node'), answer(3, 'a'), follow('coin')] as const
  expect(drawn(...asked)).toContain('| a | 3 results | all')
  expect(drawn(...asked, { kind: 'askMore' }, answer(2, 'b'))).toContain('| b |')
  expect(drawn(...asked, answer(2, 'b'))).toContain('| b | 2 results | more')
})

test('a failure keeps the earlier hits, and Retry searches for the same again', () => {
  const failed = [follow('node'), { kind: 'fail' }] as const
  expect(drawn(...failed)).toBe(
    'Search results for "node" | - | Unable to fetch results. You might want to check your network connection. | all',
  )
  const later = [follow('node'), answer(3, 'a'), { kind: 'askMore' }, { kind: 'fail' }] as const
  expect(drawn(...later)).toContain('| a | Unable to fetch results.')
  const before = after(...later)
  const retried = searchPageReducer(before, { kind: 'askMore' })
  expect(retried.asked).toEqual(before.asked)
  expect(retried.asked).not.toBe(before.asked)
})

test('a blank query shows nothing', () => {
  expect(drawn(follow('node'), answer(1, 'a'), { kind: 'type', query: ' ' }, { kind: 'ask' })).toBe(
    'Search the documentation | - |  | all',
  )
})

test('only a changed address starts a search, and another version changes it', () => {
  const shown = after(follow('node', { docs: '2.0' }), answer(1, 'a'))
  expect(searchPageReducer(shown, follow('node', { docs: '2.0' }))).toBe(shown)
  expect(searchPageReducer(shown, follow('node', { docs: '1.0' })).status).toBe('busy')
  const chosen = searchPageReducer(shown, { kind: 'choose', docsId: 'docs', name: '1.0' })
  expect(chosen.asked).toEqual({ query: 'node', versions: { docs: '1.0' }, offset: 0 })
})

test('a section limits the search until another version is chosen', () => {
  const limited = [follow('node'), { kind: 'limit', filter: 'docs-learn-current' }] as const
  expect(after(...limited).asked).toMatchObject({ query: 'node', filter: 'docs-learn-current' })
  const chosen = after(...limited, { kind: 'choose', docsId: 'learn', name: '1.0' })
  expect(chosen.asked).toMatchObject({ versions: { learn: '1.0' }, filter: undefined })
  expect(after(...limited, follow('node')).asked.filter).toBeUndefined()
})

test('a suggested query is searched at once', () => {
  const { query, asked, status } = after(follow('xn'), { kind: 'search', query: 'node ' })
  expect([query, asked.query, status]).toEqual(['node ', 'node', 'busy'])
})
