import { expect, test } from 'vitest'
import { paletteFaults } from './check-palette.ts'

const found = (css: string) => paletteFaults('a.css', css).map((one) => `${one.line} ${one.found}`)

test('colours of texts have enough contrast on each surface', () => {
  const page = '--color-page: light-dark(#ffffff, #000000);'
  expect(found(`${page}\n--color-text: light-dark(#1b2522, #e4ebe7);`)).toEqual([])
  expect(found(`${page}\n--color-accent: light-dark(#8fd0c0, #72d1b6);`)).toEqual([
    '2 accent on page, light: 1.76 to 1',
  ])
  expect(found(`${page}\n--color-soft: light-dark(#55615c, #333333);`)).toEqual([
    '2 soft on page, dark: 1.66 to 1',
  ])
  expect(found(`${page}\n--color-sand: light-dark(#c79a4a, #e0bd7c);`)).toEqual([])
})

test('a declaration that no browser reads is found', () => {
  expect(found('  --color-text: light-dark(#1b2522 #e4ebe7')).toEqual([
    '1 --color-text: light-dark(#1b2522 #e4ebe7',
  ])
})
