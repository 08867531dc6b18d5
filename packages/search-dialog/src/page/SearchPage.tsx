import { ownValue } from '@warraq/search/own-value'
import { termMatcher } from '@warraq/search/word-marks'
import { type Dispatch, type RefObject, useEffect, useMemo, useRef } from 'react'
import { ProviderLine } from '../dialog/ProviderLine.tsx'
import { SearchFilter } from '../dialog/SearchFilter.tsx'
import { SearchHelp } from '../dialog/SearchHelp.tsx'
import * as ELEMENT_ID from '../element-ids.ts'
import type { ScopeSection } from '../search-scope.ts'
import type { DocsVersionsView, NamedPage, SearchCredit } from '../searched-site.ts'
import { fillText } from '../shared/fill-text.ts'
import { SearchResult } from './SearchResult.tsx'
import {
  hasMore,
  type SearchPageAction,
  type SearchPageState,
  searchPageStatus,
  searchPageTitle,
} from './search-page-state.ts'
import type { SearchPageText } from './search-page-text.ts'

interface SearchPageProps {
  readonly text: SearchPageText
  readonly credit: SearchCredit | undefined
  /** Pages that are offered where nothing is found. */
  readonly pages?: readonly NamedPage[]
  /** Address to report a query without results to. */
  readonly reportUrl?: string | undefined
  /** Version choices, once the browser knows the current ones. */
  readonly docsVersions: readonly DocsVersionsView[]
  /** Sections that the search can be limited to, once the browser knows them. */
  readonly sections: readonly ScopeSection[]
  readonly state: SearchPageState
  readonly dispatch: Dispatch<SearchPageAction>
  readonly fieldRef?: RefObject<HTMLInputElement | null>
}

/** The search page: the build renders it blank, `LiveSearchPage` hydrates it. */
export function SearchPage(props: SearchPageProps) {
  const { text, credit, pages = [], reportUrl, sections, state, dispatch, fieldRef } = props
  const { query, asked, answer, status } = state
  const matches = useMemo(
    () => termMatcher(answer?.query ?? '', answer?.terms),
    [answer?.query, answer?.terms],
  )
  return (
    <>
      <h1>{searchPageTitle(state, text)}</h1>
      <search>
        <form
          className="search-form"
          onSubmit={(event) => {
            event.preventDefault()
            dispatch({ kind: 'ask' })
          }}
        >
          <label htmlFor={ELEMENT_ID.searchPageField}>{text.search}</label>
          <input
            ref={fieldRef}
            id={ELEMENT_ID.searchPageField}
            type="search"
            name="q"
            maxLength={512}
            placeholder={text.searchPagePlaceholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={query}
            onChange={({ target }) => dispatch({ kind: 'type', query: target.value })}
          />
          <VersionSelects {...props} />
        </form>
      </search>
      {asked.query !== '' && (
        <SearchFilter
          text={text}
          sections={sections}
          chosen={state.filter}
          onChoose={(filter) => dispatch({ kind: 'limit', filter })}
        />
      )}
      <p className="search-status" role="status" data-busy={status === 'busy' || undefined}>
        {searchPageStatus(state, text, sections)}
      </p>
      {answer?.hits.length === 0 && (
        <SearchHelp
          text={text}
          query={answer.query}
          answer={answer}
          filter={state.filter}
          pages={pages}
          reportUrl={reportUrl}
          onSearch={(nearest) => dispatch({ kind: 'search', query: nearest })}
          onAll={() => dispatch({ kind: 'limit', filter: undefined })}
        />
      )}
      <div className="search-results">
        {answer?.hits.map((hit, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two hits may have one address, and more only follow
          <SearchResult key={at} text={text} hit={hit} matches={matches} />
        ))}
      </div>
      {hasMore(state) && (
        <SearchMore
          key={answer?.hits.length}
          label={status === 'busy' ? text.fetchingResults : text.moreResults}
          onMore={() => dispatch({ kind: 'askMore' })}
        />
      )}
      {status === 'failed' && (
        <button type="button" className="button" onClick={() => dispatch({ kind: 'askMore' })}>
          {text.retry}
        </button>
      )}
      <ProviderLine credit={credit} label={text.poweredBy} className="search-powered" />
    </>
  )
}

/** One labelled select for each docs root with several versions. */
function VersionSelects({ docsVersions, text, state, dispatch }: SearchPageProps) {
  return docsVersions.map(({ docsId, label, names, labels }) => (
    <label key={docsId}>
      {docsVersions.length === 1
        ? `${text.searchedVersion} `
        : `${fillText(text.searchedVersionOf, { docs: label })} `}
      <select
        value={ownValue(state.versions, docsId)}
        onChange={({ target }) => dispatch({ kind: 'choose', docsId, name: target.value })}
      >
        {names.map((name, at) => (
          <option key={name} value={name}>
            {labels[at] ?? name}
          </option>
        ))}
      </select>
    </label>
  ))
}

interface SearchMoreProps {
  readonly label: string
  readonly onMore: () => void
}

/**
 * Requests more results once when it is scrolled into view; but not while the keyboard goes through
 * the results, which would then never end.
 */
function SearchMore({ label, onMore }: SearchMoreProps) {
  const ref = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback changes with every render; observe the element only once
  useEffect(() => {
    if (ref.current === null) return
    const watcher = new IntersectionObserver((entries) => {
      const isReading = document.activeElement?.closest('.search-results, .search-more')
      if (isReading || !entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      onMore()
    })
    watcher.observe(ref.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <button
      ref={ref}
      type="button"
      className="button search-more"
      onClick={() => {
        // The button moves on; the next stop of the keyboard is the first of the new results.
        document.querySelector<HTMLElement>('.search-results article:last-child a')?.focus()
        onMore()
      }}
    >
      {label}
    </button>
  )
}
