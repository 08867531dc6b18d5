import { expect, test } from 'vitest'
import { tokensOf } from './map-colours.ts'

const accentOf = (css: string) => /--color-accent: (.*);/.exec(tokensOf(css) ?? '')?.[1]

test.each([
  [
    ':root { --ifm-color-primary: #25c2a0 } [data-theme="dark"] { --ifm-color-primary: #25c2a0; }',
    'light-dark(#19846d, #25c2a0)',
  ],
  [':root { --ifm-color-primary: #036; }', 'light-dark(#003366, #6383a2)'],
  [
    "html[data-theme='dark'] { --ifm-color-primary: rgb(255, 200, 0) } :root { --ifm-color-primary: #444 }",
    'light-dark(#444444, #ffc800)',
  ],
  [
    '/* :root { --ifm-color-primary: #f00 } */ :root { --ifm-color-primary: #00f }',
    'light-dark(#0000ff, #6b6bff)',
  ],
])('the primary colour is the accent, readable in both modes: %s', (css, accent) => {
  expect(accentOf(css)).toBe(accent)
})

test.each([
  '',
  '.a { --ifm-color-primary: #f00 }',
  ':root { --ifm-color-primary: theme(colors.red) }',
  ':root { --ifm-color-primary: var(--x) }',
])('without a colour that can be read there is none: %s', (css) => {
  expect(tokensOf(css)).toBeUndefined()
})
