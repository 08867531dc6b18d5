import { expect, test } from 'vitest'
import { type NavigationFacts, planNavigation, type ShownPlace } from './plan-navigation.ts'

const site = {
  origin: 'https://docs.example',
  baseUrl: '/x/',
  isExcluded: (route: string) => route === '/x/broken/',
}
const shown = { route: '/x/a/', path: '/x/a/', query: '' }

function plan(url: string, facts: Partial<NavigationFacts> = {}, place: ShownPlace = shown) {
  const event: NavigationFacts = {
    canIntercept: true,
    hashChange: false,
    downloadRequest: null,
    formData: null,
    navigationType: 'push',
    userInitiated: true,
    destination: { url },
    ...facts,
  }
  return planNavigation(event, place, site)
}

test.each([
  ['https://docs.example/x/b/', '/x/b/'],
  ['https://docs.example/x/b?q=1#h', '/x/b/'],
  ['https://docs.example/x/b/index.html', '/x/b/'],
])('shows %s as a page', (url, route) => {
  expect(plan(url)).toEqual({ kind: 'page', route })
})

test.each([
  ['another origin', 'https://other.example/x/b/', {}],
  ['outside the base path', 'https://docs.example/b/', {}],
  ['a file', 'https://docs.example/x/file.txt', {}],
  ['a route that failed before', 'https://docs.example/x/broken/', {}],
  ['a download', 'https://docs.example/x/b/', { downloadRequest: '' }],
  ['a posted form', 'https://docs.example/x/b/', { formData: new FormData() }],
  ['a reload', 'https://docs.example/x/a/', { navigationType: 'reload' as const }],
  ['what cannot be intercepted', 'https://docs.example/x/b/', { canIntercept: false }],
  ['a hash of the page on screen', 'https://docs.example/x/a/#h', { hashChange: true }],
])('leaves %s to the browser', (_, url, facts) => {
  expect(plan(url, facts)).toEqual({ kind: 'native' })
})

test('loads the page when only the hash differs from an address that has not loaded yet', () => {
  expect(plan('https://docs.example/x/b/#h', { hashChange: true })).toEqual({
    kind: 'page',
    route: '/x/b/',
  })
})

test('keeps the scroll position when only the query changes', () => {
  expect(plan('https://docs.example/x/a/?q=1')).toEqual({ kind: 'same-page', scrolls: false })
})

test('scrolls for a link to the page on screen, not for scripts and not on back', () => {
  const url = 'https://docs.example/x/a/'
  expect(plan(url)).toEqual({ kind: 'same-page', scrolls: true })
  expect(plan(url, { userInitiated: false })).toEqual({ kind: 'same-page', scrolls: false })
  expect(plan(url, { navigationType: 'traverse' })).toEqual({ kind: 'same-page', scrolls: false })
})

test.each([
  ['/x/a.html', '/x/a/'],
  ['/x/a/', '/x/a'],
])('a document that a server lacks at %s leads to %s', (path, target) => {
  const missing = { route: '', path, query: '' }
  const page = { kind: 'page', route: '/x/a/' }
  expect(plan(`https://docs.example${target}`, {}, missing)).toEqual(page)
  const hash = `https://docs.example${path}#docsMain`
  expect(plan(hash, { hashChange: true }, missing)).toEqual({ kind: 'native' })
})
