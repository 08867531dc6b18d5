import { expect, test } from 'vitest'
import { isBackToTopShown } from './back-to-top-rule.ts'

const place = (previousY: number, y: number) => ({
  previousY,
  y,
  windowHeight: 800,
  documentHeight: 5000,
})

test('shows on scrolling up, far from top and bottom', () => {
  expect(isBackToTopShown(place(900, 800), false)).toBe(true)
  expect(isBackToTopShown(place(800, 900), true)).toBe(false)
  expect(isBackToTopShown(place(400, 250), true)).toBe(false)
  expect(isBackToTopShown(place(4300, 4200), false)).toBe(false)
})
