import { expect, test } from 'vitest'
import { findTarget } from './static-server.ts'

const FILES = ['index.html', 'docs/index.html', 'guides/Keplr/index.html', 'logo.svg']
const lookup = (baseUrl: string) => ({
  files: new Set(FILES),
  fileOfLowerCase: new Map(FILES.map((file) => [file.toLowerCase(), file])),
  baseUrl,
})

test.each([
  ['/site/', 'index.html'],
  ['/site/docs/?a=1', 'docs/index.html'],
  ['/site/logo.svg', 'logo.svg'],
])('%s is %s', (url, file) => {
  expect(findTarget(url, lookup('/site/'))).toEqual({ file })
})

test.each([
  ['/', '/site/', 302],
  ['/docs/', '/site/', 302],
  ['/site', '/site/', 301],
  ['/site?a=1', '/site/?a=1', 301],
  ['/site/docs', '/site/docs/', 301],
  ['/site/docs/index.html?a=1', '/site/docs/?a=1', 301],
  ['/site/docs.html', '/site/docs/', 301],
  ['/site/guides/keplr/', '/site/guides/Keplr/', 301],
])('%s redirects to %s', (url, redirect, status) => {
  expect(findTarget(url, lookup('/site/'))).toEqual({ redirect, status })
})

test.each([
  '/site/other/',
  '//elsewhere.org/',
  '/site/../docs.config.ts',
  '/site/%00',
])('%s is nothing', (url) => {
  expect(findTarget(url, lookup('/site/'))).toEqual({ file: undefined })
})
