import { expect, test } from 'vitest'
import { answerHref } from './answer-href.ts'

const place = { siteUrl: 'https://docs.example.org/x/', pageUrl: 'http://localhost:3000/x/a/' }

test.each([
  ['/x/guide/#linux', '/x/guide/#linux'],
  ['guide/', '/x/guide/'],
  ['https://docs.example.org/x/guide/?a=1#b', '/x/guide/?a=1#b'],
  ['http://localhost:3000/x/guide/', '/x/guide/'],
])('%s becomes %s', (href, target) => expect(answerHref(href, place)).toBe(target))

test.each([
  'https://evil.example/',
  'https://docs.example.org.evil.example/x/',
  'https://docs.example.org@evil.example/x/',
  'https://user@docs.example.org/x/',
  '//evil.example/x/',
  '/\\evil.example/x/',
  '/\t/evil.example/x/',
  '/other-app/',
  '/x/../admin/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'JavaScript:alert(1)//https://docs.example.org/x/',
  'data:text/html,x',
  'mailto:a@example.org',
  'ftp://docs.example.org/x/',
  '#top',
  '',
])('%j is not a link', (href) => expect(answerHref(href, place)).toBeUndefined())

test('a site address without origin means the current one', () => {
  expect(answerHref('/x/a/', { ...place, siteUrl: '/x/' })).toBe('/x/a/')
  expect(answerHref('https://evil.example/x/', { ...place, siteUrl: '/x/' })).toBeUndefined()
})
