import type { Dispatch } from 'react'
import type { SearchProvider } from '../../search/search-provider.ts'
import { versionsFor } from '../../search/search-scope.ts'
import type { PageRecord } from '../../shared/page-view.ts'
import type { RuntimeSite, SearchView } from '../../shared/site-view.ts'
import { searchPageHref } from '../SearchPage/search-page-href.ts'
import type { Answers } from './answers.ts'
import type { SearchHistory, StoredHit, StoredSearches } from './search-history.ts'
import type { SearchAction, TakenHit } from './search-state.ts'

/** What the document passes to the dialog. */
export interface SearchParts {
  readonly dialog: HTMLElement
  readonly site: RuntimeSite
  readonly search: SearchView
  /** The page on screen. */
  readonly page: () => PageRecord
  /** Continue reading at a hash of that page. */
  readonly readOn: (hash: string) => void
  readonly openProvider: () => Promise<SearchProvider>
  /** Name under which the browser stores the searches. */
  readonly storageKey: string
}

interface ActionsSource {
  readonly dispatch: Dispatch<SearchAction>
  readonly answers: Answers
  readonly history: SearchHistory
  readonly focusField: () => void
}

export type SearchActions = ReturnType<typeof createSearchActions>

/** The actions of the dialog's parts. The object stays the same for the life of the dialog. */
export function createSearchActions(
  { dialog, site, search, page, readOn }: SearchParts,
  { dispatch, answers, history, focusField }: ActionsSource,
) {
  const close = (): void => dialog.hidePopover()
  const type = (query: string): void => {
    answers.ask(query)
    dispatch({ kind: 'type', query })
  }
  const go = (href: string): void => {
    close()
    location.assign(href)
    const { pathname, hash } = new URL(href, location.href)
    // Another page takes the focus when it is shown.
    if (pathname === page().href) readOn(hash)
  }
  const choose = (hit: StoredHit): void => {
    history.visit(hit)
    go(hit.href)
  }
  const store = (): void => dispatch({ kind: 'store', stored: history.read() })
  return {
    dispatch,
    close,
    type,
    /** Search for a text that was not typed. */
    search: (query: string): void => {
      focusField()
      type(query)
    },
    /** Search again for the same query. */
    retry: answers.ask,
    go,
    choose,
    take: ({ hit, inNewTab }: TakenHit): void => {
      if (inNewTab) open(hit.href, '_blank', 'noopener')
      else choose(hit)
    },
    favor: (hit: StoredHit): void => {
      history.favor(hit)
      store()
    },
    forget: (list: keyof StoredSearches, hit: StoredHit): void => {
      history.forget(list, hit)
      store()
    },
    /** Address of the search page with a query and the versions that the dialog searches. */
    allHref: (query: string): string =>
      searchPageHref({ site, search, query, versions: versionsFor(site, page().version) }),
  }
}
