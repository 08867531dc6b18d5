import type { SearchProvider } from '../../search/search-provider.ts'
import { element } from '../../shared/create-element.ts'
import { type AnswerState, createAnswers } from './answers.ts'
import type { AskDialog, AskStart } from './ask-dialog.ts'
import type { AskScreen } from './ask-screen.ts'
import { type DialogScreen, screenOf, statusOf } from './dialog-screen.ts'
import { modalDialog } from './modal-dialog.ts'
import { nextOption } from './next-option.ts'
import { optionId } from './option-id.ts'
import { type ScreenSource, screenList } from './screen-list.ts'
import { searchBody } from './search-body.ts'
import { searchField } from './search-field.ts'
import { searchFooter } from './search-footer.ts'
import type { StoredHit } from './search-history.ts'
import type { SearchList } from './search-list.ts'

export interface SearchDialogSource
  extends Pick<ScreenSource, 'text' | 'search' | 'history' | 'suggestions' | 'allHref'> {
  readonly openProvider: () => Promise<SearchProvider>
  /** Absent when nobody answers questions. */
  readonly ask: AskDialog | undefined
  readonly onClose: () => void
  readonly onGo: (href: string) => void
}

/** What the reader has typed or selected before the dialog is there. */
export interface SearchStart {
  readonly query: string
  /** The query is selected, so that typing replaces it. */
  readonly isSelected: boolean
}

/** What the list in the body was made of. */
interface Shown {
  /** Of the answer. */
  readonly query: string
  readonly screen: DialogScreen
  readonly answer: AnswerState['answer']
  readonly isBlank: boolean
  readonly list: SearchList
}

/** Opens a dialog that has been made, once; returns how to take it away. */
export type OpenSearchDialog = (start: SearchStart) => () => void

/**
 * Make field, list and footer of a modal dialog. The focus stays in the field; the active option is
 * told to assistive technology.
 */
export function createSearchDialog(source: SearchDialogSource): OpenSearchDialog {
  const { text, search, history, suggestions, allHref, ask, onClose, onGo } = source
  let query = ''
  let active: number | null = 0
  /** Enter was pressed before its answer was here. */
  let enterPending: KeyboardEvent | undefined
  let shown: Shown | undefined
  let askScreen: AskScreen | undefined

  const hits = (): readonly StoredHit[] => shown?.list.hits ?? []
  const current = () => (active === null || active >= hits().length ? null : active)
  const isAwaited = () => query.trim() !== '' && answers.state().query !== query

  const change = (next: string): void => {
    enterPending = undefined
    query = next
    active = 0
    answers.ask(query)
    show()
  }
  const activate = (next: number | null): void => {
    active = next
    mark()
  }
  const choose = (hit: StoredHit): void => {
    history.visit(hit)
    onGo(hit.href)
  }

  const take = (hit: StoredHit, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void => {
    if (ctrlKey || metaKey || shiftKey) open(hit.href, '_blank', 'noopener')
    else choose(hit)
  }
  const enter = (event: KeyboardEvent): void => {
    if (event.altKey) return
    event.preventDefault()
    if (isAwaited()) {
      enterPending = event
      return
    }
    const at = current()
    const hit = at === null ? undefined : hits()[at]
    if (hit !== undefined) take(hit, event)
  }
  const move = (event: KeyboardEvent, step: 1 | -1): void => {
    if (hits().length === 0) return
    event.preventDefault()
    const next = nextOption(current(), step, hits().length)
    activate(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return
    const { key } = event
    if (key === 'Enter') enter(event)
    if (key === 'Tab') activate(null)
    if (key === 'ArrowDown') move(event, 1)
    if (key === 'ArrowUp') move(event, -1)
  }

  const backToSearch = (next = query): void => {
    askScreen?.close()
    askScreen = undefined
    dialog.element.replaceChildren(sheet)
    shown = undefined
    change(next)
    field.input.focus()
  }
  const openAsk = (start: AskStart): void => {
    if (ask === undefined) return
    enterPending = undefined
    askScreen = ask.screen(start, { onBack: () => backToSearch(), onSearch: backToSearch })
    dialog.element.replaceChildren(askScreen.element)
  }

  const mark = (): void => {
    const at = current()
    shown?.list.mark(at)
    field.show({
      query,
      isStalled: answers.state().isStalled,
      hasList: hits().length > 0,
      popup: shown?.screen === 'stored' ? 'grid' : 'listbox',
      activeId: at === null ? undefined : optionId(at),
    })
  }
  const show = (): void => {
    const found = answers.state()
    const { answer } = found
    const screen = screenOf(query, found)
    const isBlank = query.trim() === ''
    if (shown?.screen !== screen || shown.answer !== answer || shown.isBlank !== isBlank) {
      shown = {
        query: found.query,
        screen,
        answer,
        isBlank,
        list: screenList(screen, found, screenSource),
      }
      body.show(shown.list, isBlank)
    }
    body.offer(query, screen)
    const told = statusOf(screen, found, text)
    if (status.textContent !== told) status.textContent = told
    mark()
  }
  const onAnswer = (): void => {
    const { answer, query: answered } = answers.state()
    const isNew = answer !== null && answer !== shown?.answer
    // More hits of the same query: the reader's choice among the first ones stays.
    const isMore = answered === shown?.query
    const chosen = isMore ? hits()[current() ?? -1]?.href : undefined
    if (isNew) {
      suggestions.learn(answer.hits)
      if (!isMore) active = 0
    }
    show()
    if (isNew && chosen !== undefined)
      activate(
        Math.max(
          0,
          hits().findIndex(({ href }) => href === chosen),
        ),
      )
    if (enterPending === undefined || isAwaited()) return
    const event = enterPending
    enterPending = undefined
    const [best] = hits()
    if (shown?.screen === 'results' && best !== undefined) take(best, event)
  }

  const answers = createAnswers({
    limit: search.maxHits,
    open: source.openProvider,
    onChange: onAnswer,
  })
  const screenSource: ScreenSource = {
    ...source,
    onActivate: activate,
    onChoose: choose,
    onStored: () => {
      field.input.focus()
      shown = undefined
      show()
    },
    onSuggest: (next) => {
      field.input.focus()
      change(next)
    },
    onRetry: () => answers.ask(query),
    onAll: () => onGo(allHref(query)),
  }
  const field = searchField({
    text,
    placeholder: search.placeholder,
    onChange: change,
    onKeyDown,
    onClose,
  })
  const status = element('p', { className: 'visually-hidden', role: 'status' })
  const body = searchBody({
    ask,
    onAsk: () => openAsk({ kind: 'question', question: query.trim() }),
    onStart: openAsk,
    onFocusLost: () => field.input.focus(),
  })
  const sheet = element(
    'div',
    { className: 'search-sheet' },
    field.element,
    status,
    body.element,
    searchFooter(text, search.provider),
  )
  const dialog = modalDialog(text.search, onClose)
  dialog.element.append(sheet)

  return (start) => {
    const shut = dialog.open()
    const remove = (): void => {
      answers.stop()
      askScreen?.close()
      shut()
    }
    change(start.query)
    field.input.focus()
    // In an empty field either would have the browser lay the page out once more.
    if (query === '') return remove
    if (start.isSelected) field.input.select()
    else field.input.setSelectionRange(query.length, query.length)
    return remove
  }
}
