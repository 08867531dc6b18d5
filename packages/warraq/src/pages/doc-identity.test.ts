import { expect, test } from 'vitest'
import type { TrailingSlash } from '../shared/text/route-path.ts'
import { readNumberPrefix } from './doc-identity.ts'
import { docAt } from './site.fixtures.ts'

test.each([
  ['01-guide/02-intro.md', 'guide/intro', '/docs/guide/intro/'],
  ['guide/index.md', 'guide/index', '/docs/guide/'],
  ['README.md', 'README', '/docs/'],
  ['guide/_index.md', 'guide/_index', '/docs/guide/'],
  ['Zed/zed.md', 'Zed/zed', '/docs/Zed/'],
  ['connect/Metamask.mdx', 'connect/Metamask', '/docs/connect/Metamask/'],
  ['2021-11-foo.md', '2021-11-foo', '/docs/2021-11-foo/'],
])('%s has the id %s and the route %s', (path, id, route) => {
  expect(docAt(path)).toMatchObject({ id, route })
})

test.each([
  [{ slug: '/abs' }, '/docs/abs/'],
  [{ slug: 'ledger' }, '/docs/a/ledger/'],
  [{ slug: '../up' }, '/docs/up/'],
  [{ id: 'other' }, '/docs/a/other/'],
])('front matter %j leads to %s', (frontMatter, route) => {
  expect(docAt('a/b.md', frontMatter).route).toBe(route)
})

test.each<[path: string, trailingSlash: TrailingSlash, slug: string | undefined, route: string]>([
  ['a/b.md', false, undefined, '/docs/a/b'],
  ['a/index.md', false, undefined, '/docs/a'],
  ['a/b.md', false, '/x/', '/docs/x'],
  ['index.md', false, undefined, '/docs'],
  ['a/b.md', 'ignore', undefined, '/docs/a/b'],
  ['a/index.md', 'ignore', undefined, '/docs/a/'],
  ['a/b.md', 'ignore', '/x/', '/docs/x/'],
  ['a/index.md', 'ignore', 'x', '/docs/a/x'],
])('%s with trailingSlash %s and the slug %s has the route %s', (path, form, slug, route) => {
  expect(docAt(path, slug === undefined ? {} : { slug }, form).route).toBe(route)
})

test('an id changes no route of an index', () => {
  expect(docAt('a/index.md', { id: 'start' })).toMatchObject({ id: 'a/start', route: '/docs/a/' })
})

test.each([
  ['01-intro', 'intro', 1],
  ['003 - x', 'x', 3],
  ['2. y', 'y', 2],
  ['7.0-x', '7.0-x', undefined],
  ['1.5-notes', '1.5-notes', undefined],
  ['10', '10', undefined],
])('the prefix of %s leaves %s', (name, rest, position) => {
  expect(readNumberPrefix(name)).toEqual(
    position === undefined ? { name: rest } : { name: rest, position },
  )
})
