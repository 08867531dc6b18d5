import { expect, test } from 'vitest'
import type { SidebarView } from '../../shared/data/page-view.ts'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import { Sidebar } from './Sidebar.tsx'

const ITEMS = [{ kind: 'link', label: 'call', href: '/api/call/' }] as const

function htmlOf(change: Partial<SidebarView>, href = '/api/call/'): string {
  const sidebar = { id: 'manual', label: 'API', items: ITEMS, ...change }
  return plainHtml(<Sidebar sidebar={sidebar} page={{ href }} />).replace(/<svg.*?<\/svg>/g, '*')
}

test('sections that share the sidebar are rows above the pages of the current one', () => {
  const html = htmlOf({
    sections: [
      { label: 'Guide', href: '/guide/', icon: 'book', isCurrent: false },
      { label: 'API', href: '/api/', isCurrent: true },
    ],
  })
  expect(html).toContain(
    '<ul class="sidebar-sections"><li><a href="/guide/">*Guide</a></li>' +
      '<li><a href="/api/" aria-current="true">API</a></li></ul><ul class="menu">',
  )
})

const STANDALONE = {
  label: 'Methods',
  href: '/api/',
  back: { label: 'Guide', href: '/guide/' },
  hasFilter: true,
}

test('a standalone category has a way back, its name and a filter above its entries', () => {
  const html = htmlOf({ standalone: STANDALONE }, '/api/')
  expect(html).toContain('<a class="sidebar-back" href="/guide/">*Guide</a>')
  expect(html).toContain('<a class="menu-link sidebar-title is-active" href="/api/" aria-current')
  expect(html).toMatch(/<docs-filter>.*<input type="search".*<ul class="menu">.*<\/docs-filter>/)
})

test('a large one, whose groups load later, has no filter; one without a page has a plain name', () => {
  const html = htmlOf({ standalone: { ...STANDALONE, href: undefined, hasFilter: false } })
  expect(html).not.toContain('docs-filter')
  expect(html).toContain('<p class="sidebar-title">Methods</p>')
})
