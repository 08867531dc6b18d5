import { expect, test } from 'vitest'
import { judgeHtml } from './judge-html.ts'

const PLACEHOLDER = 'docs-slot'

function judge(html: string, allowed: readonly string[] = []): string[] {
  const faults = judgeHtml(html, {
    allowed: new Set(allowed),
    isPlaceholder: (tag, attribute) => tag === PLACEHOLDER && attribute === 'n=key-1',
    ownScript: 'own()',
    styles: new Set<string>(),
  })
  return faults.map(({ kind, found }) => `${kind}: ${found}`)
}

test.each([
  '',
  'plain text &amp; <b>bold</b>',
  '<p>One</p>\n<p>Two</p>',
  '<!-- a note --><p>text</p>',
  '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  '<details open><summary>More</summary><p>text</p></details>',
  '<my-chart data-of="x" any-thing="y"></my-chart>',
  '<docs-tabs data-group="os"></docs-tabs>',
  '<p id="a" class="b" title="c" lang="en" dir="rtl" hidden aria-label="d" data-e="f">g</p>',
  '<img src="data:image/png;base64,iVBORw0KGgo=" alt="">',
  '<img srcset="a.png 1x, https://b.example/c.png 2x" alt="">',
  '<a href="mailto:a@b.example">mail</a> <a href="#top">top</a> <a href="/x:y">path</a>',
  '<svg viewBox="0 0 1 1"><defs><path id="p"/></defs><use href="#p" xlink:href="#p"/></svg>',
  '<svg><linearGradient id="g"/><rect fill="url(#g)" clip-path="url( \'#g\' )"/></svg>',
  '<svg><a href="https://a.example/"><text>go</text></a></svg>',
  '<math display="block"><mfrac linethickness="1"><mi>a</mi><mn>2</mn></mfrac></math>',
])('accepts %j', (html) => {
  expect(judge(html)).toEqual([])
})

test.each([
  ['<script>1</script>', 'element: the element <script>'],
  ['<style>p{}</style>', 'element: the element <style>'],
  ['<object data="x"></object>', 'element: the element <object>'],
  ['<SCRIPT>1</SCRIPT>', 'element: the element <script>'],
  ['<docs-search></docs-search>', 'element: the element <docs-search>'],
  ['<docs-slot n="key-2"></docs-slot>', 'element: the element <docs-slot>'],
  ['<svg><animate attributeName="href"/></svg>', 'element: the element <animate>'],
  ['<svg><foreignObject></foreignObject></svg>', 'element: the element <foreignobject>'],
  ['<math><maction></maction></math>', 'element: the element <maction>'],
])('refuses the element in %j', (html, fault) => {
  expect(judge(html)).toEqual([fault])
})

test.each([
  ['<p onclick="f()">a</p>', 'attribute: onclick of <p>'],
  ['<p ONCLICK="f()">a</p>', 'attribute: onclick of <p>'],
  ['<p style="color:red">a</p>', 'attribute: style of <p>'],
  ['<p href="/x">a</p>', 'attribute: href of <p>'],
  ['<my-chart onclick="f()"></my-chart>', 'attribute: onclick of <my-chart>'],
  ['<my-chart srcdoc="x"></my-chart>', 'attribute: srcdoc of <my-chart>'],
  ['<svg onload="f()"></svg>', 'attribute: onload of <svg>'],
  ['<math><mi href="/x">a</mi></math>', 'attribute: href of <mi>'],
])('refuses the attribute in %j', (html, fault) => {
  expect(judge(html)).toEqual([fault])
})

test.each([
  ['<a href="javascript:f()">a</a>', 'href="javascript:f()" of <a>'],
  ['<a href=" JAVA&#10;SCRIPT:f()">a</a>', 'href=" JAVA\nSCRIPT:f()" of <a>'],
  ['<a href="data:text/html,x">a</a>', 'href="data:text/html,x" of <a>'],
  ['<img src="data:image/svg+xml,x" alt="">', 'src="data:image/svg+xml,x" of <img>'],
  ['<a href="data:image/png;base64,AA==">a</a>', 'href="data:image/png;base64,AA==" of <a>'],
  ['<img srcset="a.png 1x, javascript:f() 2x" alt="">', 'srcset="a.png 1x, javascript:f() 2x"'],
  ['<blockquote cite="vbscript:f()">a</blockquote>', 'cite="vbscript:f()" of <blockquote>'],
  ['<svg><use href="/other.svg#p"/></svg>', 'href="/other.svg#p" of <use>'],
  ['<svg><use xlink:href="other.svg"/></svg>', 'xlink:href="other.svg" of <use>'],
  ['<svg><rect fill="url(other.svg#g)"/></svg>', 'fill="url(other.svg#g)" of <rect>'],
  ['<svg><rect fill="URL( \'//a.example#g\' )"/></svg>', 'fill="URL( \'//a.example#g\' )"'],
  ['<svg><a href="javascript:f()"></a></svg>', 'href="javascript:f()" of <a>'],
])('refuses the address in %j', (html, found) => {
  const faults = judge(html)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(`address: ${found}`)
})

test('cuts a long address in its message after 79 characters', () => {
  const [fault = ''] = judge(`<a href="javascript:${'x'.repeat(100)}">a</a>`)
  expect(fault).toBe(`address: href="javascript:${'x'.repeat(68)}…" of <a>`)
})

test.each([
  ['<div>', '<div>, which stays open'],
  ['<p>a <b class="x">b</p><p>c</p>', '<b class="x">, which stays open'],
  ['<p><i>a</i></p><section><p><i>b</i></p>', '<section>, which stays open'],
  ['<textarea>', '<textarea>, which stays open'],
  ['<svg><title>', '<svg>, which stays open'],
  ['</div>', '</div> without an opening tag'],
  ['<p>a</p></div><p>b</p>', '</div> without an opening tag'],
  ['<div></div></div>', '</div> without an opening tag'],
  [
    '</article>',
    'an element or a comment that stays open, or a closing tag without an opening one',
  ],
  ['<!-- open', 'an element or a comment that stays open, or a closing tag without an opening one'],
])('reports that %j does not end where it should: %s', (html, found) => {
  expect(judge(html)).toContain(`unclosed: ${found}`)
})

test('an unclosed paragraph or list item is allowed', () => {
  expect(judge('<p>one<p>two')).toEqual([])
  expect(judge('<ul><li>one<li>two</ul>')).toEqual([])
})

test.each([
  ['<body onload="f()">', ['element: the element <body>']],
  [
    '<html lang="de"><body class="x">',
    ['element: the element <html>', 'element: the element <body>'],
  ],
])('content cannot add attributes to the page: %j', (html, faults) => {
  expect(judge(html)).toEqual(faults)
})

test.each([
  ['<p/a>x</p>', 'unexpected solidus in tag'],
  ['<p class="a"id="b">x</p>', 'missing whitespace between attributes'],
  ['<p =a>x</p>', 'unexpected equals sign before attribute name'],
  ['<p a"b>x</p>', 'unexpected character in attribute name'],
  ['<p class=a"b>x</p>', 'unexpected character in unquoted attribute value'],
  ['<p>x</p class="a">', 'end tag with attributes'],
  ['<!doc>x', 'incorrectly opened comment'],
  ['<!-->x', 'abrupt closing of empty comment'],
  ['<!-- a --!>x', 'incorrectly closed comment'],
  ['<?php echo 1 ?>', 'unexpected question mark instead of tag name'],
  ['<![CDATA[a]]>', 'cdata in html content'],
])('%j is ambiguous', (html, reason) => {
  expect(judge(html)).toContain(`ambiguous: HTML that browsers correct: ${reason}`)
})

test('the configuration allows elements and schemes by name', () => {
  const frame = '<iframe src="https://a.example/" allowfullscreen loading="lazy"></iframe>'
  expect(judge(frame)).toEqual(['element: the element <iframe>'])
  expect(judge(frame, ['iframe'])).toEqual([])
  expect(judge('<a href="VSCode:x">a</a>')).toEqual(['address: href="VSCode:x" of <a>'])
  expect(judge('<a href="VSCode:x">a</a>', ['vscode:'])).toEqual([])
})

test.each([
  'http://a.example/',
  '/own.html',
  '//a.example/',
  ' https://a.example/',
  '',
])('an allowed frame may show only https pages, not %j', (src) => {
  expect(judge(`<iframe src="${src}"></iframe>`, ['iframe'])).toEqual([
    `address: src="${src}" of <iframe>`,
  ])
})

test('an allowed frame may not contain HTML', () => {
  expect(judge('<iframe srcdoc="<p>"></iframe>', ['iframe'])).toEqual([
    'attribute: srcdoc of <iframe>',
  ])
})

test('a placeholder represents HTML that is not the author’s', () => {
  expect(judge('<docs-slot n="key-1"></docs-slot>')).toEqual([])
  expect(judge('<docs-slot class="x" n="key-1"></docs-slot>')).toEqual([
    'element: the element <docs-slot>',
  ])
})

test('faults are in page order, including those within refused elements', () => {
  expect(
    judge('<p onclick="a">1</p><object><b onclick="c">2</b></object><a href="blob:x">3</a>'),
  ).toEqual([
    'attribute: onclick of <p>',
    'element: the element <object>',
    'attribute: onclick of <b>',
    'address: href="blob:x" of <a>',
  ])
})

test('traces are texts of the source near a fault, the most specific first', () => {
  const tracesOf = (html: string) =>
    judgeHtml(html, {
      allowed: new Set(),
      isPlaceholder: () => false,
      ownScript: '',
      styles: new Set(),
    }).map(({ traces }) => traces)
  expect(tracesOf('<p onclick="f()">')).toEqual([['onclick="f()"', 'f()', 'onclick=']])
  expect(tracesOf('<p onclick>')).toEqual([['onclick=""', 'onclick=']])
  expect(tracesOf('<svg><foreignObject/></svg>')).toEqual([['<foreignObject', '<foreignobject']])
  expect(tracesOf('<p>a text before it</p><p/a>x</p>')[0]).toEqual([
    'ext before it</p><p/a',
    'p><p/a',
  ])
})

test('what stands after a closing tag of nothing is judged, too', () => {
  expect(
    judge('<p>a</p></div><p onclick="b">1</p></article></main></body><object></object>'),
  ).toEqual([
    'unclosed: </div> without an opening tag',
    'attribute: onclick of <p>',
    'element: the element <object>',
  ])
})
