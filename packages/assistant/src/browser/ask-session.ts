import { type AskError, askErrorOf } from '../ask-protocol.ts'
import type { AnswerPiece, AskProvider, AskSearch } from './ask-provider.ts'
import { type Conversation, type KeptExchange, keepConversation } from './conversations.ts'

/** A question that is being answered, or has been. */
export interface LiveExchange extends KeptExchange {
  /** Unique on this page. */
  readonly key: string
  readonly status: 'answering' | 'done' | 'stopped' | 'failed'
  readonly searches: readonly AskSearch[]
  /** Whether the answer was cut off at its maximum length. */
  readonly isCut: boolean
  readonly failure?: AskError
  readonly voting?: 'sending' | AskError | undefined
}

/** Interval for showing collected pieces of an answer. */
const SHOW_EVERY_MS = 50

const EMPTY = {
  answer: '',
  sources: [],
  searches: [],
  status: 'answering',
  isCut: false,
} as const satisfies Partial<LiveExchange>

/** Whether an answer is being written. */
export function isAnswering(exchanges: readonly LiveExchange[]): boolean {
  return exchanges.some(({ status }) => status === 'answering')
}

/** The reader's conversation with one provider. */
export class AskSession {
  /** Name of the site's index; conversations are stored under it. */
  readonly index: string
  readonly #provider: AskProvider
  readonly #listeners = new Set<() => void>()
  #exchanges: readonly LiveExchange[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #controller = new AbortController()
  #count = 0

  constructor(provider: AskProvider, index: string) {
    this.#provider = provider
    this.index = index
  }

  /** The exchanges, oldest first. */
  readonly get = (): readonly LiveExchange[] => this.#exchanges

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Ask unless an answer is being written. */
  readonly ask = async (text: string): Promise<void> => {
    const question = text.trim()
    if (question === '' || isAnswering(this.#exchanges)) return
    const history = this.#answered()
    const key = this.#nextKey()
    this.#controller = new AbortController()
    const { signal } = this.#controller
    this.#set([...this.#exchanges, { ...EMPTY, key, question }])
    try {
      for await (const piece of this.#provider.ask(question, history, signal)) this.#add(key, piece)
    } catch (cause) {
      this.#update(
        key,
        signal.aborted ? { status: 'stopped' } : { status: 'failed', failure: askErrorOf(cause) },
      )
    }
  }

  readonly stop = (): void => this.#controller.abort()

  /** Ask a failed or stopped question again. */
  readonly retry = (): void => {
    const last = this.#exchanges.at(-1)
    if (last === undefined || isAnswering([last])) return
    this.#set(this.#exchanges.slice(0, -1))
    void this.ask(last.question)
  }

  readonly startNew = (): void => {
    this.stop()
    this.#set([])
  }

  readonly open = ({ exchanges }: Conversation): void => {
    this.stop()
    this.#set(
      exchanges.map((kept) => ({ ...EMPTY, ...kept, key: this.#nextKey(), status: 'done' })),
    )
  }

  readonly vote = async ({ key, id, voting }: LiveExchange, vote: 0 | 1): Promise<void> => {
    if (id === undefined || voting === 'sending') return
    this.#update(key, { voting: 'sending' })
    try {
      await this.#provider.vote(id, vote)
      this.#update(key, { voting: undefined, vote })
      keepConversation(this.index, this.#answered())
    } catch (cause) {
      this.#update(key, { voting: askErrorOf(cause) })
    }
  }

  #add(key: string, { event, data }: AnswerPiece): void {
    const exchange = this.#exchanges.find((other) => other.key === key)
    if (exchange === undefined) return
    if (event === 'text') this.#update(key, { answer: exchange.answer + data.text }, true)
    else if (event === 'restart') this.#update(key, { answer: '' })
    else if (event === 'sources') this.#update(key, { sources: data })
    else if (event === 'search') {
      const others = exchange.searches.filter(({ id }) => id !== data.id)
      this.#update(key, { searches: [...others, data] })
    } else {
      this.#update(key, { ...data, status: 'done' })
      keepConversation(this.index, this.#answered())
    }
  }

  #nextKey(): string {
    this.#count++
    return `exchange-${this.#count}`
  }

  #answered(): KeptExchange[] {
    return this.#exchanges
      .filter(({ status }) => status === 'done')
      .map(({ question, answer, sources, id, vote }) => ({ question, answer, sources, id, vote }))
  }

  #update(key: string, change: Partial<LiveExchange>, isSoon = false): void {
    const changed = this.#exchanges.map((exchange) =>
      exchange.key === key ? { ...exchange, ...change } : exchange,
    )
    this.#set(changed, isSoon)
  }

  /** @param isSoon show the change only with those that follow soon */
  #set(exchanges: readonly LiveExchange[], isSoon = false): void {
    this.#exchanges = exchanges
    if (isSoon) this.#timer ??= setTimeout(this.#show, SHOW_EVERY_MS)
    else this.#show()
  }

  readonly #show = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const listener of this.#listeners) listener()
  }
}
