import { expect, test } from 'vitest'
import { view } from './shell-view.fixtures.ts'

const popular = (...routes: string[]) => {
  const { site, problems } = view({ search: { popular: routes } })
  return { popular: site.search?.popular, problems }
}

test('popular pages have the names and addresses of their pages', () => {
  expect(popular('/docs/other/')).toEqual({
    popular: [{ href: '/x/docs/other/', title: 'Other' }],
    problems: '',
  })
})

test('without any, the pages of the site say nothing about them', () => {
  expect(popular().popular).toBeUndefined()
})

test('a popular page that does not exist is a problem of the configuration', () => {
  expect(popular('/docs/othr/')).toMatchObject({ popular: [] })
  expect(popular('/docs/othr/').problems).toBe(
    [
      '  search.popular[0]',
      '    found     "/docs/othr/"',
      '    expected  the route of a page of a section; did you mean "/docs/other/"?',
    ].join('\n'),
  )
})
