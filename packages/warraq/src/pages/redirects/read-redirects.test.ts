import { expect, test } from 'vitest'
import { bareAddress, readRedirects } from './read-redirects.ts'

const index = {
  routes: new Set(['/', '/new/', '/guide/pump/']),
  routeOfFile: new Map(),
  contentDirs: [],
  staticDirs: [],
  baseUrl: '/x/',
  filesBaseUrl: '/x/',
  meaningOf: () => undefined,
  placeOf: () => 'missing' as const,
}

const NEW = { rootKey: 'docs', id: 'new' }

/** The redirects of a configuration and of a page at `/new/`, and what is found. */
function read(redirects: Readonly<Record<string, string>>, moved_from: readonly string[] = []) {
  const result = readRedirects({
    config: { redirects, baseUrl: '/x/', trailingSlash: true },
    configFile: 'docs.config.ts',
    docs: [
      { ...NEW, file: 'new.md', route: '/new/', frontMatter: { moved_from: [...moved_from] } },
    ],
    lastRoots: new Set(['docs']),
    index,
    anchors: new Map([['/guide/pump/', new Set(['oil', 'water'])]]),
  })
  return {
    redirects: Object.fromEntries(result.redirects.map(({ from, href }) => [from, href])),
    anchors: Object.fromEntries(
      result.redirects.flatMap(({ anchors = [] }) => anchors.map(({ id, href }) => [id, href])),
    ),
    problems: result.problems.map(({ code, file, found }) => `${code} ${file}: ${found}`),
  }
}

test.each([
  ['/a/', '/a'],
  ['/a.html', '/a'],
  ['/a/index.html', '/a'],
  ['/index.html', '/'],
  ['/', '/'],
])('%s is %s', (path, bare) => {
  expect(bareAddress(path)).toBe(bare)
})

test('the table and moved_from lead to pages, in the spelling of the page', () => {
  const { redirects, problems } = read(
    {
      '/a': '/new',
      '/b.html': '/guide/pump#oil',
      '/c/': 'https://example.org/c',
      '/d': '/a?x=1',
      '/e': '/d',
    },
    ['/older/', '/oldest'],
  )
  expect(problems).toEqual([])
  expect(redirects).toEqual({
    '/a': '/x/new/',
    '/b': '/x/guide/pump/#oil',
    '/c': 'https://example.org/c',
    '/d': '/x/new/',
    '/e': '/x/new/',
    '/older': '/x/new/',
    '/oldest': '/x/new/',
  })
})

test.each([
  [
    'a loop',
    { '/a': '/b', '/b': '/c/', '/c': '/a' },
    'redirect/loop docs.config.ts: /a → /b → /c → /a',
  ],
  ['itself', { '/a': '/a/' }, 'redirect/loop docs.config.ts: /a → /a'],
  [
    'a page',
    { '/new.html': '/' },
    'redirect/existing-page docs.config.ts: /new → /, although /new is a page',
  ],
  ['no page', { '/a': '/gone' }, 'redirect/unknown-target docs.config.ts: /a → /gone'],
])('a redirect to %s is named and left out', (_, table, problem) => {
  const { redirects, problems } = read(table)
  expect(problems[0]).toBe(problem)
  expect(redirects).toEqual({})
})

test('two targets of one address are named with both places; the first counts', () => {
  const { redirects, problems } = read({ '/a': '/guide/pump/' }, ['/a/'])
  expect(redirects).toEqual({ '/a': '/x/guide/pump/' })
  expect(problems).toEqual([
    'redirect/duplicate new.md: /a → /new/, although docs.config.ts leads /a to /guide/pump/',
  ])
})

test('headings of a former page lead to places of their own', () => {
  const { redirects, anchors, problems } = read({
    '/a/': '/new/',
    '/a#oil-and-fat': '/guide/pump/#oil',
    '/a.html#water': 'https://example.org/water',
  })
  expect(problems).toEqual([])
  expect(redirects).toEqual({ '/a': '/x/new/' })
  expect(anchors).toEqual({
    'oil-and-fat': '/x/guide/pump/#oil',
    water: 'https://example.org/water',
  })
})

test.each([
  [
    'a page that has no redirect',
    { '/a#oil': '/new/' },
    'redirect/lone-anchor docs.config.ts: /a#oil → /new/, and no redirect of /a',
  ],
  [
    'a heading that its page does not have',
    { '/a': '/new/', '/a#oil': '/guide/pump/#oli' },
    'redirect/unknown-anchor docs.config.ts: /a#oil → /guide/pump/#oli',
  ],
  [
    'no page',
    { '/a': '/new/', '/a#oil': '/gone/' },
    'redirect/unknown-target docs.config.ts: /a#oil → /gone/',
  ],
])('a redirect of a heading to %s is named and left out', (_, table, problem) => {
  const { anchors, problems } = read(table)
  expect(problems).toEqual([problem])
  expect(anchors).toEqual({})
})

test('of the versions of a page, the newest released one gets its former addresses', () => {
  const frontMatter = { moved_from: ['/older/'] }
  const { redirects, problems } = readRedirects({
    config: { redirects: {}, baseUrl: '/', trailingSlash: true },
    configFile: 'docs.config.ts',
    docs: [
      { ...NEW, file: 'docs/new.md', route: '/next/new/', frontMatter },
      { id: 'new', rootKey: 'docs@1.0', file: 'one/new.md', route: '/new/', frontMatter },
    ],
    lastRoots: new Set(['docs@1.0']),
    index: { ...index, baseUrl: '/', filesBaseUrl: '/' },
    anchors: new Map(),
  })
  expect(problems).toEqual([])
  expect(redirects).toEqual([{ from: '/older', href: '/new/', file: 'one/new.md' }])
})
