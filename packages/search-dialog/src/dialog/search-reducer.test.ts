import type { SearchHit } from '@warraq/search/search-provider'
import { expect, test } from 'vitest'
import { activeIndex, hitsOf, screenOf } from './dialog-screen.ts'
import { searchReducer } from './search-reducer.ts'
import { CLOSED_SEARCH, type SearchAction } from './search-state.ts'

const hit = (title: string): SearchHit => ({
  href: `/${title}/`,
  pageHref: `/${title}/`,
  title,
  heading: '',
  crumbs: ['Learn', title],
  excerpt: '',
})
const stored = { recent: [hit('last')], favorite: [hit('best')] }
const open: SearchAction = {
  kind: 'open',
  query: '',
  stored,
  popular: [],
  navbar: [hit('learn')],
  filters: [],
}
const type = (query: string): SearchAction => ({ kind: 'type', query })
const find = (query: string, ...titles: string[]): SearchAction => ({
  kind: 'answer',
  query,
  answer: { hits: titles.map(hit), total: titles.length },
})
const enter: SearchAction = { kind: 'enter', inNewTab: false }
const activate = (index: number | null): SearchAction => ({ kind: 'activate', index })

const after = (...actions: SearchAction[]) => actions.reduce(searchReducer, CLOSED_SEARCH)
/** The screen, its options with the active one in brackets, and what Enter opened. */
const drawn = (...actions: SearchAction[]) => {
  const state = after(...actions)
  const active = activeIndex(state)
  const hits = hitsOf(state)
  const names = hits.map(({ title }, at) => (at === active ? `[${title}]` : title))
  const taken = state.taken === undefined ? '' : ` > ${hits[state.taken.index]?.title}`
  return `${screenOf(state)}: ${names.join(' ')}${taken}`
}

test('opens with the searches of the reader, the newest one active', () => {
  expect(drawn(open)).toBe('stored: [last] best learn')
  expect(drawn(open, enter)).toBe('stored: [last] best learn > last')
})

test('without searches of the reader, the sections are shown, and Enter opens none', () => {
  const first: SearchAction = { ...open, stored: { recent: [], favorite: [] } }
  expect(drawn(first, enter)).toBe('stored: learn')
  expect(drawn(first, activate(0), enter)).toBe('stored: [learn] > learn')
  expect(drawn(first, type('a'), type(' '), enter)).toBe('stored: learn')
})

test('popular pages stand between the searches of the reader and the sections', () => {
  const popular = { ...open, popular: [hit('start')] }
  expect(drawn(popular)).toBe('stored: [last] best start learn')
  expect(drawn({ ...popular, stored: { recent: [], favorite: [] } }, enter)).toBe(
    'stored: start learn',
  )
})

test('Enter before the dialog has started waits for the answer to what was typed until then', () => {
  const late: SearchAction = { ...open, query: 'a' }
  expect(drawn(enter, late, find('a', 'x', 'y'))).toBe('results: [x] y > x')
  expect(drawn(type('a'), enter, late, find('a', 'x'))).toBe('results: [x] > x')
  expect(drawn(enter, late, type('ab'), find('ab', 'x'))).toBe('results: [x]')
})

test('a section that limits the search keeps its hits until the answer, and ends on closing', () => {
  const filter: SearchAction = { kind: 'type', query: 'a', filter: 'docs-learn-1' }
  const chosen = [open, type('a'), find('a', 'x', 'y'), filter]
  expect(drawn(...chosen)).toBe('results: [x] y')
  expect(drawn(...chosen, find('a', 'y', 'z'))).toBe('results: [y] z')
  expect(after(...chosen).filter).toBe('docs-learn-1')
  expect(after(...chosen, { kind: 'close' }, open).filter).toBeUndefined()
})

test('the previous hits stay until the next ones arrive', () => {
  expect(drawn(open, type('a'), find('a', 'x', 'y'), type('ab'))).toBe('results: [x] y')
  expect(drawn(open, type('a'), find('a', 'x'), type('ab'), find('ab', 'z'))).toBe('results: [z]')
  expect(drawn(open, type('a'), find('a', 'x'), type(' '))).toBe('stored: [last] best learn')
})

test('when more hits of the same query arrive, the selection stays', () => {
  const first = [open, type('a'), find('a', 'x', 'y'), activate(1)]
  expect(drawn(...first, find('a', 'x', 'z', 'y'))).toBe('results: x z [y]')
  expect(drawn(...first, find('a', 'z'))).toBe('results: [z]')
  expect(drawn(...first, activate(null), find('a', 'x', 'z'))).toBe('results: x z')
})

test('Enter before the answer waits for it and takes the best hit', () => {
  expect(drawn(open, type('a'), enter)).toBe('stored: [last] best learn')
  expect(drawn(open, type('a'), enter, find('a', 'x', 'y'))).toBe('results: [x] y > x')
  expect(drawn(open, type('a'), enter, type('ab'), find('a', 'x'))).toBe('results: [x]')
  expect(drawn(open, type('a'), enter, find('a'))).toBe('nothing: ')
  expect(drawn(open, type('a'), enter, { kind: 'fail', query: 'a' })).toBe('failed: ')
})

test('Enter takes the active option, in a new tab when a key says so', () => {
  const found = [open, type('a'), find('a', 'x', 'y'), activate(1)]
  expect(drawn(...found, enter)).toBe('results: x [y] > y')
  expect(after(...found, { kind: 'enter', inNewTab: true }).taken?.inNewTab).toBe(true)
  expect(drawn(...found, activate(null), enter)).toBe('results: x y')
})

test('a panel replaces the screen until the reader searches again', () => {
  const screen = { load: async () => () => 'A panel', onFault: () => {} }
  const ask: SearchAction = { kind: 'open-panel', screen }
  expect(after(open, type('why'), ask).screen).toBe(screen)
  expect(after(open, type('why'), ask, type('why')).screen).toBeUndefined()
})

test('closing resets everything', () => {
  expect(after(open, type('a'), find('a', 'x'), { kind: 'close' })).toEqual(CLOSED_SEARCH)
})
