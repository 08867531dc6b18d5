import { expect, test } from 'vitest'
import { routeOf } from './route-of.ts'

test.each([
  ['/', '/'],
  ['/a/', '/a/'],
  ['/a', '/a/'],
  ['/a.html', '/a/'],
  ['/a/index.html', '/a/'],
  ['/index.html', '/'],
  ['/user-guides/Keplr', '/user-guides/Keplr/'],
  ['/caf%C3%A9', '/caf%C3%A9/'],
  ['/docs/1.0/', '/docs/1.0/'],
])('%s means the page %s', (pathname, route) => {
  expect(routeOf(pathname)).toBe(route)
})

test.each([
  '/robots.txt',
  '/img/logo.svg',
  '/learn/token.md',
  '/learn/token/page.json',
])('%s is a file', (pathname) => {
  expect(routeOf(pathname)).toBeUndefined()
})
