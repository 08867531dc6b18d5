import { expect, test } from 'vitest'
import { parseConfig } from '../config/parse-config.ts'
import { footerView } from './footer.ts'
import { base } from './shell-view.fixtures.ts'

/** Columns of a footer with these links, and one line per reported problem. */
function footer(links: unknown, more: object = {}) {
  const { config, problems } = parseConfig(
    { ...base, footer: { links, ...more } },
    'docs.config.ts',
  )
  const { columns, ...rest } = footerView(config.footer ?? { style: 'light', links: [] }, {
    baseUrl: '/docs/',
    trailingSlash: true,
    filesBaseUrl: '/',
    siteTitle: 'Docs',
  })
  return { columns, rest, problems: problems.map((problem) => problem.replace(/\s+/g, ' ').trim()) }
}

test('plain links are one column without a title', () => {
  const { columns, problems } = footer([
    { label: 'Token', to: '/learn/token/' },
    { label: 'Swap', to: 'learn/swap' },
    { href: 'https://example.org' },
    { html: '<b>x</b>' },
  ])
  expect(columns).toEqual([
    {
      items: [
        { kind: 'link', label: 'Token', href: '/docs/learn/token/' },
        { kind: 'link', label: 'Swap', href: '/docs/learn/swap/' },
        { kind: 'link', label: 'https://example.org', href: 'https://example.org' },
        { kind: 'html', html: '<b>x</b>' },
      ],
    },
  ])
  expect(problems).toEqual([])
})

test('columns keep their titles, links their classes and attributes', () => {
  const link = { label: 'a', href: 'https://a.example', className: 'b' }
  const { columns } = footer([{ title: 'More', items: [{ ...link, 'aria-label': 'A' }] }])
  expect(columns).toEqual([
    { title: 'More', items: [{ kind: 'link', ...link, attributes: { 'aria-label': 'A' } }] },
  ])
})

test.each([
  [
    [
      { title: 'a', items: [] },
      { label: 'b', to: '/' },
    ],
    'expected either columns { title, items } or a flat list of links',
  ],
  [[{ title: 'a', items: 'b' }], 'footer.links[0].items found "b"'],
  [[{ label: 'a' }], 'footer.links[0] found {"label":"a"} expected one of "to", "href" and "html"'],
  [[{ to: '/', href: '/' }], 'expected one of "to", "href" and "html"'],
  [[{ html: 'a', to: '/' }], 'expected one of "to", "href" and "html"'],
  [[{ to: '/', colour: 'red' }], 'footer.links[0].colour found a field the engine does not know'],
])('the problem of %j is reported with its path', (links, told) => {
  expect(footer(links).problems[0]).toContain(told)
})

test('links in HTML are below the base path, and pictures below that of the files', () => {
  const html = '<a href="/a"><img src="/b.svg" alt=""></a> <a href="/docs/c/">c</a>'
  const { rest } = footer([], { copyright: html })
  expect(rest.copyright).toBe(
    '<a href="/docs/a/"><img src="/b.svg" alt=""></a> <a href="/docs/c/">c</a>',
  )
})

test('the copyright is shown if there is one', () => {
  expect(footer([], { copyright: '© 2026' }).rest).toEqual({ style: 'light', copyright: '© 2026' })
})

test('a logo that is a link has a name', () => {
  const altOf = (logo: object) => footer([], { logo }).rest.logo?.alt
  expect(altOf({ src: '/a.svg', href: '/' })).toBe('Docs')
  expect(altOf({ src: '/a.svg', href: '/', alt: 'Home' })).toBe('Home')
  expect(altOf({ src: '/a.svg' })).toBe('')
})

test('no address of the footer runs code', () => {
  const running = [
    { href: 'javascript:f()' },
    { items: [{ label: 'a', to: 'pathname://data:,x' }] },
  ]
  expect(footer([running[0]]).problems).toEqual([
    'footer.links[0].href found "javascript:f()" expected a path or an address that runs no code',
  ])
  expect(footer([running[1]]).problems).toEqual([
    'footer.links[0].items[0].to found "pathname://data:,x" expected a path or an address that runs no code',
  ])
  const html = '<a href="java&#115;cript:f()">a</a>'
  const { columns, rest } = footer([{ html }], { copyright: html })
  expect(columns).toEqual([{ items: [{ kind: 'html', html: '<a >a</a>' }] }])
  expect(rest.copyright).toBe('<a >a</a>')
})
