import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchResult } from './SearchResult.tsx'
import { searchPageText } from './search-page-text.ts'

const hit = {
  href: '/leave/',
  pageHref: '/leave/',
  title: 'Leave',
  heading: '',
  crumbs: [],
  excerpt: 'Undelegate your coins.',
}
const draw = (foundBy?: string) =>
  renderToStaticMarkup(
    <SearchResult
      text={searchPageText}
      hit={foundBy === undefined ? hit : { ...hit, foundBy }}
      matches={() => false}
    />,
  ).replace(/<[^>]*>/g, '|')

test('a result found by a synonym says so', () => {
  expect(draw('undelegate')).toContain('|Found by &quot;undelegate&quot;|')
  expect(draw()).not.toContain('Found by')
})
