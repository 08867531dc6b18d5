import { expect, test } from 'vitest'
import { elementsIn, type HtmlNode, isElement, parseHtml } from './parse-html.ts'
import { textOfHtml } from './text-of-html.ts'

const draw = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (isElement(node) ? `${node.tag}(${draw(node.children)})` : node)).join(' ')

test('elements nest as in a browser, entities are decoded, comments are dropped', () => {
  expect(draw(parseHtml('<P>a&amp;b<p>c<br>d<!-- e --></DIV><ul><li>f<li>g'))).toBe(
    'p(a&b) p(c br() d) ul(li(f) li(g))',
  )
})

test('elements have their position in the source', () => {
  const html = '<ul><li>a<li><b>c</b></ul>d'
  const places = [...elementsIn(parseHtml(html))].map(({ start, innerStart, innerEnd, end }) => [
    html.slice(start, end),
    html.slice(innerStart, innerEnd),
  ])
  expect(places).toEqual([
    ['<ul><li>a<li><b>c</b></ul>', '<li>a<li><b>c</b>'],
    ['<li>a', 'a'],
    ['<li><b>c</b>', '<b>c</b>'],
    ['<b>c</b>', 'c'],
  ])
})

test('text is what a reader sees', () => {
  expect(
    textOfHtml(
      '<h2>A<a class="heading-anchor" href="#a">#</a></h2><p>b<br>c &lt;d</p><style>e</style>',
    ),
  ).toBe('A b c <d')
})
