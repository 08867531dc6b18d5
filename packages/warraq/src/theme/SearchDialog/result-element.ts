import type { QueryMatcher } from '../../search/query-matcher.ts'
import type { SearchHit } from '../../search/search-provider.ts'
import { element } from '../../shared/create-element.ts'
import { marked } from './marked.ts'

const MATCH = { className: 'search-result-match' }

/** One result of the search page. */
export function resultElement(hit: SearchHit, match: QueryMatcher): HTMLElement {
  const { href, title, heading, crumbs, excerpt } = hit
  const above = heading === '' ? crumbs : [...crumbs, title]
  const shown = `${excerpt.replace(/[\s.…]+$/, '')}...`
  return element(
    'article',
    {},
    element('h2', {}, element('a', { href }, ...marked(heading || title, match, MATCH))),
    above.length === 0
      ? null
      : element(
          'ul',
          { className: 'search-result-path' },
          ...above.map((name) => element('li', {}, name)),
        ),
    excerpt === ''
      ? null
      : element('p', { className: 'search-result-text' }, ...marked(shown, match, MATCH)),
  )
}
