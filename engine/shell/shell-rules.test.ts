import { describe, expect, test } from 'vitest'
import type { SidebarCategoryView } from '../shared/page-view.ts'
import { isActive } from './active-rule.ts'
import { closeSiblings, isGroupOpen, openGroupsAbove } from './sidebar-state.ts'

describe('active navbar links', () => {
  const on = (href: string) => ({ href })
  test.each([
    [{ by: 'prefix', path: '/learn/' }, '/learn/token/', true],
    [{ by: 'prefix', path: '/LEARN' }, '/learn/', true],
    [{ by: 'prefix', path: '/learn/' }, '/learning/', false],
    [{ by: 'exact', path: '/learn' }, '/learn/', true],
    [{ by: 'exact', path: '/learn/' }, '/learn/token/', false],
    [{ by: 'regex', pattern: '/(a|b)/' }, '/x/B/', true],
  ] as const)('%j on %s: %s', (rule, href, expected) => {
    expect(isActive(rule, on(href))).toBe(expected)
  })
  test('a link without a rule is never active', () => {
    expect(isActive(undefined, on('/'))).toBe(false)
  })
})

describe('sidebar groups', () => {
  const category = (id: string, hrefs: string[], collapsed = true): SidebarCategoryView => ({
    kind: 'category',
    id,
    label: id,
    collapsible: true,
    collapsed,
    items: hrefs.map((href) => ({ kind: 'link', label: href, href })),
  })
  test('are open when they hold the page or start open, unless the reader said otherwise', () => {
    expect(isGroupOpen(category('a', ['/x/']), '/x/', {})).toBe(true)
    expect(isGroupOpen(category('a', ['/x/']), '/y/', {})).toBe(false)
    expect(isGroupOpen(category('a', ['/x/'], false), '/y/', {})).toBe(true)
    expect(isGroupOpen(category('a', ['/x/']), '/x/', { a: false })).toBe(false)
  })
  test('open again when the reader arrives on a page in them', () => {
    expect(
      openGroupsAbove([category('a', ['/x/']), category('b', ['/y/'])], '/x/', {
        a: false,
        b: false,
      }),
    ).toEqual({ b: false })
  })
  test('close beside the one that opens, where the site asks for it', () => {
    expect(closeSiblings([category('a', []), category('b', [])], 'a', { b: true })).toEqual({
      b: false,
    })
  })
})
