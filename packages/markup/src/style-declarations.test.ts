import { expect, test } from 'vitest'
import {
  classForStyle,
  readStyle,
  styleClass,
  styleRule,
  withLiveStyles,
  withStyleClasses,
} from './style-declarations.ts'

test.each([
  ['color: red', 'color:red'],
  ['COLOR : Red ;; width:80px;', 'color:Red;width:80px'],
  ['color: red !important', 'color:red!important'],
  ['color: red ! IMPORTANT;', 'color:red!important'],
  ['--gap: 2px; margin: var(--gap, 1px) auto', '--gap:2px;margin:var(--gap, 1px) auto'],
  ['width: calc((100% - 2px) / 3)', 'width:calc((100% - 2px) / 3)'],
  ['color: rgb(0 0 0 / 50%)', 'color:rgb(0 0 0 / 50%)'],
  [`font-family: "Fira; Code", 'a'`, `font-family:"Fira; Code", 'a'`],
  ['/* a; b */ color: /* c */ red', 'color:red'],
  ['position: relative; top: -2px', 'position:relative;top:-2px'],
  ['background: linear-gradient(red, blue)', 'background:linear-gradient(red, blue)'],
  ['', ''],
  [' ; ', ''],
])('keeps %j', (style, expected) => {
  const { kept, refused } = readStyle(style)
  expect(kept.join(';')).toBe(expected)
  expect(refused).toEqual([])
})

test.each([
  'background: url(https://a.example/x.png)',
  'background: URL ( x )',
  'background: image-set("a.png" 1x)',
  'width: expression(alert(1))',
  'behavior: url(#x)',
  '-moz-binding: url(x)',
  'color: red}body{display:none',
  'color: red</style><script>',
  'color: r\\65 d',
  'color: red !ie',
  'color: red @import',
  'color: var(--a',
  'color: a)',
  'color: "open',
  'color:',
  'color',
  ': red',
  'color red',
  'position: fixed',
  'position: absolute',
  'position: var(--where)',
  'z-index: 9',
  'animation: a 1s',
  'transform: scale(9)',
  'content: "x"',
  '--x: url(y)',
  '--x: {a:b}',
  'color: attr(title)',
  'color: /* a',
  'цвет: red',
])('refuses %j', (style) => {
  expect(readStyle(style)).toEqual({ kept: [], refused: [expect.any(String)] })
})

test('one refused declaration leaves the others', () => {
  expect(readStyle('color: red; position: fixed; margin: 0')).toEqual({
    kept: ['color:red', 'margin:0'],
    refused: ['position: fixed'],
  })
})

test('a component of the site may set any property, but no value that loads or ends something', () => {
  expect(readStyle('position: absolute; z-index: 2', true).refused).toEqual([])
  expect(readStyle('background: url(x); a: b}c', true).kept).toEqual([])
})

test('the same declarations have the same class, however they are written', () => {
  const styles = new Set<string>()
  const one = classForStyle('color:red;', styles)
  expect(classForStyle(' COLOR: red', styles)).toBe(one)
  expect(one).toBe(styleClass('color:red'))
  expect([...styles]).toEqual(['color:red'])
  expect(styleRule('color:red')).toBe(`.${one}:not(#_){color:red}`)
})

test('an alignment has the class of aligned cells', () => {
  const styles = new Set<string>()
  expect(classForStyle('text-align: center', styles)).toBe('align-center')
  expect(styles.size).toBe(0)
})

test.each([
  ['<p style="color:red">a</p>', 'color:red', '<p class="X">a</p>'],
  ['<p id="b" class="a" style="color:red">a</p>', 'color:red', '<p class="a X" id="b">a</p>'],
  ['<img alt="&gt; style=" style="color:red"/>', 'color:red', '<img class="X" alt="&gt; style="/>'],
  ['<p style="font:&quot;a&quot;">a</p>', 'font:"a"', '<p class="X">a</p>'],
  ['<p style="a:url(x)">a</p>', '', '<p>a</p>'],
  ['<code>&lt;p style="color:red"&gt;</code>', '', '<code>&lt;p style="color:red"&gt;</code>'],
])('%j of a component', (html, declarations, expected) => {
  const styles = new Set<string>()
  expect(withStyleClasses(html, styles)).toBe(expected.replace('X', styleClass(declarations)))
  expect([...styles].join()).toBe(declarations)
})

test('keeps the styles of HTML that React hydrates beside their classes', () => {
  const styles = new Set<string>()
  const html = '<p class="a" style="color:red">x</p><i style="background:url(x)">y</i>'
  expect(withLiveStyles(html, styles)).toBe(
    `<p class="a ${styleClass('color:red')}" data-style="color:red">x</p><i data-style="background:url(x)">y</i>`,
  )
  expect([...styles]).toEqual(['color:red'])
})
