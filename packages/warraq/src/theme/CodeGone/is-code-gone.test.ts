import { expect, test } from 'vitest'
import { isCodeGone } from './is-code-gone.ts'

test.each([
  'Failed to fetch dynamically imported module: https://docs.example.org/assets/a.js',
  'error loading dynamically imported module: https://docs.example.org/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for https://docs.example.org/assets/a.css',
])('"%s" means that code failed to load', (message) => {
  expect(isCodeGone(new TypeError(message))).toBe(true)
})

test('an error of the code itself does not', () => {
  expect(isCodeGone(new TypeError('x is undefined'))).toBe(false)
  expect(isCodeGone('gone')).toBe(false)
})
