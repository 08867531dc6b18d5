import { expect, test } from 'vitest'
import { rulesOfPages, withProperties } from './page-rules.ts'

test.each([
  ['.box { color: red }', '.box{color: red}'],
  ['.a, .navbar .b, h1, .c > li:is(.d, .e) { x: y }', '.a,.c > li:is(.d, .e){x: y}'],
  ['@media (width > 9px) { .box { a: b } h1 { c: d } }', '@media (width > 9px){.box{a: b}}'],
  ['@layer x { .box { a: b } }', '.box{a: b}'],
  ['.box { a: b; &:hover { c: d } }', '.box{a: b; &:hover { c: d }}'],
  ['/* .no { a: b } */ .box { content: "}" }', '.box{content: "}"}'],
  [
    '@layer theme, utilities; @layer theme { :root, :host { --step: 2px } } @layer utilities { .box { gap: var(--step) } }',
    ':root, :host{--project-step:2px}.box{gap: var(--project-step)}',
  ],
  [
    '@property --turn { syntax: "*"; inherits: false } @keyframes spin { to { rotate: 1turn } } .box { rotate: var(--turn); animation: spin 1s }',
    '@property --turn{ syntax: "*"; inherits: false }@keyframes spin{ to { rotate: 1turn } }.box{rotate: var(--turn); animation: spin 1s}',
  ],
  ['.button--primary { a: b } .row { c: d }', '.button--primary{a: b}.row{c: d}'],
])('keeps what %j says about classes of pages', (css, expected) => {
  expect(rulesOfPages(css)).toBe(expected)
})

test.each([
  '',
  ':root { --ifm-color-primary: red }',
  'h1, a:hover { color: red }',
  '.navbar__item, .menu__link, .footer, .theme-doc-markdown, .DocSearch { color: red }',
  '.markdown .box { color: red }',
  '#id .box { color: red }',
  '@import "a.css"; @font-face { font-family: a; src: url(a) }',
  '@keyframes turn { to { rotate: 1turn } }',
  '@media print { h1 { a: b } }',
  '.open { a: b',
  '} } ;',
])('of %j nothing remains', (css) => {
  expect(rulesOfPages(css)).toBe('')
})

test('properties of the root come along under names of their own, as far as they are used', () => {
  expect(
    rulesOfPages(
      ":root { --gap: var(--step); --step: 2px; --color-page: red } [data-theme='dark'] { --gap: 1px } .box { margin: var(--gap) }",
    ),
  ).toBe(
    ":root{--project-gap:var(--project-step);--project-step:2px}[data-theme='dark']{--project-gap:1px}.box{margin: var(--project-gap)}",
  )
})

test('properties of Infima have the values of the theme, unless the project sets them', () => {
  const rule = '.box { color: var(--ifm-color-primary); gap: var(--ifm-global-spacing) }'
  expect(rulesOfPages(`:root { --ifm-color-primary: red } ${rule}`)).toBe(
    ':root{--ifm-global-spacing:1rem}:root{--project-ifm-color-primary:red}.box{color: var(--project-ifm-color-primary); gap: var(--ifm-global-spacing)}',
  )
})

test('other style sheets get the properties that they use', () => {
  const theme =
    ":root { --token: #190066; --other: 1px } :root[data-theme='light'] { --themed: var(--token) }"
  expect(withProperties('.a { color: var(--themed) }', theme)).toBe(
    ":root{--project-token:#190066}:root[data-theme='light']{--project-themed:var(--project-token)}.a { color: var(--project-themed) }",
  )
  expect(withProperties('.a { color: var(--color-text) }', theme)).toBe(
    '.a { color: var(--color-text) }',
  )
})
