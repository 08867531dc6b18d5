import { describe, expect, test } from 'vitest'
import { isBackToTopShown } from '../BackToTop/back-to-top-rule.ts'
import { activeHeading } from '../Outline/active-heading.ts'
import { isNavbarShown } from './navbar-rule.ts'

describe('the heading the reader is at', () => {
  const view = { offset: 60, height: 800 }
  const at = (...tops: number[]) =>
    tops.map((top, index) => ({ id: `h${index}`, top, bottom: top + 30 }))
  test('is the next one if it is in the upper half', () => {
    expect(activeHeading(at(-300, 200, 900), view)).toBe('h1')
  })
  test('is the one before when the next is far down', () => {
    expect(activeHeading(at(-300, 700), view)).toBe('h0')
  })
  test('is none before the first and the last one at the end', () => {
    expect(activeHeading(at(700), view)).toBeUndefined()
    expect(activeHeading(at(-900, -100), view)).toBe('h1')
  })
})

describe('scrolling', () => {
  const place = (previousY: number, y: number, documentHeight = 5000) => ({
    previousY,
    y,
    windowHeight: 800,
    documentHeight,
  })
  test('back to top shows on scrolling up, far from top and bottom', () => {
    expect(isBackToTopShown(place(900, 800), false)).toBe(true)
    expect(isBackToTopShown(place(800, 900), true)).toBe(false)
    expect(isBackToTopShown(place(400, 250), true)).toBe(false)
    expect(isBackToTopShown(place(4300, 4200), false)).toBe(false)
  })
  test('the navbar hides on scrolling down and returns on scrolling up', () => {
    expect(isNavbarShown(place(100, 200), 60, true)).toBe(false)
    expect(isNavbarShown(place(200, 100), 60, false)).toBe(true)
    expect(isNavbarShown(place(200, 30), 60, false)).toBe(true)
  })
})
