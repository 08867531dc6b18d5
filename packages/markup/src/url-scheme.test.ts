import { expect, test } from 'vitest'
import {
  isDrawingData,
  isHarmlessUrl,
  isPixelData,
  RUNNING_SCHEMES,
  runsCode,
} from './url-scheme.ts'

test.each([
  '',
  '/a/b',
  'a/b:c',
  './javascript:f()',
  '#javascript:f()',
  '?a=javascript:f()',
  '//a.example',
  'https://a.example/',
  'HTTP://a.example/',
  'mailto:a@b.example',
  'tel:+1',
  'magnet:?xt=urn',
  '1a:b',
  ':b',
])('%j is harmless', (url) => {
  expect(isHarmlessUrl(url)).toBe(true)
})

test.each([
  'javascript:f()',
  'JavaScript:f()',
  '  javascript:f()',
  '\0\x1fjavascript:f()',
  'java\nscript:f()',
  'java\tscript\r:f()',
  'javascript\n:f()',
  'vbscript:f()',
  'data:text/html,x',
  'blob:x',
  'view-source:x',
  'vscode:x',
  'a+b-c.d:x',
])('%j does not', (url) => {
  expect(isHarmlessUrl(url)).toBe(false)
})

test('a configuration may add schemes, with their colon', () => {
  expect(isHarmlessUrl('VSCODE://file', new Set(['vscode:']))).toBe(true)
  expect(isHarmlessUrl('vscode://file', new Set(['vscode']))).toBe(false)
})

test('no scheme that runs code is harmless', () => {
  for (const scheme of RUNNING_SCHEMES) expect(isHarmlessUrl(`${scheme}:x`), scheme).toBe(false)
})

test.each([
  ['data:image/png;base64,iVBORw0KGgo=', true],
  ['data:image/avif;base64,', true],
  ['data:image/svg+xml;base64,AAAA', false],
  ['data:image/png,raw', false],
  ['data:image/png;base64,AA"AA', false],
  ['data:image/png;base64,AA\nAA', false],
  [' data:image/png;base64,AA', false],
  ['data:text/html;base64,AA', false],
])('whether %j is a raster image: %s', (url, isPixels) => {
  expect(isPixelData(url)).toBe(isPixels)
})

test.each([
  ['data:image/svg+xml,%3Csvg%3E', true],
  ['data:image/svg+xml;base64,PHN2Zz4=', true],
  ['data:image/svg+xml,<svg>', false],
  ['data:image/svg+xml;utf8,%3Csvg%3E', false],
  ['data:image/png;base64,AA', false],
])('whether %j is an SVG image: %s', (url, isDrawing) => {
  expect(isDrawingData(url)).toBe(isDrawing)
})

test.each([
  ['javascript:f()', true],
  [' \tJava\nScript:f()', true],
  ['vbscript:f()', true],
  ['data:text/html,x', true],
  ['data:image/png;base64,AA==', true],
  ['pathname://javascript:f()', true],
  [' PATHNAME://pathname:// javascript:f()', true],
  ['feed:javascript:f()', true],
  ['file:///etc/passwd', true],
  ['foo:x', false],
  ['vscode://x', false],
  ['wss://x', false],
  ['keplr://x', false],
  ['pathname:///javascript:f()', false],
  ['/javascript:f()', false],
  ['javascript', false],
  ['', false],
])('whether %j runs code: %s', (url, runs) => {
  expect(runsCode(url)).toBe(runs)
})
