import { expect, test } from 'vitest'
import { escapeMarkdown, lineOf, linkTo, paragraphOf, plainTextOf } from './inline-to-markdown.ts'
import { parseHtml } from './parse-html.ts'

const URL_OF_PAGE = 'https://docs.example/learn/'
const paragraph = (html: string) => paragraphOf(parseHtml(html), URL_OF_PAGE)

test.each([
  ['a <strong>b</strong> <em>c</em> <del>d</del>', 'a **b** *c* ~~d~~'],
  ['a<b> b </b>c', 'a **b** c'],
  ['<a href="../token/">Token</a>', '[Token](https://docs.example/token/)'],
  ['<a href="#supply">Supply</a>', '[Supply](#supply)'],
  ['<a href="/a (b)">c</a>', '[c](https://docs.example/a%20%28b%29)'],
  ['<a href="/empty"><svg></svg></a>', ''],
  ['<code>a`b</code>', '`` a`b ``'],
  ['<img src="/x.png" alt="A [chart]">', '![A \\[chart\\]](https://docs.example/x.png)'],
  ['<img src="/x.png" alt="">a', 'a'],
  ['<svg aria-label="Yes"></svg>', '*Yes*'],
  ['a<br>b', 'a\\\nb'],
  ['a<button>Copy</button>', 'a'],
])('%s becomes %s', (html, markdown) => {
  expect(paragraph(html)).toBe(markdown)
})

test.each([
  '# a',
  '1. a',
  '- a',
  '> a',
  ':::note',
])('"%s" at the start of a line stays text', (text) => {
  expect(paragraph(text)).toMatch(/^\d*\\/)
})

test('spaces collapse, and line ends stay unless one line is requested', () => {
  expect(paragraph('a   b \n  c')).toBe('a b\nc')
  expect(lineOf(parseHtml('a   b \n  c'), URL_OF_PAGE)).toBe('a b c')
})

test('text that would be markup is escaped, but not within words', () => {
  expect(escapeMarkdown('a * b *c* snake_case _d_ <div> 1 < 2 [a](b)')).toBe(
    'a * b \\*c\\* snake_case \\_d\\_ \\<div> 1 < 2 [a\\](b)',
  )
})

test('plain text is the text of all elements', () => {
  expect(plainTextOf(parseHtml('a<b>b<i>c</i></b>'))).toBe('abc')
})

test('a link without an address becomes its text', () => {
  expect(linkTo('a', '', URL_OF_PAGE)).toBe('a')
})
