import { expect, test } from 'vitest'
import type { PageView, SidebarView } from '../../shared/data/page-view.ts'
import type { PlacedNavbarItem } from '../../shared/data/site-view.ts'
import { plainTheme } from '../parts/plain-theme.fixtures.ts'
import { pageShell, sidebarItemsHtml } from './page-shell.tsx'

const link = (label: string, position: 'left' | 'right'): PlacedNavbarItem => ({
  kind: 'link',
  label,
  href: `/${label}/`,
  position,
  place: '',
  written: '',
})
const THEME = plainTheme(
  {},
  { navbar: { hideOnScroll: false, items: [link('blog', 'right'), link('docs', 'left')] } },
)
const sidebarOf = (...labels: readonly string[]): SidebarView => ({
  id: 'guide',
  label: 'Guide',
  items: labels.map((label) => ({ kind: 'link', label, href: `/guide/${label}/` })),
})

function shellOf(page: Partial<PageView>) {
  const view: PageView = {
    href: '/guide/a/',
    kind: 'doc',
    title: '',
    documentTitle: '',
    hasOutline: true,
    className: '',
    ...page,
  }
  return pageShell(view, THEME)
}

const hrefsOf = (html = '') => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

test('items of the navbar go to their end, and all of them into the menu, in their order', () => {
  expect(shellOf({}).navbar.map(hrefsOf)).toEqual([['/docs/'], ['/blog/'], ['/blog/', '/docs/']])
})

test.each([
  ['all columns', { sidebar: sidebarOf('a') }, 'layout'],
  ['no sidebar', {}, 'layout no-sidebar'],
  ['no outline', { sidebar: sidebarOf('a'), hasOutline: false }, 'layout no-outline'],
  ['its text alone', { hasOutline: false }, 'layout no-sidebar no-outline'],
  ['a page that is not a doc', { kind: 'page' }, 'bare'],
] as const)('the layout of a page with %s', (_, page, layout) => {
  expect(shellOf(page).layout).toBe(layout)
})

test('pages of one sidebar share its key, though another entry is current', () => {
  const [a, b] = ['/guide/a/', '/guide/b/'].map(
    (href) => shellOf({ href, sidebar: sidebarOf('a', 'b') }).sidebar,
  )
  expect(a?.key).toBe(b?.key)
  expect(a?.html).not.toBe(b?.html)
})

test('a sidebar with another entry has another key, so that the browser replaces it', () => {
  expect(shellOf({ sidebar: sidebarOf('a', 'b') }).sidebar?.key).not.toBe(
    shellOf({ sidebar: sidebarOf('a', 'c') }).sidebar?.key,
  )
  expect(shellOf({})).not.toHaveProperty('sidebar')
})

test('entries that a large sidebar loads later are those of its pages, none of them current', () => {
  const { items } = sidebarOf('a', 'b')
  expect(hrefsOf(sidebarItemsHtml(items, THEME))).toEqual(['/guide/a/', '/guide/b/'])
  expect(sidebarItemsHtml(items, THEME)).not.toContain('aria-current')
})
