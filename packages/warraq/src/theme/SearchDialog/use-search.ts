import { type RefObject, useEffect, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SearchProvider } from '../../search/search-provider.ts'
import type { PageRecord } from '../../shared/page-view.ts'
import { type Answers, createAnswers } from './answers.ts'
import { createSearchActions, type SearchActions } from './search-actions.ts'
import { createHistory } from './search-history.ts'
import { searchReducer } from './search-reducer.ts'
import { allResultsHref, type SearchSourceParts } from './search-source.ts'
import { CLOSED_SEARCH, type SearchState } from './search-state.ts'
import { useModal } from './use-modal.ts'

export interface SearchParts extends SearchSourceParts {
  readonly dialog: HTMLElement
  readonly page: () => PageRecord
  /** Go on reading at a hash of that page. */
  readonly readOn: (hash: string) => void
  readonly openProvider: () => Promise<SearchProvider>
  /** Name under which the browser keeps what was searched. */
  readonly storageKey: string
}

/** State of the dialog, and what its parts can do. */
export function useSearch(
  parts: SearchParts,
  fieldRef: RefObject<HTMLInputElement | null>,
): { readonly state: SearchState; readonly actions: SearchActions } {
  const { dialog, search, page, readOn, openProvider, storageKey } = parts
  const [state, dispatch] = useReducer(searchReducer, CLOSED_SEARCH)
  const [history] = useState(() => createHistory(storageKey))
  const [answers] = useState<Answers>(() =>
    createAnswers({
      limit: search.maxHits,
      open: openProvider,
      // In the task of the answer: a task of its own would come later.
      onChange: () => flushSync(() => dispatch({ kind: 'find', found: answers.state() })),
    }),
  )
  const [actions] = useState(() =>
    createSearchActions({
      dialog,
      dispatch,
      answers,
      history,
      page,
      readOn,
      allHref: (query) => allResultsHref(parts, query),
      focusField: () => fieldRef.current?.focus(),
    }),
  )
  useModal(dialog, {
    fieldRef,
    onOpen: () => {
      const query = fieldRef.current?.value ?? ''
      answers.ask(query)
      dispatch({ kind: 'open', query, stored: history.read() })
      // Enter was pressed before this code was here.
      if (dialog.hasAttribute('data-entered')) actions.enter(false)
    },
    onClose: () => {
      answers.stop()
      dispatch({ kind: 'close' })
    },
  })
  const { taken } = state
  useEffect(() => {
    if (taken !== undefined) actions.take(taken)
  }, [taken, actions])
  return { state, actions }
}
