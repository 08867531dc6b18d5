import { expect, test } from 'vitest'
import { paletteFaults } from './check-palette.ts'

const SURFACES = ['page', 'raised', 'code', 'code-head', 'accent-soft']
const TEXTS = ['text', 'soft', 'accent', 'accent-strong']

/** Findings of black and white, except for some declarations, which come first. */
function found(...declarations: readonly string[]): string[] {
  const others = [
    ...SURFACES.map((name) => `--color-${name}: light-dark(#ffffff, #000000);`),
    ...TEXTS.map((name) => `--color-${name}: light-dark(#000000, #ffffff);`),
  ].filter((one) => !declarations.some((other) => other.split(':')[0] === one.split(':')[0]))
  const css = `${declarations.join('\n')}\n${others.join('\n')}`
  return paletteFaults('a.css', css).map(({ line, found: what }) => `${line} ${what}`)
}

test('colours of texts have enough contrast on each surface', () => {
  expect(found('--color-text: light-dark(#1b2522, #e4ebe7);')).toEqual([])
  expect(found('--color-accent-strong: light-dark(#8fd0c0, #72d1b6);')).toEqual(
    ['page', 'raised', 'accent-soft'].map(
      (surface) => `1 accent-strong on ${surface}, light: 1.76 to 1`,
    ),
  )
  expect(found('--color-sand: light-dark(#c79a4a, #e0bd7c);')).toEqual([])
})

test('one colour is that of both schemes', () => {
  expect(found('--color-code-head: #777777;')).toEqual(
    ['text', 'soft'].map((text) =>
      expect.stringContaining(`${text} on code-head, dark: 4.48 to 1`),
    ),
  )
  expect(found('--color-code-head:\n  light-dark(#ffffff, #000000);')).toEqual([])
})

test.each([
  'var(--x)',
  'light-dark(#fff, #000)',
  'light-dark(#1b2522 #e4ebe7)',
])('a colour that this check cannot compare is found: %s', (value) => {
  expect(found(`--color-text: ${value};`)).toEqual([`1 --color-text: ${value}`])
  expect(found(`--color-sand: ${value};`)).toEqual([])
})

test('a colour that is missing is found', () => {
  const css = '--color-texts: #000000; /* --color-text: #000000; */'
  expect(paletteFaults('a.css', css).map(({ found: what }) => what)).toContain('no --color-text')
})
