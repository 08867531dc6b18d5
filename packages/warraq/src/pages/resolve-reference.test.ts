import { expect, test } from 'vitest'
import { type ReferenceIndex, resolveImage, resolveLink } from './resolve-reference.ts'

const index: ReferenceIndex = {
  meaningOf: () => undefined,
  routes: new Set([
    '/',
    '/learn/',
    '/learn/token/',
    '/guides/wallet/Keplr/',
    '/guides/wallet/ledger/',
    '/learn/caf\u00e9/',
  ]),
  routeOfFile: new Map([
    ['content/learn/token.md', '/learn/token/'],
    ['content/learn/index.md', '/learn/'],
    ['content/guides/wallet/01-keplr.mdx', '/guides/wallet/Keplr/'],
    ['content/learn/caf\u00e9.md', '/learn/caf\u00e9/'],
  ]),
  contentDirs: ['content/learn', 'content/guides'],
  staticDirs: ['static'],
  baseUrl: '/',
  filesBaseUrl: '/',
  placeOf: (file) => {
    if (file.startsWith('../') || file === 'content/learn/link.png') return 'outside'
    if (file === '.git/config' || file === 'static/.well-known/security.txt') return 'hidden'
    return [
      ...['content/learn/a b.pdf', 'static/img/x.png', 'content/learn/y.svg'],
      'static/api/index.html',
    ].includes(file)
      ? 'inside'
      : 'missing'
  },
}
const place = { file: 'content/learn/token.md', route: '/learn/token/' }
const link = (href: string) => resolveLink(href, { place, index })

test.each([
  ['./index.md#top', '/learn/'],
  ['index.md', '/learn/'],
  ['../guides/wallet/01-keplr.mdx?x=1', '/guides/wallet/Keplr/'],
  ['/wallet/01-keplr.mdx', '/guides/wallet/Keplr/'],
  ['@site/content/learn/index.md', '/learn/'],
  ['/learn', '/learn/'],
  ['/learn/index.html', '/learn/'],
  ['/learn/token.html', '/learn/token/'],
  ['../', '/learn/'],
  ['../../guides/wallet/ledger', '/guides/wallet/ledger/'],
  ['./caf\u00e9.md', '/learn/caf\u00e9/'],
  ['./cafe\u0301.md', '/learn/caf\u00e9/'],
  ['/learn/cafe\u0301/', '/learn/caf\u00e9/'],
])('%s is the page %s', (href, route) => {
  expect(link(href)).toMatchObject({ kind: 'page', route })
})

test.each([
  ['../../../docs/learn/', 'page', '/learn/'],
  ['../../../../../docs/guides/wallet/ledger#a', 'page', '/guides/wallet/ledger/'],
  ['../', 'page', '/learn/'],
  ['../../../docs/gone/', 'unknown-page', '/gone/'],
])('below the base path /docs/ the relative %s is a %s, %s', (href, kind, route) => {
  const below = { ...index, baseUrl: '/docs/' }
  expect(resolveLink(href, { place, index: below })).toMatchObject({ kind, route })
})

test('an absolute path of another engine may be in lowercase, and begin at a folder above', () => {
  const routes = ['/en/', '/en/a/', '/en/b/c/', '/en/Build/']
  const adopted = {
    ...index,
    routes: new Set(routes),
    adoptedRoutes: new Map(routes.map((route) => [route.toLowerCase(), route])),
  }
  const from = { file: 'content/en/b/c.md', route: '/en/b/c/' }
  const target = (href: string, given: ReferenceIndex) =>
    resolveLink(href, { place: from, index: given })
  const page = { kind: 'page', route: '/en/a/', query: '', hash: '#top' }
  expect(target('/a/#top', adopted)).toEqual(page)
  expect(target('/c', adopted)).toMatchObject({ kind: 'page', route: '/en/b/c/' })
  expect(target('/build', adopted)).toMatchObject({ kind: 'page', route: '/en/Build/' })
  expect(target('/d/', adopted)).toMatchObject({ kind: 'unknown-page', route: '/d/' })
  const configured = { ...adopted, adoptedRoutes: undefined }
  expect(target('/a/', configured)).toMatchObject({ kind: 'unknown-page' })
})

test.each([
  ['deep/', '/moved/'],
  ['../learn/deep', '/moved/'],
  ['./deep/#a', '/moved/'],
])('the folder %s is its page %s, wherever that is published', (href, route) => {
  const routeOfFile = new Map([['content/learn/deep/README.md', route]])
  const scope = { place, index: { ...index, routeOfFile } }
  expect(resolveLink(href, scope)).toMatchObject({ kind: 'page', route })
})

test('keeps query and hash', () => {
  expect(link('./index.md?a=b#c')).toEqual({
    kind: 'page',
    route: '/learn/',
    query: '?a=b',
    hash: '#c',
  })
})

test('a fragment without a name says nothing about the file of a page', () => {
  expect(link('./index.md#')).toMatchObject({ route: '/learn/', hash: '' })
  expect(link('/learn/#')).toMatchObject({ route: '/learn/', hash: '#' })
})

test.each([
  ['../guides/wallet', '/guides/wallet'],
  ['./token', '/learn/token'],
  ['token/', '/learn/token'],
  ['/guides/wallet/', '/guides/wallet'],
  ['/learn/token.html', '/learn/token'],
  ['/learn', '/learn/'],
  ['/', '/'],
])('where addresses have no slash at their end, %s is the page %s', (href, route) => {
  const scope = {
    place: { ...place, route: '/learn/token' },
    index: { ...index, routes: new Set(['/', '/learn/', '/learn/token', '/guides/wallet']) },
  }
  expect(resolveLink(href, scope)).toMatchObject({ kind: 'page', route })
})

test('what something else serves is not looked up in the repository', () => {
  const at = () => ({ path: 'blog', isFolder: false, href: 'https://example.org/blob/main/blog' })
  const repository = { at, atTop: at }
  const kindOf = (servedElsewhere: readonly string[]) =>
    resolveLink('/blog', { place, index: { ...index, repository, servedElsewhere } }).kind
  expect(kindOf(['/blog/'])).toBe('unknown-page')
  expect(kindOf(['/'])).toBe('repository')
})

test.each([
  '/',
  '/bench/',
  '/bench',
])('%s is a page or wrong, never a folder of the repository', (href) => {
  const at = (path: string) => ({ path, isFolder: true, href: 'https://example.org/tree/main' })
  const scope = {
    place,
    index: { ...index, routes: new Set<string>(), repository: { at, atTop: at } },
  }
  expect(resolveLink(href, scope).kind).toBe('unknown-page')
  expect(resolveLink('../../bench/', scope).kind).toBe('repository')
})

test('a link without extension that is not a page is tried as a source file, and marked so', () => {
  const other = { file: 'content/learn/token.md', route: '/elsewhere/page/' }
  expect(resolveLink('./index', { place: other, index })).toMatchObject({
    kind: 'page',
    viaFile: 'content/learn/index.md',
  })
})

test.each([
  ['token.html#a', '/learn/token/', 'content/learn/token.md'],
  ['../learn/index.html', '/learn/', 'content/learn/index.md'],
])('%s, as other tools write it, is the page of a source', (href, route, viaFile) => {
  const other = { file: 'content/learn/other.md', route: '/elsewhere/page/' }
  expect(resolveLink(href, { place: other, index })).toMatchObject({ kind: 'page', route, viaFile })
})

test.each([
  ['https://example.org', 'external'],
  ['mailto:a@example.org', 'external'],
  ['//example.org', 'external'],
  ['#part', 'anchor'],
  ['written:a%20b', 'meaningless'],
  ['pathname:///files/x', 'plain'],
  ['', 'empty'],
  ['./nope.md', 'unknown-markdown'],
  ['/nope', 'unknown-page'],
  ['./a%20b.pdf', 'file'],
  ['/img/x.png', 'static'],
])('%s is %s', (href, kind) => {
  expect(link(href).kind).toBe(kind)
})

test('images must exist: beside the page or in a static folder', () => {
  expect(resolveImage('./y.svg', { place, index })).toMatchObject({
    kind: 'file',
    file: 'content/learn/y.svg',
  })
  expect(resolveImage('/img/x.png', { place, index })).toMatchObject({ kind: 'static' })
  expect(resolveImage('./z.svg', { place, index })).toMatchObject({ kind: 'unknown-file' })
  const below = { ...index, filesBaseUrl: '/docs/' }
  for (const src of ['/docs/img/x.png', '/img/x.png'])
    expect(resolveImage(src, { place, index: below })).toMatchObject({
      kind: 'static',
      path: '/img/x.png',
    })
  expect(resolveImage('/docs/img/x.png', { place, index })).toMatchObject({ kind: 'unknown-file' })
})

test.each([
  '@site/../secret.png',
  '@site/content/../../secret.png',
  '../../../secret.png',
  '..%2f../../secret.png',
  './link.png',
])('%s leads outside the site', (href) => {
  expect(resolveImage(href, { place, index })).toMatchObject({
    kind: 'foreign-file',
    place: 'outside',
  })
  expect(link(href)).toMatchObject({ kind: 'foreign-file', place: 'outside' })
})

test('hidden files are allowed only in static folders', () => {
  expect(resolveImage('@site/.git/config', { place, index })).toMatchObject({
    kind: 'foreign-file',
    place: 'hidden',
  })
  expect(link('/.well-known/security.txt')).toMatchObject({ kind: 'static' })
})

test.each(['/api/', '/api', '/api/index.html'])('%s is a folder of static files', (href) => {
  const path = href.endsWith('.html') ? href : '/api/'
  expect(link(href)).toMatchObject({ kind: 'static', file: 'static/api/index.html', path })
})

test('a path from the root never leaves the static folder', () => {
  expect(resolveImage('/../../secret.png', { place, index })).toMatchObject({
    kind: 'unknown-file',
  })
  expect(resolveImage('/../img/x.png', { place, index })).toMatchObject({ path: '/img/x.png' })
})

test('a plugin may find a page or image elsewhere, and name a heading in its own way', () => {
  const files = new Map([
    ['apps/keplr', 'content/guides/wallet/01-keplr.mdx'],
    ['index#Its%20top', 'content/learn/index.md'],
    ['x.png', 'files/x.png'],
    ['a b.pdf', 'files/other.pdf'],
  ])
  const meant = {
    ...index,
    meaningOf: (reference: string) => {
      const file = files.get(reference.replace('?a=b', ''))
      return file === undefined ? undefined : { file, hash: '#top' }
    },
  }
  const target = (href: string) => resolveLink(href, { place, index: meant })
  const found = { query: '', hash: '#top' }
  expect(target('apps/keplr')).toEqual({ kind: 'page', route: '/guides/wallet/Keplr/', ...found })
  expect(link('apps/keplr')).toMatchObject({ kind: 'unknown-page' })
  expect(target('index#Its%20top')).toEqual({ kind: 'page', route: '/learn/', ...found })
  expect(target('gone')).toMatchObject({ kind: 'unknown-page' })
  expect(target('a b.pdf')).toMatchObject({ file: 'content/learn/a b.pdf' })
  const image = (src: string) => resolveImage(src, { place, index: meant })
  expect(image('x.png')).toEqual({ kind: 'file', file: 'files/x.png', ...found })
  const query = '?a=b'
  expect(target('apps/keplr?a=b')).toMatchObject({ route: '/guides/wallet/Keplr/', query })
  expect(image('x.png?a=b')).toMatchObject({ file: 'files/x.png', query })
})
