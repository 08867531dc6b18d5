import { expect, test } from 'vitest'
import { parseConfig } from '../config/parse-config.ts'
import { footerView } from './footer.ts'
import { navbarView } from './navbar.ts'

const base = { title: 'T', url: 'https://x.org', sections: [{ id: 'a', path: 'a', route: '/a/' }] }
const navbar = (...items: object[]) =>
  navbarView(parseConfig({ ...base, navbar: { items } }, 'docs.config.ts'), '/x/')

test('items stand right unless they say left; an internal href can be active', () => {
  expect(navbar({ label: 'Learn', href: '/learn' }).items).toEqual([
    {
      kind: 'link',
      position: 'right',
      label: 'Learn',
      href: '/x/learn/',
      active: { by: 'prefix', path: '/x/learn/' },
    },
  ])
})

test('external links are never active', () => {
  expect(navbar({ label: 'Code', href: 'https://x.org' }).items[0]).not.toHaveProperty('active')
})

test('collects every mistake with its place', () => {
  expect(() =>
    navbar(
      { type: 'serch' },
      { label: 'both', to: '/a', href: '/b' },
      { label: 'none' },
      { label: 'drop', items: [{ label: 'deep', items: [] }] },
    ),
  ).toThrowErrorMatchingInlineSnapshot(`
    [UsageError: The navbar has 4 problems:
      navbar.items[0].type
        found     "serch" (Bad navbar item type)
        expected  one of: default, dropdown, html, search; did you mean "search"?
      navbar.items[1]
        found     both "to" and "href"
        expected  One and only one between "to" and "href" should be provided
      navbar.items[2]
        found     neither "to" nor "href"
        expected  One and only one between "to" and "href" should be provided
      navbar.items[3].items[0]
        found     a dropdown
        expected  a link (Nested dropdowns are not allowed)]
  `)
})

test('a footer of columns and plain links is refused', () => {
  const { footer } = parseConfig(
    {
      ...base,
      footer: {
        links: [
          { title: 'A', items: [] },
          { label: 'b', to: '/b' },
        ],
      },
    },
    'c',
  )
  expect(() => footer && footerView(footer, '/')).toThrow('columns and plain links')
})
