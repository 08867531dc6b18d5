import { describe, expect, test } from 'vitest'
import { isActive } from './active-rule.ts'

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
