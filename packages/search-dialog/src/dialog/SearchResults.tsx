// biome-ignore-all lint/a11y/useSemanticElements: a group of options is no fieldset

import type { SearchHit } from '@warraq/search/search-provider'
import { type TermMatcher, termMatcher } from '@warraq/search/word-marks'
import { memo, useMemo } from 'react'
import * as ELEMENT_ID from '../element-ids.ts'
import { fillText } from '../shared/fill-text.ts'
import { isWindowWide } from '../shared/wide-window.ts'
import { HashIcon, PageIcon } from './dialog-icons.ts'
import { LIST_ID, optionId } from './dialog-screen.ts'
import { EXCERPT_LENGTH, shortExcerpt } from './excerpt.ts'
import { keepFound } from './found-hit.ts'
import { groupHits } from './group-hits.ts'
import { Marked } from './Marked.tsx'
import { onPlainClick } from './on-plain-click.ts'
import type { DialogParts } from './use-search.ts'

/** Hits grouped by page. */
export function SearchResults({ text, state, actions }: DialogParts) {
  const { query, answer } = state.found
  const groups = useMemo(() => groupHits(answer?.hits ?? []), [answer])
  const matches = useMemo(() => termMatcher(query, answer?.terms), [query, answer])
  const length = isWindowWide() ? EXCERPT_LENGTH.wide : EXCERPT_LENGTH.narrow
  let next = 0
  return (
    <div role="listbox" id={LIST_ID} aria-label={text.searchResults}>
      {groups.map((hits) => {
        const { crumbs, title, heading } = hits[0]
        const first = next
        const titleId = `${ELEMENT_ID.searchGroup}${first}`
        next += hits.length
        return (
          <div key={first} role="group" className="search-group" aria-labelledby={titleId}>
            <div className="search-group-title" id={titleId}>
              {[...crumbs, title].join(' › ')}
            </div>
            {hits.map((hit, at) => (
              <Option
                // biome-ignore lint/suspicious/noArrayIndexKey: two hits of a page may have one address
                key={at}
                text={text}
                hit={hit}
                index={first + at}
                isActive={first + at === state.active}
                isChild={at > 0 && heading === ''}
                matches={matches}
                excerptLength={length}
                actions={actions}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

interface OptionProps extends Pick<DialogParts, 'text' | 'actions'> {
  readonly hit: SearchHit
  readonly index: number
  readonly isActive: boolean
  /** Whether it is below the row of its page. */
  readonly isChild: boolean
  readonly matches: TermMatcher
  readonly excerptLength: number
}

/** Memoized, so that moving the selection rerenders only two options. */
const Option = memo(function Option(props: OptionProps) {
  const { text, hit, index, isActive, isChild, matches, excerptLength, actions } = props
  const { href, heading, title } = hit
  const excerpt = shortExcerpt(hit.excerpt, matches, excerptLength)
  return (
    <a
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={isChild ? 'search-option is-child' : 'search-option'}
      href={href}
      onMouseMove={() => actions.dispatch({ kind: 'activate', index })}
      onClick={onPlainClick(() => {
        keepFound(hit, matches)
        actions.choose(hit)
      })}
    >
      {heading === '' ? <PageIcon /> : <HashIcon />}
      <span className="search-option-text">
        <span className="search-option-title">
          <Marked text={heading || title} matches={matches} />
        </span>
        {hit.foundBy !== undefined && (
          <span className="search-option-by">{fillText(text.foundBy, { words: hit.foundBy })}</span>
        )}
        {excerpt !== '' && (
          <span className={hit.isCode ? 'search-option-excerpt is-code' : 'search-option-excerpt'}>
            <Marked text={excerpt} matches={matches} />
          </span>
        )}
      </span>
    </a>
  )
})
