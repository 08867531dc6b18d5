import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { OpenSearch } from '../dialog/search-source.ts'
import { scopeSections } from '../search-scope.ts'
import type { NamedPage, SearchedSite, SearchView } from '../searched-site.ts'
import { navigationApi } from '../shared/navigation-api.ts'
import { useMounted } from '../shared/use-mounted.ts'
import { SearchPage } from './SearchPage.tsx'
import { readAddress, writeAddress } from './search-address.ts'
import {
  BLANK_SEARCH_PAGE,
  isTyping,
  type SearchPageAction,
  type SearchPageQuestion,
  searchPageReducer,
  searchPageTitle,
} from './search-page-state.ts'
import { searchPageText } from './search-page-text.ts'

/** Delay after the last letter before a search starts, in milliseconds. */
const DELAY_MS = 300
const PER_PAGE = 15

interface LiveSearchPageProps {
  readonly site: SearchedSite
  readonly search: SearchView
  readonly open: OpenSearch
  readonly navbarPages: () => readonly NamedPage[]
}

/** The search page in the browser: results while typing, a shareable address, more on scrolling. */
export function LiveSearchPage({ site, search, open, navbarPages }: LiveSearchPageProps) {
  const [state, dispatch] = useReducer(searchPageReducer, BLANK_SEARCH_PAGE)
  const fieldRef = useRef<HTMLInputElement>(null)
  const text = { ...searchPageText, ...site.text }
  const { asked, query } = state
  const isWaiting = isTyping(state)
  const [pages] = useState(() => search.popular ?? navbarPages())

  useDocumentTitle(text.searchTitle, searchPageTitle(state, text))
  useAnswer(open, asked, dispatch)
  useLayoutEffect(() => {
    const field = fieldRef.current
    const address = readAddress(site)
    // Use text that was typed before this code loaded.
    dispatch({ kind: 'follow', address: { ...address, query: field?.value || address.query } })
    field?.focus({ preventScroll: true })
    const follow = (): void => {
      if (location.pathname === search.pageHref)
        dispatch({ kind: 'follow', address: readAddress(site) })
    }
    const navigation = navigationApi()
    navigation?.addEventListener('currententrychange', follow)
    return () => navigation?.removeEventListener('currententrychange', follow)
  }, [site, search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter restarts the delay
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => dispatch({ kind: 'ask' }), DELAY_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, query])

  const act = (action: SearchPageAction): void => {
    dispatch(action)
    const { filter } = state
    if (action.kind === 'type' || action.kind === 'search') {
      fieldRef.current?.focus()
      writeAddress({ query: action.query, versions: {}, filter })
    }
    if (action.kind === 'limit') writeAddress({ query, versions: {}, filter: action.filter })
    if (action.kind === 'choose')
      writeAddress({ query, versions: { [action.docsId]: action.name } })
  }
  const isMounted = useMounted()
  return (
    <SearchPage
      text={text}
      credit={search.credit}
      pages={pages}
      reportUrl={search.reportUrl}
      docsVersions={isMounted ? (site.docsVersions ?? []) : []}
      sections={isMounted ? scopeSections(site, state.versions) : []}
      state={state}
      dispatch={act}
      fieldRef={fieldRef}
    />
  )
}

/** Replace the page's own name in the title of the document. */
function useDocumentTitle(ownName: string, name: string): void {
  const [documentTitle] = useState(() => document.title)
  useEffect(() => {
    document.title = documentTitle.replace(ownName, () => name)
  }, [documentTitle, ownName, name])
}

/** Run a search; only the answer to the newest one counts. */
function useAnswer(
  open: OpenSearch,
  asked: SearchPageQuestion,
  dispatch: (action: SearchPageAction) => void,
): void {
  useEffect(() => {
    const { query, versions, filter, offset } = asked
    if (query === '') return
    const abort = new AbortController()
    const { signal } = abort
    open(versions, filter)
      .then((provider) => provider.search({ query, limit: PER_PAGE, offset, signal }))
      .then(
        (answer) => signal.aborted || dispatch({ kind: 'answer', answer }),
        () => signal.aborted || dispatch({ kind: 'fail' }),
      )
    return () => abort.abort()
  }, [open, asked, dispatch])
}
