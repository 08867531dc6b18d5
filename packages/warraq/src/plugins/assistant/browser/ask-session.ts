import { AskError } from '../ask-error.ts'
import type { AskFailure } from '../ask-events.ts'
import type { AskProvider, AskSearch } from './ask-provider.ts'
import { type Conversation, type KeptExchange, keepConversation } from './conversations.ts'

/** A question that is being answered, or has been. */
export interface LiveExchange extends KeptExchange {
  /** Unique on this page. */
  readonly key: string
  readonly status: 'thinking' | 'answering' | 'done' | 'stopped' | 'failed'
  readonly searches: readonly AskSearch[]
  /** Whether the answer was cut off at its maximum length. */
  readonly isCut: boolean
  readonly failure?: AskFailure
  readonly voting?: 'sending' | { readonly message: string }
}

/** Oldest first. */
export type SessionState = readonly LiveExchange[]

/** The reader's conversation with one provider; it continues while the dialog is closed. */
export interface AskSession {
  readonly get: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
  /** Ask unless an answer is being written. */
  readonly ask: (question: string) => void
  readonly stop: () => void
  /** Ask a failed or stopped question again. */
  readonly retry: () => void
  readonly startNew: () => void
  readonly open: (conversation: Conversation) => void
  readonly vote: (exchange: LiveExchange, vote: 0 | 1) => void
}

/** Interval for showing collected pieces of an answer. */
const SHOW_EVERY_MS = 50

const isRunning = ({ status }: LiveExchange) => status === 'thinking' || status === 'answering'

/** Whether an answer is being written. */
export function isAnswering(state: SessionState): boolean {
  return state.some(isRunning)
}

/** Create a new session; it is stored under the name of the site's index. */
export function createAskSession(provider: AskProvider, index: string): AskSession {
  const exchanges = createExchanges(index)
  const { get, set, update, find } = exchanges
  let controller = new AbortController()
  let count = 0
  const nextKey = () => `exchange-${++count}`

  const ask = (asked: string) => {
    const question = asked.trim()
    if (question === '' || isAnswering(get())) return
    const key = nextKey()
    set([...get(), { ...EMPTY, key, question }])
    controller = new AbortController()
    void receiveAnswer({ provider, exchanges, key, question, signal: controller.signal })
  }

  return {
    get,
    subscribe: exchanges.subscribe,
    ask,
    stop: () => controller.abort(),
    retry: () => {
      const last = get().at(-1)
      if (last === undefined || isRunning(last)) return
      set(get().slice(0, -1))
      ask(last.question)
    },
    startNew: () => {
      controller.abort()
      set([])
    },
    open: (conversation) => {
      controller.abort()
      set(
        conversation.exchanges.map((kept) => ({
          ...EMPTY,
          ...kept,
          key: nextKey(),
          status: 'done' as const,
        })),
      )
    },
    vote: (exchange, vote) => {
      if (exchange.id === undefined || exchange.voting === 'sending') return
      update(exchange.key, { voting: 'sending' })
      provider.vote(exchange.id, vote).then(
        () => {
          const { voting: _sent, ...rest } = find(exchange.key) ?? exchange
          set(get().map((other) => (other.key === exchange.key ? { ...rest, vote } : other)))
          exchanges.keep()
        },
        (cause) => update(exchange.key, { voting: { message: failureOf(cause).message } }),
      )
    },
  }
}

interface Exchanges extends Pick<AskSession, 'get' | 'subscribe'> {
  readonly set: (next: SessionState) => void
  readonly update: (key: string, change: Partial<LiveExchange>) => void
  readonly find: (key: string) => LiveExchange | undefined
  readonly done: () => KeptExchange[]
  /** Store the answered exchanges for the next visit. */
  readonly keep: () => void
}

function createExchanges(index: string): Exchanges {
  const listeners = new Set<() => void>()
  let state: SessionState = []
  const set = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const done = () => state.filter(({ status }) => status === 'done').map(keptOf)
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set,
    update: (key, change) =>
      set(state.map((exchange) => (exchange.key === key ? { ...exchange, ...change } : exchange))),
    find: (key) => state.find((exchange) => exchange.key === key),
    done,
    keep: () => {
      const exchanges = done()
      const [first] = exchanges
      if (first !== undefined) keepConversation(index, { name: first.question, exchanges })
    },
  }
}

interface AskedQuestion {
  readonly provider: AskProvider
  readonly exchanges: Exchanges
  readonly key: string
  readonly question: string
  readonly signal: AbortSignal
}

/** Add the answer to its exchange, piece by piece. */
async function receiveAnswer({
  provider,
  exchanges,
  key,
  question,
  signal,
}: AskedQuestion): Promise<void> {
  const { update, find } = exchanges
  let text = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    timer = undefined
    update(key, { answer: text, ...(text === '' ? {} : { status: 'answering' }) })
  }
  try {
    const end = await provider.ask(question, exchanges.done(), {
      signal,
      onText: (piece) => {
        text += piece
        timer ??= setTimeout(show, SHOW_EVERY_MS)
      },
      onSources: (sources) => update(key, { sources }),
      onSearch: (search) => {
        const others = find(key)?.searches.filter(({ id }) => id !== search.id) ?? []
        update(key, { searches: [...others, search] })
      },
    })
    clearTimeout(timer)
    update(key, { ...end, answer: text, status: 'done' })
    if (find(key) !== undefined) exchanges.keep()
  } catch (cause) {
    clearTimeout(timer)
    if (signal.aborted) update(key, { answer: text, status: 'stopped' })
    else update(key, { answer: text, status: 'failed', failure: failureOf(cause) })
  }
}

const EMPTY = {
  answer: '',
  sources: [],
  searches: [],
  status: 'thinking',
  isCut: false,
} as const satisfies Partial<LiveExchange>

function keptOf({ question, answer, sources, id, vote }: LiveExchange): KeptExchange {
  return {
    question,
    answer,
    sources,
    ...(id === undefined ? {} : { id }),
    ...(vote === undefined ? {} : { vote }),
  }
}

function failureOf(cause: unknown): AskFailure {
  if (cause instanceof AskError) return { code: cause.code, message: cause.message }
  return {
    code: 'model-failed',
    message: 'The assistant does not answer right now. Try again later.',
  }
}
