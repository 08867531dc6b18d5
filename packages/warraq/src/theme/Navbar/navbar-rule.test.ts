import { expect, test } from 'vitest'
import { isNavbarShown } from './navbar-rule.ts'

const place = (previousY: number, y: number) => ({
  previousY,
  y,
  windowHeight: 800,
  documentHeight: 5000,
})

test('the navbar hides on scrolling down and returns on scrolling up', () => {
  expect(isNavbarShown(place(100, 200), 60, true)).toBe(false)
  expect(isNavbarShown(place(200, 100), 60, false)).toBe(true)
  expect(isNavbarShown(place(200, 30), 60, false)).toBe(true)
})
