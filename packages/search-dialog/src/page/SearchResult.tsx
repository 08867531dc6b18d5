import type { SearchHit } from '@warraq/search/search-provider'
import type { TermMatcher } from '@warraq/search/word-marks'
import { memo } from 'react'
import { keepFound } from '../dialog/found-hit.ts'
import { Marked } from '../dialog/Marked.tsx'
import { onPlainClick } from '../dialog/on-plain-click.ts'
import { fillText } from '../shared/fill-text.ts'
import type { SearchPageText } from './search-page-text.ts'

const MATCH = 'search-result-match'

interface SearchResultProps {
  readonly text: Pick<SearchPageText, 'foundBy'>
  readonly hit: SearchHit
  readonly matches: TermMatcher
}

/** Memoized, so that typing does not rerender it. */
export const SearchResult = memo(function SearchResult({ text, hit, matches }: SearchResultProps) {
  const { href, title, heading, crumbs, excerpt, isCode, foundBy } = hit
  const above = heading === '' ? crumbs : [...crumbs, title]
  return (
    <article>
      <h2>
        <a href={href} onClick={onPlainClick(() => keepFound(hit, matches))}>
          <Marked text={heading || title} matches={matches} className={MATCH} />
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
      {foundBy !== undefined && (
        <p className="search-result-by">{fillText(text.foundBy, { words: foundBy })}</p>
      )}
      {excerpt !== '' && (
        <p className={isCode ? 'search-result-text is-code' : 'search-result-text'}>
          <Marked text={excerpt} matches={matches} className={MATCH} />
        </p>
      )}
    </article>
  )
})
