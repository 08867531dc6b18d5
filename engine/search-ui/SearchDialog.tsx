import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { SearchProvider } from '../search/search-provider.ts'
import { fillText } from '../shared/fill-text.ts'
import type { SearchView } from '../shared/site-view.ts'
import type { AskDialog, AskStart } from './ask-dialog.ts'
import type { DialogText } from './dialog-text.ts'
import { groupHits } from './group-hits.ts'
import { LIST_ID, optionId } from './option-id.ts'
import { SearchFailed } from './SearchFailed.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchFooter } from './SearchFooter.tsx'
import { SearchNothing } from './SearchNothing.tsx'
import { SearchResults } from './SearchResults.tsx'
import { SearchStored } from './SearchStored.tsx'
import type { SearchHistory, StoredHit } from './search-history.ts'
import type { Suggestions } from './suggestions.ts'
import { useAnswer } from './use-answer.ts'

// Only sites with an assistant load its code, and only when it is used.
const AskScreen = lazy(() => import('./AskScreen.tsx'))
const AskConversations = lazy(() => import('./AskConversations.tsx'))

interface SearchDialogProps {
  readonly text: DialogText
  readonly search: SearchView
  readonly initialQuery: string
  /** The initial query is selected, so that typing replaces it. */
  readonly isSelected: boolean
  readonly history: SearchHistory
  readonly suggestions: Suggestions
  readonly openProvider: () => Promise<SearchProvider>
  /** Address of the search page with a query. */
  readonly allHref: (query: string) => string
  /** Absent when nobody answers questions. */
  readonly ask: AskDialog | undefined
  readonly onClose: () => void
  readonly onGo: (href: string) => void
}

/** Field, list and footer. The focus stays in the field; the active option is told to assistive technology. */
export function SearchDialog(props: SearchDialogProps) {
  const { text, search, history, suggestions, ask, onClose, onGo } = props
  const [query, setQuery] = useState(props.initialQuery)
  const [stored, setStored] = useState(history.read)
  const [active, setActive] = useState<number | null>(0)
  const isEnterPending = useRef(false)
  // A text selected beyond the edge ends in a click outside, too.
  const isOutside = useRef(false)
  const found = useAnswer({ query, limit: search.maxHits, open: props.openProvider })
  const { answer } = found
  const isAwaited = query.trim() !== '' && found.query !== query
  const groups = useMemo(() => groupHits(answer?.hits ?? []), [answer])
  const { dialog, field } = useOpenDialog(props.isSelected)
  const [asked, setAsked] = useState<AskStart>()
  const backToSearch = (next = query): void => {
    setAsked(undefined)
    change(next)
    requestAnimationFrame(() => field.current?.focus())
  }

  const screen =
    query.trim() === ''
      ? 'stored'
      : found.hasFailed
        ? 'failed'
        : answer === null
          ? 'stored'
          : groups.length === 0
            ? 'nothing'
            : 'results'
  const options: readonly StoredHit[] =
    screen === 'results'
      ? groups.flatMap(({ hits }) => hits)
      : screen === 'stored'
        ? [...stored.recent, ...stored.favorite]
        : []
  const current = active === null || active >= options.length ? null : active

  const change = (next: string): void => {
    isEnterPending.current = false
    setQuery(next)
    setActive(0)
  }
  const choose = (hit: StoredHit): void => {
    history.visit(hit)
    onGo(hit.href)
  }
  const enter = (event: KeyboardEvent): void => {
    if (event.altKey) return
    event.preventDefault()
    if (isAwaited) {
      isEnterPending.current = true
      return
    }
    const hit = current === null ? undefined : options[current]
    if (hit === undefined) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) open(hit.href, '_blank', 'noopener')
    else choose(hit)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') enter(event)
    if (event.key === 'Tab') setActive(null)
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || options.length === 0) return
    event.preventDefault()
    const next = nextOf(current, step, options.length)
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  useEffect(() => {
    if (answer === null) return
    suggestions.learn(answer.hits)
    setActive(0)
  }, [answer, suggestions])
  useEffect(() => {
    if (!isEnterPending.current || isAwaited) return
    isEnterPending.current = false
    const [best] = options
    if (screen === 'results' && best !== undefined) choose(best)
  })

  const total = answer?.total ?? 0
  const status = {
    stored: '',
    failed: `${text.searchFailed}. ${text.searchFailedHint}`,
    nothing: fillText(text.noResultsFor, { query: found.query }),
    results: total === 1 ? text.oneResult : fillText(text.resultCount, { count: String(total) }),
  }[screen]

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog.
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={text.search}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        isOutside.current = event.target === dialog.current
      }}
      onClick={(event) => isOutside.current && event.target === dialog.current && onClose()}
    >
      {ask !== undefined && asked !== undefined ? (
        <div className="search-sheet">
          <Suspense fallback={null}>
            <AskScreen
              text={text}
              ask={ask}
              start={asked}
              onBack={() => backToSearch()}
              onSearch={backToSearch}
            />
          </Suspense>
        </div>
      ) : (
        <div className="search-sheet">
          <SearchField
            ref={field}
            text={text}
            placeholder={search.placeholder}
            query={query}
            isStalled={found.isStalled}
            hasList={options.length > 0}
            popup={screen === 'stored' ? 'grid' : 'listbox'}
            activeId={current === null ? undefined : optionId(current)}
            onChange={change}
            onKeyDown={onKeyDown}
            onClose={onClose}
          />
          <p className="visually-hidden" role="status">
            {status}
          </p>
          <div className="search-body" id={options.length > 0 ? undefined : LIST_ID}>
            {ask === undefined || query.trim() === '' ? null : (
              <button
                type="button"
                className="search-ask"
                onClick={() => setAsked({ kind: 'question', question: query.trim() })}
              >
                {screen === 'nothing' ? text.askAiInstead : text.askAi}{' '}
                <strong>{query.trim()}</strong>
              </button>
            )}
            {screen === 'stored' ? (
              <SearchStored
                text={text}
                stored={stored}
                active={current}
                onActivate={setActive}
                onChoose={choose}
                onFavor={(hit) => {
                  history.favor(hit)
                  setStored(history.read())
                  field.current?.focus()
                }}
                onForget={(list, hit) => {
                  history.forget(list, hit)
                  setStored(history.read())
                  field.current?.focus()
                }}
              />
            ) : null}
            {ask !== undefined && screen === 'stored' && query.trim() === '' ? (
              <Suspense fallback={null}>
                <AskConversations
                  text={text}
                  storageKey={ask.storageKey}
                  onOpen={(conversation) => setAsked({ kind: 'conversation', conversation })}
                />
              </Suspense>
            ) : null}
            {screen === 'results' ? (
              <SearchResults
                text={text}
                groups={groups}
                query={found.query}
                total={total}
                allHref={props.allHref(found.query)}
                active={current}
                onActivate={setActive}
                onChoose={choose}
                onGo={onGo}
              />
            ) : null}
            {screen === 'nothing' ? (
              <SearchNothing
                text={text}
                query={found.query}
                suggestions={suggestions.read()}
                reportUrl={search.reportUrl}
                onSuggest={(name) => {
                  change(`${name.toLowerCase()} `)
                  field.current?.focus()
                }}
              />
            ) : null}
            {screen === 'failed' ? <SearchFailed text={text} onRetry={found.retry} /> : null}
          </div>
          <SearchFooter text={text} provider={search.provider} />
        </div>
      )}
    </dialog>
  )
}

/** A modal dialog from its first frame on, the focus in its field. */
function useOpenDialog(isSelected: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    const input = field.current
    input?.focus()
    if (isSelected) input?.select()
    else input?.setSelectionRange(input.value.length, input.value.length)
  }, [isSelected])
  return { dialog, field }
}

function nextOf(current: number | null, step: number, count: number): number {
  if (current === null) return step > 0 ? 0 : count - 1
  return (current + step + count) % count
}
