import { expect, test } from 'vitest'
import type { PageView } from '../../shared/data/page-view.ts'
import type { SiteView } from '../../shared/data/site-view.ts'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import { DrawerMenu } from './DrawerMenu.tsx'

const link = (label: string, href: string) =>
  ({ kind: 'link', label, href, active: { by: 'exact', path: href } }) as const

function menuOf(...items: readonly object[]): string {
  const page = { href: '/tours/' } as PageView
  const navbar = { items, hideOnScroll: false } as SiteView['navbar']
  return plainHtml(<DrawerMenu page={page} />, {}, { navbar })
}

test('lists the items of both ends of the navbar, without the search', () => {
  const left = { ...link('Docs', '/docs/'), position: 'left' }
  const html = { kind: 'html', html: '<b>Beta</b>', className: 'badge', position: 'right' }
  expect(menuOf(left, { kind: 'search', position: 'right' }, html)).toBe(
    '<ul class="menu"><li><a class="menu-link" href="/docs/">Docs</a></li><li><div><b>Beta</b></div></li></ul>',
  )
})

test('a dropdown is a group, open if it contains the page, with its own page first', () => {
  const items = [link('Tours', '/tours/')]
  expect(menuOf({ kind: 'dropdown', label: 'More', href: '/more/', items })).toBe(
    '<ul class="menu"><li><details class="menu-group" open=""><summary class="menu-link">More</summary><ul class="menu"><li><a class="menu-link" href="/more/">More</a></li><li><a class="menu-link is-active" href="/tours/" aria-current="page">Tours</a></li></ul></details></li></ul>',
  )
})

test('is empty without items', () => {
  expect(menuOf()).toBe('')
})
