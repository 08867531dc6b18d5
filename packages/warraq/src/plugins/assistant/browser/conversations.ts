import { readStorage, writeStorage } from '../../../shared/storage.ts'
import type { AskSource } from '../ask-events.ts'
import { ASK_KEYS } from '../storage-keys.ts'

/** An answered question as it is stored. */
export interface KeptExchange {
  readonly question: string
  readonly answer: string
  readonly sources: readonly AskSource[]
  /** Id of the answer at the provider. */
  readonly id?: string
  readonly vote?: 0 | 1
}

/** A conversation, named after its first question. */
export interface Conversation {
  readonly name: string
  readonly exchanges: readonly KeptExchange[]
}

const MAX_CONVERSATIONS = 10

/** The stored conversations, newest first; invalid stored values are ignored. */
export function readConversations(index: string): readonly Conversation[] {
  try {
    const stored: unknown = JSON.parse(readStorage('local', ASK_KEYS.conversations(index)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isConversation) : []
  } catch {
    return []
  }
}

/** Store a conversation; it replaces one with the same first question. */
export function keepConversation(index: string, conversation: Conversation): void {
  const others = readConversations(index).filter(({ name }) => name !== conversation.name)
  write(index, [conversation, ...others].slice(0, MAX_CONVERSATIONS))
}

export function removeConversation(index: string, name: string): void {
  write(
    index,
    readConversations(index).filter((conversation) => conversation.name !== name),
  )
}

function write(index: string, conversations: readonly Conversation[]): void {
  const key = ASK_KEYS.conversations(index)
  writeStorage('local', key, conversations.length === 0 ? null : JSON.stringify(conversations))
}

function isConversation(value: unknown): value is Conversation {
  const { name, exchanges } = (value ?? {}) as Partial<Record<keyof Conversation, unknown>>
  return typeof name === 'string' && Array.isArray(exchanges) && exchanges.every(isExchange)
}

function isExchange(value: unknown): value is KeptExchange {
  const exchange = (value ?? {}) as Partial<Record<keyof KeptExchange, unknown>>
  return (
    typeof exchange.question === 'string' &&
    typeof exchange.answer === 'string' &&
    Array.isArray(exchange.sources) &&
    exchange.sources.every(
      (source: unknown) =>
        typeof (source as AskSource | null)?.href === 'string' &&
        typeof (source as AskSource).title === 'string',
    )
  )
}
