import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'
import { judgeHtml } from './judge-html.ts'

const rulesFor = (allowed: readonly string[] = []) => ({
  allowed: new Set(allowed),
  isPlaceholder: (tag: string, attribute: string) => tag === 'docs-slot' && attribute === 'n=key-1',
  ownScript: 'own()',
  styles: new Set<string>(),
})
const clean = (html: string, ...allowed: string[]) => cleanHtml(html, rulesFor(allowed))

test.each([
  ['<p style="position: fixed">Red</p>', '<p>Red</p>'],
  ['<p class="a" style="color: red">Red</p>', '<p class="a style-f1ff77e5">Red</p>'],
  ['<p class="a" style="text-align: center;">b</p>', '<p class="a align-center">b</p>'],
  ['<div style="TEXT-ALIGN:right">b</div>', '<div class="align-right">b</div>'],
  ['<font color="red">a <b>b</b></font>', 'a <b>b</b>'],
  ['<p>Run <df>a</df> <blink>b', '<p>Run a b</p>'],
  ['<form action="/x"><input value="a"></form>', '<input value="a">'],
  ['<div v-pre>{{ a }}</div>', '<div>{{ a }}</div>'],
  ['<template #a><p>b</p></template>', '<p>b</p>'],
  ['<object data="a.swf"><p>Instead</p></object>', '<p>Instead</p>'],
  ['<xmp><b>a</b></xmp>', '&lt;b&gt;a&lt;/b&gt;'],
  [
    '<iframe src="https://a.example/x" title="Film"></iframe>',
    '<a href="https://a.example/x">Film</a>',
  ],
  [
    '<iframe src="https://a.example/x"></iframe>',
    '<a href="https://a.example/x">https://a.example/x</a>',
  ],
  ['<iframe src="/x" srcdoc="<p>"></iframe>', '<a href="/x">/x</a>'],
  ['<iframe src="javascript:f()"></iframe><iframe srcdoc="<p>"></iframe>', ''],
  ['<p>Array<String>, run <name></p>', '<p>Array&lt;String&gt;, run &lt;name&gt;</p>'],
  ['<Tabs>\n<p>a</p>\n', '\n<p>a</p>\n'],
  ['<p>a <name b="c">d <font>e</p>', '<p>a d e</p>'],
  ['<docs-search>a</docs-search><docs-slot n="key-2"></docs-slot>', 'a'],
])('in %j only what is forbidden is left out', (html, expected) => {
  expect(clean(html)).toBe(expected)
})

test.each([
  ['a<script>1</script>b', 'ab'],
  ['a<style>p{}</style><link rel="x"><meta name="a"><base href="/">b', 'ab'],
  ['<p onclick="f()" ONLOAD="f()">a</p>', '<p>a</p>'],
  ['<a href="java&#115;cript:f()">a</a>', '<a>a</a>'],
  ['<a href="pathname://javascript:f()">a</a>', '<a>a</a>'],
  ['<img src="data:image/svg+xml,x" alt="a">', '<img alt="a">'],
  ['<svg onload="f()"><script>1</script><path d="M0"/></svg>', '<svg><path d="M0"></path></svg>'],
  ['<svg><style><img onerror=f()></style></svg>', '<svg></svg><img>'],
  ['<svg><foreignObject><p>a</p></foreignObject></svg>', '<svg></svg>'],
  ['<math><mtext><script>1</script></mtext></math>', '<math><mtext></mtext></math>'],
  ['<noscript><p title="</noscript><img src=x onerror=f()>">', '<img src="x">"&gt;'],
  ['<template><script>1</script></template>', ''],
])('what runs in %j leaves nothing', (html, expected) => {
  expect(clean(html)).toBe(expected)
})

test.each([
  ['a</div></article>b', 'ab'],
  ['<div><b>a', '<div><b>a</b></div>'],
  ['<body onload="f()">a', 'a'],
  ['<div a"b=c class="d">e</div>', '<div class="d">e</div>'],
  ['a<!-- b --!> c -->d', 'a c --&gt;d'],
])('%j ends where it begins', (html, expected) => {
  expect(clean(html)).toBe(expected)
})

test('the placeholders and the script of the engine stay, and so does what a site allows', () => {
  const own = '<docs-slot n="key-1"></docs-slot><script>own()</script><b>a</b>'
  expect(clean(`${own}<u style="b">`)).toBe(`${own}<u></u>`)
  expect(clean('<iframe src="/x" title="Film"></iframe>', 'iframe')).toBe('<a href="/x">Film</a>')
  const frame = '<iframe src="https://a.example/" frameborder="0"></iframe>'
  expect(clean(`${frame}<p v-pre onclick="f()">`, 'iframe', 'iframe[frameborder]', '[v-pre]')).toBe(
    `${frame}<p v-pre=""></p>`,
  )
  expect(clean('<p onclick="f()" style="a">', 'p[onclick]', '[style]')).toBe('<p></p>')
})

test('an address with an unknown scheme stays', () => {
  expect(clean('<a href="foo://x" style="b">a</a>')).toBe('<a href="foo://x">a</a>')
})

test.each([
  '<a><table><a href="javascript:f()">',
  '<p><svg><p><style><a title="</style><img src onerror=f()>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=f()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=f()>',
  '<svg></p><style><g title="</style><img src onerror=f()>">',
  '<select><template><style><!--</style><a rel="--></style></template></select><img onerror=f()>">',
  '<table><td><iframe><plaintext>a</table><script>f()',
])('%j is clean in the tree that a browser makes of the result', (html) => {
  expect(judgeHtml(clean(html), rulesFor())).toEqual([])
})
