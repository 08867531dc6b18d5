import { expect, test } from 'vitest'
import { holdsAddress, isAllowedAttribute, isAllowedElement } from './allowed-html.ts'

const NONE = new Set<string>()

test.each([
  ['p', 'html', true],
  ['h1', 'html', true],
  ['video', 'html', true],
  ['tr', 'html', true],
  ['br', 'html', true],
  ['hr', 'html', true],
  ['script', 'html', false],
  ['iframe', 'html', false],
  ['form', 'html', false],
  ['link', 'html', false],
  ['base', 'html', false],
  ['meta', 'html', false],
  ['svg', 'svg', true],
  ['lineargradient', 'svg', true],
  ['script', 'svg', false],
  ['image', 'svg', false],
  ['foreignobject', 'svg', false],
  ['p', 'svg', false],
  ['math', 'math', true],
  ['annotation', 'math', true],
  ['annotation-xml', 'math', false],
  ['maction', 'math', false],
] as const)('whether <%s> may stand in %s: %s', (tag, namespace, isAllowed) => {
  expect(isAllowedElement(tag, namespace, NONE)).toBe(isAllowed)
})

test.each([
  ['my-chart', true],
  ['docs-table', true],
  ['docs-copy', true],
  ['docs-search', false],
  ['docs-island', false],
  ['docs-', false],
])('whether writers may use the custom element <%s>: %s', (tag, isAllowed) => {
  expect(isAllowedElement(tag, 'html', NONE)).toBe(isAllowed)
})

test('elements that the configuration names are allowed in HTML, but not in SVG', () => {
  const others = new Set(['iframe', 'docs-search'])
  expect(isAllowedElement('iframe', 'html', others)).toBe(true)
  expect(isAllowedElement('docs-search', 'html', others)).toBe(true)
  expect(isAllowedElement('iframe', 'svg', others)).toBe(false)
})

test.each([
  ['class', 'p', 'html', true],
  ['aria-label', 'p', 'html', true],
  ['data-a.b:c', 'p', 'html', true],
  ['aria-', 'p', 'html', false],
  ['data-', 'p', 'html', false],
  ['data-a/b', 'p', 'html', false],
  ['href', 'a', 'html', true],
  ['href', 'p', 'html', false],
  ['ping', 'a', 'html', false],
  ['formaction', 'button', 'html', false],
  ['autofocus', 'input', 'html', false],
  ['contenteditable', 'p', 'html', false],
  ['style', 'p', 'html', false],
  ['srcdoc', 'iframe', 'html', false],
  ['sandbox', 'iframe', 'html', true],
  ['sandbox', 'p', 'html', false],
  ['action', 'form', 'html', true],
  ['colspan', 'td', 'html', true],
  ['colspan', 'p', 'html', false],
  ['valign', 'td', 'html', true],
  ['valign', 'p', 'html', false],
  ['clear', 'br', 'html', true],
  ['hspace', 'img', 'html', true],
  ['bgcolor', 'td', 'html', false],
  ['any', 'my-chart', 'html', true],
  ['style', 'my-chart', 'html', false],
  ['is', 'my-chart', 'html', false],
  ['nonce', 'my-chart', 'html', false],
  ['onclick', 'my-chart', 'html', false],
  ['one', 'my-chart', 'html', false],
  ['viewbox', 'svg', 'svg', true],
  ['onload', 'svg', 'svg', false],
  ['style', 'path', 'svg', false],
  ['attributename', 'path', 'svg', false],
  ['mathvariant', 'mi', 'math', true],
  ['href', 'mi', 'math', false],
] as const)('whether %s of <%s> (%s) is allowed: %s', (name, tag, namespace, isAllowed) => {
  expect(isAllowedAttribute(name, tag, namespace)).toBe(isAllowed)
})

test.each([
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
])('the inherited property %s is neither an element nor an attribute', (name) => {
  expect(isAllowedElement(name, 'html', NONE)).toBe(false)
  expect(isAllowedAttribute(name, 'p', 'html')).toBe(false)
  expect(isAllowedAttribute('href', name, 'html')).toBe(false)
})

test.each([
  ['href', true],
  ['xlink:href', true],
  ['srcset', true],
  ['poster', true],
  ['cite', true],
  ['alt', false],
  ['data-href', false],
])('whether %s holds an address: %s', (name, holds) => {
  expect(holdsAddress(name)).toBe(holds)
})
