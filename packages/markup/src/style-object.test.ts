import { expect, test } from 'vitest'
import { styleObject } from './style-object.ts'

test.each([
  ['color: red', { color: 'red' }],
  ['margin-top:1px; --own: 2;', { marginTop: '1px', '--own': '2' }],
  ['-webkit-mask: none; -ms-flex: 1', { WebkitMask: 'none', msFlex: '1' }],
  ["background: url('data:image/png;base64,A')", { background: "url('data:image/png;base64,A')" }],
  ['none', {}],
])('%s', (style, object) => {
  expect(styleObject(style)).toEqual(object)
})
