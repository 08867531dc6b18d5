import { expect, test } from 'vitest'
import { docAt } from './site.fixtures.ts'
import { wholeSite } from './whole-site.fixtures.ts'

const docs = [
  [docAt('index.md', { title: 'Start' }), '<h1>Start</h1><p><a href="./other.md">x</a></p>'],
  [docAt('other.md', { title: 'Other & more', tags: ['a'] }), '<p>Text</p>'],
  [docAt('hidden.md', { title: 'Hidden', unlisted: true }), '<p>Text</p>'],
  [docAt('whole.md', { title: 'Whole', noindex: true }), '<p>Text</p>'],
] as const

/** The attributes of a head element with this name or relation. */
const headOf = ({ head }: { readonly head: readonly object[] }, name: string) =>
  JSON.stringify(head.filter((tag) => JSON.stringify(tag).includes(`"${name}"`)))

test('docs, generated pages and pages of the engine are ready, each at its address', () => {
  const away = { route: '/offline/', title: 'Away', html: '<h1>Away</h1>' }
  const plugins = [{ name: 'away', fallbackPages: () => [away] }]
  const { ready } = wholeSite({ docs, config: { plugins } })
  expect(ready.problems).toEqual([])
  expect(ready.pages.map(({ href }) => href)).toEqual([
    '/x/search/',
    '/x/404.html',
    '/x/offline/',
    '/x/docs/',
    '/x/docs/other/',
    '/x/docs/hidden/',
    '/x/docs/whole/',
    '/x/docs/tags/',
    '/x/docs/tags/a/',
  ])
})

test('a page without a title in its text gets one; links are final', () => {
  const { ready } = wholeSite({ docs })
  const htmlAt = (end: string) => ready.pages.find(({ href }) => href.endsWith(end))?.html
  expect(htmlAt('/docs/other/')).toBe('<h1>Other &amp; more</h1>\n<p>Text</p>')
  expect(htmlAt('/docs/')).toContain('<a href="/x/docs/other/">')
})

test('search engines get no unlisted page, none that asks for it, no page of the engine, and none of a hidden site', () => {
  const robots = (config = {}) =>
    wholeSite({ docs, config }).ready.pages.map(({ href, isIndexed, ...page }) => [
      href,
      isIndexed,
      /"content":"(noindex[^"]*)"/.exec(headOf(page, 'robots'))?.[1],
    ])
  expect(robots()).toEqual([
    ['/x/search/', false, 'noindex, follow'],
    ['/x/404.html', false, 'noindex, nofollow'],
    ['/x/docs/', true, undefined],
    ['/x/docs/other/', true, undefined],
    ['/x/docs/hidden/', false, 'noindex, nofollow'],
    ['/x/docs/whole/', false, 'noindex, nofollow'],
    ['/x/docs/tags/', true, undefined],
    ['/x/docs/tags/a/', true, undefined],
  ])
  expect(new Set(robots({ noIndex: true }).map(([, , text]) => text))).toEqual(
    new Set(['noindex, nofollow']),
  )
})

test('the hash of a page changes with its title and its text', () => {
  const hashOf = (title: string, html: string) =>
    wholeSite({ docs: [[docAt('a.md', { title }), html]] }).ready.pages.at(-1)?.htmlHash
  expect(hashOf('A', '<p>x</p>')).toBe(hashOf('A', '<p>x</p>'))
  expect(hashOf('A', '<p>x</p>')).not.toBe(hashOf('B', '<p>x</p>'))
  expect(hashOf('A', '<p>x</p>')).not.toBe(hashOf('A', '<p>y</p>'))
})

test('pages computed on demand have every field of pages computed at once', () => {
  const pages = (isLazy: boolean) =>
    wholeSite({ docs, isLazy }).ready.pages.map((page) => ({ ...page }))
  expect(pages(true)).toEqual(pages(false))
})

test('front matter that names an unknown sidebar or neighbour is an error', () => {
  const doc = docAt('a.md', {
    displayed_sidebar: 'no',
    pagination_next: 'b',
    pagination_prev: null,
  })
  const { problems } = wholeSite({ docs: [[doc, '']] }).ready
  expect(problems.map(({ code, found }) => `${code}: ${found}`)).toEqual([
    'doc/unknown-sidebar: displayed_sidebar: no',
    'doc/unknown-neighbour: pagination_next: b',
  ])
})
