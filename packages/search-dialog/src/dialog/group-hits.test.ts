import type { SearchHit } from '@warraq/search/search-provider'
import { expect, test } from 'vitest'
import { groupHits } from './group-hits.ts'

const hit = (pageHref: string, heading: string): SearchHit => ({
  href: `${pageHref}#${heading}`,
  pageHref,
  title: pageHref,
  heading,
  crumbs: [],
  excerpt: '',
})
const draw = (...hits: SearchHit[]) =>
  groupHits(hits)
    .map((group) => `${group[0].title}(${group.map(({ heading }) => heading).join(' ')})`)
    .join(' ')

test('groups hits of a page that follow each other', () => {
  expect(draw(hit('/b/', '1'), hit('/b/', '2'), hit('/a/', '1'))).toBe('/b/(1 2) /a/(1)')
})

test('shows at most two hits of a page before another page', () => {
  const many = ['1', '2', '3', '4'].map((heading) => hit('/a/', heading))
  expect(draw(...many, hit('/b/', '1'))).toBe('/a/(1 2) /b/(1) /a/(3 4)')
})

test('has nothing to group', () => {
  expect(groupHits([])).toEqual([])
})
