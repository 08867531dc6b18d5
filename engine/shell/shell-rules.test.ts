import { describe, expect, test } from 'vitest'
import { isActive } from './active-rule.ts'
import { nextChoice } from './color-mode.ts'
import { isNavbarShown } from './navbar-rule.ts'

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

describe('scrolling', () => {
  const place = (previousY: number, y: number, documentHeight = 5000) => ({
    previousY,
    y,
    windowHeight: 800,
    documentHeight,
  })
  test('the navbar hides on the way down and returns on the way up', () => {
    expect(isNavbarShown(place(100, 200), 60, true)).toBe(false)
    expect(isNavbarShown(place(200, 100), 60, false)).toBe(true)
    expect(isNavbarShown(place(200, 30), 60, false)).toBe(true)
  })
})

test('colour modes go round, with the device only where the site respects it', () => {
  expect([nextChoice('light', false), nextChoice('dark', false)]).toEqual(['dark', 'light'])
  expect([nextChoice('system', true), nextChoice('light', true), nextChoice('dark', true)]).toEqual(
    ['light', 'dark', 'system'],
  )
})
