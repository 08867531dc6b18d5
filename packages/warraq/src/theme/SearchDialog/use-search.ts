import { type RefObject, useEffect, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Answers, createAnswers } from './answers.ts'
import { createSearchActions, type SearchActions, type SearchParts } from './search-actions.ts'
import { createHistory } from './search-history.ts'
import { searchReducer } from './search-reducer.ts'
import { CLOSED_SEARCH, type SearchState } from './search-state.ts'
import { useModal } from './use-modal.ts'

/** State and actions of the dialog. */
export function useSearch(
  parts: SearchParts,
  fieldRef: RefObject<HTMLInputElement | null>,
): { readonly state: SearchState; readonly actions: SearchActions } {
  const { dialog, search, openProvider, storageKey } = parts
  const [state, dispatch] = useReducer(searchReducer, CLOSED_SEARCH)
  const [history] = useState(() => createHistory(storageKey))
  const [answers] = useState<Answers>(() =>
    createAnswers({
      limit: search.maxHits,
      open: openProvider,
      // Render in the task of the answer, because a separate task would run later.
      onChange: () => flushSync(() => dispatch({ kind: 'find', found: answers.state() })),
    }),
  )
  const [actions] = useState(() =>
    createSearchActions(parts, {
      dispatch,
      answers,
      history,
      focusField: () => fieldRef.current?.focus(),
    }),
  )
  useModal(dialog, {
    fieldRef,
    onOpen: () => {
      const query = fieldRef.current?.value ?? ''
      answers.ask(query)
      dispatch({ kind: 'open', query, stored: history.read() })
      // Enter was pressed before this code had loaded.
      if (dialog.hasAttribute('data-entered')) dispatch({ kind: 'enter', inNewTab: false })
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
