import { expect, test } from 'vitest'
import {
  decodedPath,
  decodePath,
  hasFileExtension,
  isExternalHref,
  splitHref,
  withBase,
  withTrailingSlash,
} from './route-path.ts'

test.each([
  ['/', '/learn/', '/learn/'],
  ['/x/', '/learn/', '/x/learn/'],
  ['/x/', 'llms.txt', '/x/llms.txt'],
  ['/x/', '/', '/x/'],
  ['/x/', '//a.example', '/x/a.example'],
])('base %s and route %s are %s', (base, route, joined) => {
  expect(withBase(base, route)).toBe(joined)
})

test.each([
  ['https://a.example', true],
  ['MAILTO:a@b.example', true],
  ['//a.example', true],
  ['x+y-z.1:a', true],
  ['/a', false],
  ['a/b:c', false],
  ['./a:b', false],
  ['1a:b', false],
  ['#a:b', false],
  ['', false],
])('whether %j leaves the site: %s', (href, isExternal) => {
  expect(isExternalHref(href)).toBe(isExternal)
})

test.each([
  ['/a/', '/a/', '', ''],
  ['/a/?b#c', '/a/', '?b', '#c'],
  ['#c?b', '', '', '#c?b'],
  ['?b', '', '?b', ''],
  ['/a/?b?d#c#e', '/a/', '?b?d', '#c#e'],
  ['/a/?', '/a/', '?', ''],
  ['/a/#', '/a/', '', '#'],
  ['', '', '', ''],
])('%j has path %j, query %j and hash %j', (href, path, query, hash) => {
  expect(splitHref(href)).toEqual({ path, query, hash })
})

test.each([
  ['/a', '/a/'],
  ['/a/', '/a/'],
  ['', '/'],
  ['/a/b.html', '/a/b.html'],
  ['/v1.2/a', '/v1.2/a/'],
  ['/a.dotted-name', '/a.dotted-name/'],
  ['/a.toolong', '/a.toolong/'],
])('%j with a trailing slash is %j', (path, slashed) => {
  expect(withTrailingSlash(path)).toBe(slashed)
})

test.each([
  ['a.MD', true],
  ['/x.y/a', false],
  ['/a.', false],
  ['.env', true],
  ['/a.json5', true],
  ['/a.json56', false],
])('whether %j ends in a file extension: %s', (path, has) => {
  expect(hasFileExtension(path)).toBe(has)
})

test('an invalid encoding stays unchanged, or gives undefined', () => {
  expect(decodePath('/caf%C3%A9')).toBe('/café')
  expect(decodePath('/100%')).toBe('/100%')
  expect(decodedPath('/a%20b')).toBe('/a b')
  expect(decodedPath('/%ff')).toBeUndefined()
})
