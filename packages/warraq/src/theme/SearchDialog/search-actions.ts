import type { PageRecord } from '../../shared/page-view.ts'
import type { Answers } from './answers.ts'
import type { PanelScreen } from './dialog-panel.ts'
import type { SearchHistory, StoredHit, StoredSearches } from './search-history.ts'
import type { SearchAction, TakenHit } from './search-state.ts'

/** What the parts of the dialog can do. The same object as long as the dialog lives. */
export interface SearchActions {
  readonly type: (query: string) => void
  /** Search for something that was not typed. */
  readonly search: (query: string) => void
  /** Ask for the answer once more. */
  readonly retry: (query: string) => void
  readonly activate: (index: number | null) => void
  /** Enter: take the active option, or the best hit when it is here. */
  readonly enter: (inNewTab: boolean) => void
  readonly take: (taken: TakenHit) => void
  readonly choose: (hit: StoredHit) => void
  readonly go: (href: string) => void
  readonly favor: (hit: StoredHit) => void
  readonly forget: (list: keyof StoredSearches, hit: StoredHit) => void
  readonly openPanel: (screen: PanelScreen) => void
  readonly close: () => void
  /** Address of the search page with a query. */
  readonly allHref: (query: string) => string
}

export interface SearchActionsSource {
  readonly dialog: HTMLElement
  readonly dispatch: (action: SearchAction) => void
  readonly answers: Answers
  readonly history: SearchHistory
  /** The page on screen. */
  readonly page: () => PageRecord
  /** Go on reading at a hash of that page. */
  readonly readOn: (hash: string) => void
  readonly allHref: (query: string) => string
  readonly focusField: () => void
}

export function createSearchActions(source: SearchActionsSource): SearchActions {
  const { dialog, dispatch, answers, history, page, readOn, allHref, focusField } = source
  const close = (): void => dialog.hidePopover()
  const type = (query: string): void => {
    answers.ask(query)
    dispatch({ kind: 'type', query })
  }
  const go = (href: string): void => {
    close()
    location.assign(href)
    const { pathname, hash } = new URL(href, location.href)
    // Another page takes the focus when it comes on screen.
    if (pathname === page().href) readOn(hash)
  }
  const choose = (hit: StoredHit): void => {
    history.visit(hit)
    go(hit.href)
  }
  const store = (): void => dispatch({ kind: 'store', stored: history.read() })
  return {
    type,
    search: (query) => {
      focusField()
      type(query)
    },
    retry: answers.ask,
    activate: (index) => dispatch({ kind: 'activate', index }),
    enter: (inNewTab) => dispatch({ kind: 'enter', inNewTab }),
    take: ({ hit, inNewTab }) => {
      if (inNewTab) open(hit.href, '_blank', 'noopener')
      else choose(hit)
    },
    choose,
    go,
    favor: (hit) => {
      history.favor(hit)
      store()
    },
    forget: (list, hit) => {
      history.forget(list, hit)
      store()
    },
    openPanel: (screen) => dispatch({ kind: 'open-panel', screen }),
    close,
    allHref,
  }
}
