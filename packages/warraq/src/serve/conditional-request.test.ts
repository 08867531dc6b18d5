import { expect, test } from 'vitest'
import { byteRangeOf, isUnchanged } from './conditional-request.ts'

const known = { tag: '"a"', mtime: new Date('2026-11-23T10:00:00.500Z'), size: 10 }
const DATE = 'Mon, 23 Nov 2026 10:00:00 GMT'

test.each([
  [{ 'if-none-match': '"a"' }, true],
  [{ 'if-none-match': '"b", W/"a"' }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': '"b"' }, false],
  [{ 'if-none-match': '"b"', 'if-modified-since': DATE }, false],
  [{ 'if-modified-since': DATE }, true],
  [{ 'if-modified-since': 'Mon, 23 Nov 2026 09:59:59 GMT' }, false],
  [{ 'if-modified-since': 'yesterday' }, false],
  [{}, false],
])('%j: unchanged is %s', (headers, expected) => {
  expect(isUnchanged(headers, known)).toBe(expected)
})

test.each([
  [{ range: 'bytes=0-3' }, { start: 0, end: 3 }],
  [{ range: 'bytes=4-' }, { start: 4, end: 9 }],
  [{ range: 'bytes=-3' }, { start: 7, end: 9 }],
  [{ range: 'bytes=-30' }, { start: 0, end: 9 }],
  [{ range: 'bytes=8-30' }, { start: 8, end: 9 }],
  [{ range: 'bytes=10-' }, 'unsatisfiable'],
  [{ range: 'bytes=-0' }, 'unsatisfiable'],
  [{ range: 'bytes=3-1' }, undefined],
  [{ range: 'bytes=-' }, undefined],
  [{ range: 'bytes=0-1,3-4' }, undefined],
  [{ range: 'lines=0-1' }, undefined],
  [
    { range: 'bytes=0-3', 'if-range': '"a"' },
    { start: 0, end: 3 },
  ],
  [
    { range: 'bytes=0-3', 'if-range': DATE },
    { start: 0, end: 3 },
  ],
  [{ range: 'bytes=0-3', 'if-range': '"b"' }, undefined],
  [{}, undefined],
])('%j requests %j', (headers, expected) => {
  expect(byteRangeOf(headers, known)).toEqual(expected)
})
