import type { SearchProvider } from '@warraq/search/search-provider'
import { type Dispatch, type RefObject, useEffect, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import { searchParameters } from '../page/search-address.ts'
import { scopeSections, searchedVersions } from '../search-scope.ts'
import type { NamedPage, SearchedFrom, SearchedSite, SearchView } from '../searched-site.ts'
import { createAnswers } from './answers.ts'
import { optionId } from './dialog-screen.ts'
import type { DialogText } from './dialog-text.ts'
import { keepQuery, lastQuery } from './last-query.ts'
import { createHistory, type StoredHit, type StoredSearches } from './search-history.ts'
import { searchReducer } from './search-reducer.ts'
import { CLOSED_SEARCH, type SearchAction, type SearchState } from './search-state.ts'
import { useModal } from './use-modal.ts'

/** What the document passes to the dialog. */
export interface SearchParts {
  readonly dialog: HTMLElement
  readonly site: SearchedSite
  readonly search: SearchView
  /** The page on screen. */
  readonly page: () => SearchedFrom
  /** Continue reading at a hash of that page. */
  readonly readOn: (hash: string) => void
  readonly openProvider: (tag?: string) => Promise<SearchProvider>
  readonly navbarPages: () => readonly NamedPage[]
  /** Give the focus back when the dialog has closed. */
  readonly focusButton: () => void
  /** Name under which the browser stores the searches. */
  readonly storageKey: string
}

export interface DialogParts {
  readonly text: DialogText
  readonly search: SearchView
  readonly state: SearchState
  readonly actions: SearchActions
}

/** State and actions of the dialog. */
export function useSearch(
  parts: SearchParts,
  fieldRef: RefObject<HTMLInputElement | null>,
): Pick<DialogParts, 'state' | 'actions'> {
  const { dialog, focusButton } = parts
  const [state, dispatch] = useReducer(searchReducer, CLOSED_SEARCH)
  const [actions] = useState(() => createSearchActions(parts, { dispatch, fieldRef }))
  useModal(dialog, {
    fieldRef,
    onOpen: () => {
      const field = fieldRef.current
      if (field?.value === '') {
        field.value = lastQuery()
        field.select()
      }
      actions.start(field?.value ?? '')
      // Enter was pressed before this code had loaded.
      if (dialog.hasAttribute('data-entered')) dispatch({ kind: 'enter', inNewTab: false })
    },
    onClose: () => {
      if (fieldRef.current !== null) keepQuery(fieldRef.current.value)
      actions.stop()
      focusButton()
    },
  })
  const { taken } = state
  useEffect(() => {
    if (taken === undefined) return
    const link = linkOfOption(taken.index)
    if (taken.inNewTab) open(link?.href, '_blank', 'noopener')
    else link?.click()
  }, [taken])
  return { state, actions }
}

interface ActionsSource {
  readonly dispatch: Dispatch<SearchAction>
  readonly fieldRef: RefObject<HTMLInputElement | null>
}

export type SearchActions = ReturnType<typeof createSearchActions>

/** The actions of the dialog's parts. The object stays the same for the life of the dialog. */
function createSearchActions(
  { dialog, site, search, page, readOn, openProvider, navbarPages, storageKey }: SearchParts,
  { dispatch, fieldRef }: ActionsSource,
) {
  const history = createHistory(storageKey)
  const ask = createAnswers({
    limit: search.maxHits,
    open: openProvider,
    // Render in the task of the answer, because a separate task would run later.
    dispatch: (action) => flushSync(() => dispatch(action)),
  })
  const close = (): void => dialog.hidePopover()
  const focusField = (): void => fieldRef.current?.focus()
  // The section that the search is limited to, until the dialog closes.
  let filter: string | undefined
  const type = (query: string): void => {
    ask(query, filter)
    dispatch({ kind: 'type', query, filter })
  }
  const searchFor = (query: string): void => {
    focusField()
    type(query)
  }
  const store = (): void => dispatch({ kind: 'store', stored: history.read() })
  return {
    dispatch,
    close,
    type,
    /** Search the section with a tag, or all. */
    filter: (query: string, tag: string | undefined): void => {
      filter = tag
      searchFor(query)
    },
    /** The browser follows the link of this hit. */
    choose: (hit: StoredHit): void => {
      history.visit(hit)
      close()
      const { pathname, hash } = new URL(hit.href, location.href)
      // Another page takes the focus when it is shown.
      if (pathname === page().href) readOn(hash)
    },
    /** The dialog has opened with this text in its field. */
    start: (query: string): void => {
      ask(query)
      dispatch({
        kind: 'open',
        query,
        stored: history.read(),
        popular: (search.popular ?? []).map(pageHit),
        navbar: navbarPages().map(pageHit),
        filters: scopeSections(site, searchedVersions(site, page().version)),
      })
    },
    /** The dialog has closed. */
    stop: (): void => {
      filter = undefined
      ask('')
      dispatch({ kind: 'close' })
    },
    focusField,
    /** Search for a text that was not typed. */
    search: searchFor,
    favor: (hit: StoredHit): void => {
      history.favor(hit)
      store()
    },
    forget: (list: keyof StoredSearches, hit: StoredHit): void => {
      history.forget(list, hit)
      store()
    },
    /** Address of the search page with a query, and the versions and section that the dialog searches. */
    allHref: (query: string): string =>
      search.pageHref +
      searchParameters(site, { query, versions: searchedVersions(site, page().version), filter }),
  }
}

function linkOfOption(index: number): HTMLAnchorElement | null {
  const id = optionId(index)
  return document.querySelector<HTMLAnchorElement>(`a#${id}, #${id} a`)
}

function pageHit(page: NamedPage): StoredHit {
  return { ...page, heading: '', crumbs: [] }
}
