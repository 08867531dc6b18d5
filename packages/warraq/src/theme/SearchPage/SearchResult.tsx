import { memo } from 'react'
import type { SearchHit } from '../../search/search-provider.ts'
import { Marked } from '../SearchDialog/Marked.tsx'

const MATCH = 'search-result-match'

interface SearchResultProps {
  readonly hit: SearchHit
  readonly match: RegExp
}

/** Memoized, so that typing does not rerender it. */
export const SearchResult = memo(function SearchResult({ hit, match }: SearchResultProps) {
  const { href, title, heading, crumbs, excerpt } = hit
  const above = heading === '' ? crumbs : [...crumbs, title]
  const shown = `${excerpt.replace(/[\s.…]+$/, '')}...`
  return (
    <article>
      <h2>
        <a href={href}>
          <Marked text={heading || title} match={match} className={MATCH} />
        </a>
      </h2>
      {above.length > 0 && (
        <ul className="search-result-path">
          {above.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one name
            <li key={at}>{name}</li>
          ))}
        </ul>
      )}
      {excerpt !== '' && (
        <p className="search-result-text">
          <Marked text={shown} match={match} className={MATCH} />
        </p>
      )}
    </article>
  )
})
