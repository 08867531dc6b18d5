import { expect, test } from 'vitest'
import { prepareStyles, scopedClass } from './scoped-styles.ts'

const prepared = (css: string, file = 'a/x.css') => prepareStyles(css, `/site/${file}`, file)

test('a style sheet keeps its text and names its classes', () => {
  const css = '.card > b, .card:hover { color: red; width: .5em }'
  expect(prepared(css)).toEqual({ css, classes: ['card'] })
})

test('the classes of a CSS module have names of their own', () => {
  const file = 'a/x.module.css'
  const card = scopedClass('card', file)
  const mark = scopedClass('mark', file)
  expect(prepared('.card .mark { content: ".card" } :global(.dark) .card {}', file)).toEqual({
    css: `.${card} .${mark} { content: ".card" } .dark .${card} {}`,
    classes: [card, mark].sort(),
  })
  expect(scopedClass('card', 'b/x.module.css')).not.toBe(card)
})

test('addresses are absolute, comments and imports of packages are gone', () => {
  const css =
    '/* .no */@import "pkg/a.css";@import "./b.css";p{background:url(../i.png) url("./j.png") url(/k.png)}'
  expect(prepared(css).css).toBe(
    '@import "/site/a/b.css";p{background:url(/site/i.png) url("/site/a/j.png") url(/k.png)}',
  )
  expect(prepared(css).classes).toEqual([])
})

test('what a class composes is left out', () => {
  expect(prepared('.a { composes: b from "./c.css"; color: red }').css).toBe('.a {  color: red }')
})
