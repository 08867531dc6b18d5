import './search-dialog.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { searchScopeOf, versionsFor } from '../search/search-scope.ts'
import type { PageRecord } from '../shared/page-view.ts'
import { defaultSearchText } from '../shared/search-text.ts'
import type { ShellText } from '../shared/shell-text.ts'
import type { RuntimeSite, SearchView } from '../shared/site-view.ts'
import type { AskDialog } from './ask-dialog.ts'
import { lockScroll } from './lock-scroll.ts'
import { createProviderCache } from './provider-cache.ts'
import { SearchDialog } from './SearchDialog.tsx'
import { createHistory } from './search-history.ts'
import { searchPageHref } from './search-page-href.ts'
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
  /** Load what the first query needs. */
  readonly prepare: () => void
  /** Open with what has been typed so far, or close. */
  readonly toggle: (typed: string) => void
}

const MAX_QUERY = 512

/** The assistant of the site; one provider for the document, so that a conversation survives the dialog. */
function askDialog(site: RuntimeSite, storageKey: string): AskDialog | undefined {
  const { askAi, lang } = site
  if (askAi === undefined) return undefined
  const tags = searchScopeOf(site, versionsFor(site, undefined)).tags.map(
    (tag) => `docusaurus_tag:${tag}`,
  )
  let provider: ReturnType<AskDialog['open']> | undefined
  return {
    storageKey,
    siteUrl: askAi.siteUrl,
    suggestedQuestions: askAi.suggestedQuestions,
    open: () => {
      provider ??= import('../ask-ui/open-ask-provider.ts')
        .then(({ openAskProvider }) => openAskProvider(askAi, [`language:${lang}`, tags]))
        .catch((cause: unknown) => {
          provider = undefined
          throw cause
        })
      return provider
    },
  }
}

/** The search dialog of a document. It exists while it is open. */
export function createDialog(source: DialogSource): DialogHandle {
  const { site, search, page, shellText } = source
  const text = { ...shellText, ...defaultSearchText, ...site.text }
  const providers = createProviderCache(site, search)
  const { indexName, collection } = search.options
  const history = createHistory(indexName ?? collection ?? `docs-${site.lang}`)
  const suggestions = createSuggestions()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const versions = () => versionsFor(site, page().version)
  const provider = () => providers(versions())
  const ask = askDialog(site, indexName ?? collection ?? `docs-${site.lang}`)
  let unlock: (() => void) | undefined

  const close = (): void => {
    unlock?.()
    unlock = undefined
    flushSync(() => root.render(null))
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
  const open = (typed: string): void => {
    const selected =
      getSelection()?.toString().replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY) ?? ''
    unlock = lockScroll()
    flushSync(() =>
      root.render(
        <SearchDialog
          text={text}
          search={search}
          initialQuery={typed || selected}
          isSelected={typed === ''}
          history={history}
          suggestions={suggestions}
          openProvider={provider}
          ask={ask}
          allHref={(query) => searchPageHref({ site, search, query, versions: versions() })}
          onClose={leave}
          onGo={go}
        />,
      ),
    )
  }
  return {
    prepare: () => {
      provider()
        .then(({ prepare }) => prepare())
        // The first query tells the reader.
        .catch(() => {})
    },
    toggle: (typed) => (unlock === undefined ? open(typed) : leave()),
  }
}
