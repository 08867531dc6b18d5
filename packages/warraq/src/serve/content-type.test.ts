import { expect, test } from 'vitest'
import { contentTypeOf } from './content-type.ts'

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['a/b.PNG', 'image/png'],
  ['font.woff2', 'font/woff2'],
  ['talk.mp4', 'video/mp4'],
  ['talk.vtt', 'text/vtt; charset=utf-8'],
  ['x.mjs', 'text/javascript; charset=utf-8'],
  ['x.min.js', 'text/javascript; charset=utf-8'],
  ['no-ending', 'application/octet-stream'],
  ['archive.unknown', 'application/octet-stream'],
  ['a.constructor', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('%j is sent as %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type)
})
