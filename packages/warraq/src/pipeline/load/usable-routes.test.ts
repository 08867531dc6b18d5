import { expect, test } from 'vitest'
import { docAt } from '../../pages/site.fixtures.ts'
import { usableRoutes } from './usable-routes.ts'

function moved(routes: readonly string[], strict = false) {
  const results = routes.map((route, index) => ({
    read: {
      doc: { ...docAt('a.md'), file: `${index}.md`, route },
      body: { file: '', text: '', firstLine: 1, format: 'md' as const },
      text: '',
    },
    problems: [],
  }))
  const config = { search: { route: '/search/' }, checks: { strict } } as never
  return usableRoutes(results, config).map(
    ({ read, problems }) =>
      `${read?.doc.route}${problems.map(({ severity, code }) => ` ${severity} ${code}`).join()}`,
  )
}

test.each([
  ['/404/', '/404-page/ warning route/taken'],
  ['/Assets/a/', '/Assets-page/a/ warning route/taken'],
  ['/llms.txt/', '/llms.txt-page/ warning route/taken'],
  ['/search/', '/search-page/ warning route/taken'],
  ['/search/a/', '/search/a/'],
  ['/a/404/', '/a/404/'],
  ['/c#/', '/c/ warning route/unusable-name'],
  ['/c#/what?/', '/c/what/ warning route/unusable-name'],
  ['/a: b/', '/a- b/ warning route/unusable-name'],
  ['/?/', '/page/ warning route/unusable-name'],
  ['/404?/', '/404-page/ warning route/unusable-name'],
  ['/a.gz/', '/a-gz/ warning route/unusable-name'],
  [`/${'é'.repeat(124)}/`, `/${'é'.repeat(120)}/ warning route/unusable-name`],
  ['/', '/'],
])('a page at %s is published at %s', (route, expected) => {
  expect(moved([route])).toEqual([expected])
})

test('a new address is not that of another page', () => {
  expect(moved(['/c#/', '/c/', '/c?/'])).toEqual([
    '/c-2/ warning route/unusable-name',
    '/c/',
    '/c-3/ warning route/unusable-name',
  ])
})

test('a strict site keeps its addresses, and the checks report them', () => {
  expect(moved(['/404/', '/c#/'], true)).toEqual(['/404/', '/c#/'])
})
