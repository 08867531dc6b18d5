import { expect, test } from 'vitest'
import { view } from './shell-view.fixtures.ts'

const items = (...list: object[]) => view({ navbar: { items: list } })

test('items are on the right unless positioned left; an internal href can be active', () => {
  expect(items({ label: 'Learn', href: '/learn' }).site.navbar.items).toMatchObject([
    {
      kind: 'link',
      position: 'right',
      label: 'Learn',
      href: '/x/learn/',
      active: { by: 'prefix', path: '/x/learn/' },
    },
  ])
})

test('an item can add the base path to its address', () => {
  const item = { label: 'Learn', prependBaseUrlToHref: true }
  const hrefs = ['learn', '/learn', '#a', 'https://x.org'].map((href) => {
    const [link] = items({ ...item, href }).site.navbar.items
    return link?.kind === 'link' ? link.href : undefined
  })
  expect(hrefs).toEqual(['/x/learn/', '/x/learn/', '#a', 'https://x.org'])
})

test('a route without its first slash leads to the same page from everywhere', () => {
  const { site, problems } = items(
    { label: 'A', to: 'docs/other' },
    { label: 'B', to: 'docs/other', items: [{ label: 'C', to: 'docs/other' }] },
    { type: 'docsVersion', version: 'current', to: 'docs/other' },
    { label: 'D', to: '#part' },
    { label: 'E', to: 'https://x.org' },
  )
  expect(problems).toBe('')
  const hrefs = JSON.stringify(site.navbar.items).matchAll(/"href":"([^"]*)"/g)
  expect([...hrefs].map(([, href]) => href)).toEqual([
    ...Array(4).fill('/x/docs/other/'),
    '#part',
    'https://x.org',
  ])
})

test('an item has its class, in a dropdown, too', () => {
  const link = { label: 'A', to: '/a', className: 'a' }
  const html = { type: 'html', value: '<hr>', className: 'b' }
  const { site, problems } = items(link, html, { label: 'More', items: [link, html] })
  expect(problems).toBe('')
  const [, , dropdown] = site.navbar.items
  const entries = dropdown?.kind === 'dropdown' ? dropdown.items : []
  expect(entries).toMatchObject([{ className: 'a' }, { className: 'b' }])
  expect(site.navbar.items).toMatchObject([{ className: 'a' }, { className: 'b' }, {}])
})

test('external links are never active', () => {
  const [link] = items({ label: 'Code', href: 'https://x.org' }).site.navbar.items
  expect(link).toMatchObject({ active: undefined })
})

test('the own page of a dropdown can be active, by the rules of a link', () => {
  const dropdown = { label: 'More', items: [] }
  const list = [
    dropdown,
    { ...dropdown, to: '/more' },
    { ...dropdown, to: '/more', activeBasePath: '/m/' },
  ]
  expect(items(...list).site.navbar.items).toMatchObject([
    { kind: 'dropdown', href: undefined, active: undefined },
    { kind: 'dropdown', href: '/x/more/', active: { by: 'prefix', path: '/x/more/' } },
    { kind: 'dropdown', href: '/x/more/', active: { by: 'prefix', path: '/x/m/' } },
  ])
})

test('a doc item links the doc and is active in its whole sidebar', () => {
  expect(items({ type: 'doc', docId: 'other' }).site.navbar.items).toMatchObject([
    {
      kind: 'link',
      position: 'right',
      label: 'other',
      href: '/x/docs/other/',
      active: { by: 'sidebar', id: 'docs' },
    },
  ])
})

test('a doc that is only a draft has no item', () => {
  const { site, problems } = items({ type: 'doc', docId: 'hidden' })
  expect(site.navbar.items).toEqual([])
  expect(problems).toBe('')
})

test('a sidebar item goes to the first link of the sidebar', () => {
  expect(
    items({ type: 'docSidebar', sidebarId: 'defaultSidebar' }).site.navbar.items,
  ).toMatchObject([
    {
      kind: 'link',
      position: 'right',
      label: 'index',
      href: '/x/docs/',
      active: { by: 'sidebar', id: 'docs' },
    },
  ])
})

test('a version item names its version and opens its main doc', () => {
  expect(items({ type: 'docsVersion', version: 'current' }).site.navbar.items).toMatchObject([
    {
      kind: 'link',
      position: 'right',
      label: 'Next',
      href: '/x/docs/',
      active: { by: 'version', docsId: 'docs', name: 'current' },
    },
  ])
})

test('a locale item lists every language and marks the current one', () => {
  const i18n = { defaultLocale: 'en', locales: ['en', 'ar'] }
  const [item] = view({ i18n, navbar: { items: [{ type: 'localeDropdown' }] } }).site.navbar.items
  expect(item).toMatchObject({
    kind: 'locales',
    locales: [
      { name: 'en', label: 'English', lang: 'en', baseHref: '/x/', current: true },
      { name: 'ar', label: 'العربية', lang: 'ar', baseHref: '/x/ar/', current: false },
    ],
  })
})

test('a single language has its name, too', () => {
  const [item] = view({ navbar: { items: [{ type: 'localeDropdown' }] } }).site.navbar.items
  expect(item).toMatchObject({ locales: [{ name: 'en', label: 'English' }] })
})

test.each([
  ['an unknown type', { type: 'serch' }, 'navbar.items[0].type', 'did you mean "search"?'],
  [
    'a type named like an inherited property',
    { type: 'constructor' },
    'navbar.items[0].type',
    '"constructor" (Bad navbar item type)',
  ],
  [
    'both targets',
    { label: 'x', to: '/a', href: '/b' },
    'navbar.items[0]\n',
    'one of "to" and "href"',
  ],
  ['no target', { label: 'x' }, 'navbar.items[0]\n', 'one of "to" and "href"'],
  [
    'a dropdown in a dropdown',
    { label: 'x', items: [{ label: 'deep', items: [] }] },
    'navbar.items[0].items[0].items',
    'a dropdown contains no other',
  ],
  [
    'an unknown type in a dropdown',
    { label: 'x', items: [{ type: 'serch' }] },
    'navbar.items[0].items[0].type',
    '(Bad navbar item type)',
  ],
  [
    'a version dropdown in a dropdown',
    { label: 'x', items: [{ type: 'docsVersionDropdown' }] },
    'navbar.items[0].items[0].type',
    "'default' | 'doc' | 'docSidebar' | 'docsVersion' | 'html'",
  ],
  [
    'a position in a dropdown',
    { label: 'x', items: [{ label: 'y', to: '/y', position: 'left' }] },
    'navbar.items[0].items[0].position',
    'a field the engine does not know',
  ],
  ['a version item without a version', { type: 'docsVersion' }, 'nothing', 'the name of a version'],
  ['a version that is a number', { type: 'docsVersion', version: 2 }, '2', 'the name of a version'],
  [
    'an unknown version',
    { type: 'docsVersion', version: '9.9' },
    'version "9.9"',
    'one of: current',
  ],
  ['a sidebar item without a target', { type: 'docSidebar' }, 'nothing', 'the id of a sidebar'],
  [
    'an unknown sidebar',
    { type: 'docSidebar', sidebarId: 'other' },
    'sidebar "other"',
    'one of: defaultSidebar',
  ],
  ['a doc item without a doc', { type: 'doc' }, 'nothing', 'the id of a doc'],
  ['an empty doc', { type: 'doc', docId: '' }, '""', 'the id of a doc'],
  ['an unknown doc', { type: 'doc', docId: 'othr' }, 'doc "othr"', 'did you mean "other"?'],
  [
    'an unknown docs root',
    { type: 'doc', docId: 'other', docsPluginId: 'doc' },
    'navbar.items[0].docsPluginId',
    'did you mean "docs"?',
  ],
  [
    'an unknown version in a dropdown',
    { type: 'docsVersionDropdown', versions: ['1.0'] },
    "No docs version exist for name '1.0'",
    'one of: current',
  ],
  [
    'text and html',
    { label: 'x', html: '<b>x</b>', to: '/x' },
    'navbar.items[0]',
    'one of "label" and "html"',
  ],
  ['no item in a dropdown', { label: 'x', items: ['y'] }, 'navbar.items[0].items[0]', '"y"'],
  ['a dropdown without a text', { items: [] }, 'navbar.items[0].label', 'nothing'],
  [
    'both targets of a dropdown',
    { label: 'x', items: [], to: '/a', href: '/b' },
    'navbar.items[0]\n',
    'one of "to" and "href"',
  ],
  [
    'an invalid pattern',
    { label: 'x', to: '/x', activeBaseRegex: '(' },
    'navbar.items[0].activeBaseRegex',
    'a regular expression',
  ],
  [
    'an unknown field of a link',
    { lable: 'x', to: '/x' },
    'navbar.items[0].lable',
    'did you mean "label"?',
  ],
  [
    'an event handler',
    { label: 'x', to: '/x', onClick: 'go()' },
    'navbar.items[0].onClick',
    'a field the engine does not know',
  ],
  [
    'an unknown field in a dropdown',
    { label: 'x', items: [{ label: 'y', too: '/y', to: '/y' }] },
    'navbar.items[0].items[0].too',
    'did you mean "to"?',
  ],
  [
    'an unknown field of another kind',
    { type: 'localeDropdown', querystring: 'a=b' },
    'navbar.items[0].querystring',
    'did you mean "queryString"?',
  ],
  ['an html item without html', { type: 'html' }, 'navbar.items[0].value', 'HTML to show'],
])('%s is reported with its path, the value found and the allowed values', (_, item, ...texts) => {
  const { problems } = items(item)
  for (const text of texts) expect(problems).toContain(text)
})

test('HTML attributes of a link are kept', () => {
  const [link] = items({ label: 'x', to: '/x', target: '_self', 'aria-label': 'X' }).site.navbar
    .items
  expect(link).toMatchObject({ attributes: { target: '_self', 'aria-label': 'X' } })
})

test('no item leads to an address that runs code', () => {
  const { site, problems } = items(
    { label: 'A', to: 'pathname://javascript:f()' },
    { label: 'B', items: [{ label: 'C', href: ' JavaScript:f()' }] },
  )
  expect(problems).toContain('navbar.items[0].to')
  expect(problems).toContain('navbar.items[1].items[0].href')
  expect(problems).toContain('a path or an address that runs no code')
  expect(JSON.stringify(site.navbar)).not.toMatch(/"href":"[^"]*javascript/i)
  const html = '<a href="javascript:f()">a</a>'
  const shown = items({ type: 'html', value: html }, { href: '/a', html }).site.navbar.items
  expect(shown).toMatchObject([{ html: '<a >a</a>' }, { label: '<a >a</a>', html: true }])
})
