import { expect, test } from 'vitest'
import type { PageShell } from '../../shared/data/page-payload.ts'
import type { PlacedNavbarItem, SiteView } from '../../shared/data/site-view.ts'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import { Navbar, type NavbarProps } from './Navbar.tsx'

const SIDEBAR = { key: 'a', label: 'Docs', html: '<aside></aside>' }

function htmlOf(kinds: readonly PlacedNavbarItem['kind'][], shell: NavbarProps['shell']): string {
  const site = {
    navbar: { items: kinds.map((kind) => ({ kind })), hideOnScroll: true },
    search: {},
    colorMode: { disableSwitch: true },
  } as unknown as SiteView
  return plainHtml(<Navbar brand="<b>Docs</b>" shell={shell} />, {}, site)
}
const shellOf = (...navbar: PageShell['navbar']) => ({ navbar })
const isMenuShown = (html: string) => !/menu-button"[^>]* hidden=""/.test(html)

test('has the items of both ends around the brand', () => {
  const html = htmlOf(['html'], shellOf('<i>left</i>', '<i>right</i>', '<ul></ul>'))
  expect(html).toContain(
    '<div class="brand-slot"><b>Docs</b></div><div class="navbar-items"><i>left</i></div><div class="navbar-items navbar-end"><i>right</i></div>',
  )
  expect(html).toContain('<header class="navbar" data-hides="">')
})

test('has its own search button unless an item is one', () => {
  expect(htmlOf([], shellOf('', '', ''))).toContain('search-button')
  expect(htmlOf(['search'], shellOf('', '', ''))).not.toContain('search-button')
})

test('shows the menu button if the drawer has a menu or a sidebar', () => {
  expect(isMenuShown(htmlOf(['html'], shellOf('', '', '<ul></ul>')))).toBe(true)
  expect(isMenuShown(htmlOf([], { ...shellOf('', '', ''), sidebar: SIDEBAR }))).toBe(true)
  expect(isMenuShown(htmlOf([], shellOf('', '', '')))).toBe(false)
  // The drawer does not list the search.
  expect(isMenuShown(htmlOf(['search'], shellOf('', '<button></button>', '')))).toBe(false)
})
