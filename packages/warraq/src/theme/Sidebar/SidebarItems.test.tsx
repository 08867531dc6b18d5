import { expect, test } from 'vitest'
import type { SidebarCategoryView, SidebarItemView } from '../../shared/data/page-view.ts'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import { SidebarItems } from './SidebarItems.tsx'

const link = (label: string, href: string): SidebarItemView => ({ kind: 'link', label, href })

function group(change: Partial<SidebarCategoryView> = {}): SidebarCategoryView {
  const items = [link('Run', '/node/run/')]
  return {
    kind: 'category',
    id: 'node',
    label: 'Node',
    collapsible: true,
    collapsed: true,
    items,
    ...change,
  }
}

function htmlOf(items: readonly SidebarItemView[], href = '/'): string {
  return plainHtml(<SidebarItems items={items} href={href} />).replace(/<svg.*?<\/svg>/g, '')
}

test('marks the current page and links to other sites', () => {
  expect(htmlOf([link('Start', '/')])).toBe(
    '<ul class="menu"><li><a class="menu-link is-active" href="/" aria-current="page">Start</a></li></ul>',
  )
  expect(htmlOf([link('Code', 'https://example.org/')])).toContain(
    '<a class="menu-link" href="https://example.org/" target="_blank" rel="noopener noreferrer">',
  )
})

test('a closed group has its items in the HTML, so that every page can be found', () => {
  expect(htmlOf([group()])).toBe(
    '<ul class="menu"><li data-group="node" data-collapsed="">' +
      '<button type="button" aria-expanded="false" class="menu-link menu-category" disabled="">Node</button>' +
      '<div class="menu-items" hidden=""><ul class="menu"><li><a class="menu-link" href="/node/run/">Run</a></li></ul></div>' +
      '</li></ul>',
  )
})

test('a group is open around the page, or if it is not collapsed at first', () => {
  const around = htmlOf([group()], '/node/run/')
  expect(around).toContain('aria-expanded="true" class="menu-link menu-category is-active"')
  expect(around).toContain('<div class="menu-items">')
  expect(htmlOf([group({ collapsed: false })])).toContain('aria-expanded="true"')
})

test('a group with a page of its own has a caret beside the link, named by what it does', () => {
  const closed = htmlOf([group({ href: '/node/' })])
  expect(closed).toContain('<a class="menu-link menu-category" href="/node/">Node</a>')
  expect(closed).toContain('aria-label="Expand sidebar category &#x27;Node&#x27;"')
  const open = htmlOf([group({ href: '/node/' })], '/node/')
  expect(open).toContain('href="/node/" aria-current="page"')
  expect(open).toContain('aria-label="Collapse sidebar category &#x27;Node&#x27;"')
})

test('the name of a group that cannot be closed is a label above its items', () => {
  const items = '<ul class="menu"><li><a class="menu-link" href="/node/run/">Run</a></li></ul>'
  expect(htmlOf([group({ collapsible: false })])).toBe(
    `<ul class="menu"><li><span class="menu-label">Node</span>${items}</li></ul>`,
  )
  const label = '<a class="menu-link menu-label is-active" href="/node/" aria-current="page">'
  expect(htmlOf([group({ collapsible: false, href: '/node/' })], '/node/')).toBe(
    `<ul class="menu"><li>${label}Node</a>${items}</li></ul>`,
  )
})

test('a badge follows the name as a word', () => {
  expect(htmlOf([{ kind: 'link', label: 'evmParams', href: '/a/', badge: 'GET' }])).toContain(
    '>evmParams <small>GET</small></a>',
  )
})

test('a group of a large sidebar has the address of its items instead of them', () => {
  expect(htmlOf([group({ items: [], itemsHref: '/assets/a.html' })])).toContain(
    '<div class="menu-items" hidden="" data-href="/assets/a.html"></div>',
  )
})
