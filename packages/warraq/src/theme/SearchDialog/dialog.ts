import './search-dialog.css'
import './search-list.css'
import { versionsFor } from '../../search/search-scope.ts'
import { hasAskAi } from '../../shared/features.ts'
import type { PageRecord } from '../../shared/page-view.ts'
import { defaultSearchDialogText } from '../../shared/search-dialog-text.ts'
import type { ShellText } from '../../shared/shell-text.ts'
import type { RuntimeSite, SearchView } from '../../shared/site-view.ts'
import { searchPageHref } from '../SearchPage/search-page-href.ts'
import { createAskDialog } from './ask-dialog.ts'
import { lockScroll } from './lock-scroll.ts'
import { createProviderCache } from './provider-cache.ts'
import { createSearchDialog, type OpenSearchDialog } from './search-dialog.ts'
import { MAX_QUERY } from './search-field.ts'
import { createHistory } from './search-history.ts'
import { createSuggestions } from './suggestions.ts'

export interface DialogSource {
  readonly shellText: ShellText
  readonly site: RuntimeSite
  readonly search: SearchView
  /** The page on screen. */
  readonly page: () => PageRecord
  /** Open what hides the target of a hash. */
  readonly openHidden: (hash: string) => void
  /** Put the focus where reading goes on. */
  readonly focusPlace: (hash: string) => void
}

export interface DialogHandle {
  /** In spare time: make the dialog, load the code that searches and where the index is. */
  readonly makeReady: () => void
  /** Load what the first query needs. */
  readonly prepare: () => void
  /** Open with what has been typed so far, or close. */
  readonly toggle: (typed: string) => Promise<void>
}

/** The search dialog of a document. It exists while it is open. */
export function createDialog(source: DialogSource): DialogHandle {
  const { site, search, page, shellText } = source
  const text = { ...shellText, ...defaultSearchDialogText, ...site.text }
  const providers = createProviderCache(site, search)
  const { indexName, collection } = search.options
  const storageKey = indexName ?? collection ?? `docs-${site.lang}`
  const history = createHistory(storageKey)
  const suggestions = createSuggestions()
  const versions = () => versionsFor(site, page().version)
  const openProvider = () => providers(versions())
  const { askAi } = site
  const ask =
    hasAskAi && askAi !== undefined ? createAskDialog({ site, askAi, storageKey, text }) : undefined
  let shut: (() => void) | undefined
  let made: OpenSearchDialog | undefined

  const close = (): void => {
    shut?.()
    shut = undefined
  }
  const leave = (): void => {
    close()
    document.querySelector<HTMLElement>('.search-button')?.focus({ preventScroll: true })
  }
  const go = (href: string): void => {
    close()
    location.assign(href)
    const { pathname, hash } = new URL(href, location.href)
    // Another page takes the focus when it comes on screen.
    if (pathname !== page().href) return
    if (hash === '') scrollTo({ left: 0, top: 0, behavior: 'instant' })
    else source.openHidden(hash)
    source.focusPlace(hash)
  }
  const prepare = (): void => {
    openProvider()
      .then((provider) => provider.prepare())
      // The first query tells the reader.
      .catch(() => {})
  }
  const make = (): OpenSearchDialog => {
    made ??= createSearchDialog({
      text,
      search,
      history,
      suggestions,
      openProvider,
      ask,
      allHref: (query) => searchPageHref({ site, search, query, versions: versions() }),
      onClose: leave,
      onGo: go,
    })
    return made
  }
  const open = (typed: string): void => {
    const selected = selectedText().replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY)
    const unlock = lockScroll()
    const show = make()
    made = undefined
    const remove = show({ query: typed || selected, isSelected: typed === '' })
    shut = () => {
      unlock()
      remove()
    }
  }
  return {
    makeReady: () => {
      make()
      openProvider()
        .then((provider) => provider.makeReady?.())
        // It is asked for again when it is needed.
        .catch(() => {})
    },
    prepare,
    toggle: async (typed) => {
      if (shut !== undefined) {
        leave()
        return
      }
      prepare()
      // The index is asked for first: a dialog takes a slow phone longer than a request.
      await undefined
      open(typed)
    },
  }
}

/** Asked for its text, even an empty selection has the browser lay the page out. */
function selectedText(): string {
  const selection = getSelection()
  return selection?.type === 'Range' ? selection.toString() : ''
}
