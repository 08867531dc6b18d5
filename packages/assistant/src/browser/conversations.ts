import { readStorage, writeStorage } from 'warraq/components'
import type { AskExchange, AskSource } from '../ask-protocol.ts'
import { field } from '../field.ts'
import { parseJson } from '../parse-json.ts'

/** An answered question as it is stored. */
export interface KeptExchange extends AskExchange {
  readonly sources: readonly AskSource[]
  /** Id of the answer at the provider. */
  readonly id?: string | undefined
  readonly vote?: 0 | 1 | undefined
}

/** A conversation, named after its first question. */
export interface Conversation {
  readonly name: string
  readonly exchanges: readonly KeptExchange[]
}

const MAX_CONVERSATIONS = 10

/** Storage key of the conversations about an index. */
const keyOf = (index: string) => `__DOCSEARCH_ASKAI_CONVERSATIONS__${index}`

/** The stored conversations, newest first; invalid stored values are ignored. */
export function readConversations(index: string): readonly Conversation[] {
  const stored = parseJson(readStorage('local', keyOf(index)) ?? '')
  return Array.isArray(stored) ? stored.filter(isConversation) : []
}

/** Store a conversation; it replaces one with the same first question. */
export function keepConversation(index: string, exchanges: readonly KeptExchange[]): void {
  const [first] = exchanges
  if (first === undefined) return
  const others = othersThan(index, first.question)
  write(index, [{ name: first.question, exchanges }, ...others].slice(0, MAX_CONVERSATIONS))
}

/** Remove a stored conversation; returns the remaining ones. */
export function removeConversation(index: string, name: string): readonly Conversation[] {
  const others = othersThan(index, name)
  write(index, others)
  return others
}

function othersThan(index: string, name: string): readonly Conversation[] {
  return readConversations(index).filter((conversation) => conversation.name !== name)
}

function write(index: string, conversations: readonly Conversation[]): void {
  const text = conversations.length === 0 ? null : JSON.stringify(conversations)
  writeStorage('local', keyOf(index), text)
}

function isConversation(value: unknown): value is Conversation {
  const exchanges = field(value, 'exchanges')
  return hasTexts(value, 'name') && Array.isArray(exchanges) && exchanges.every(isExchange)
}

function isExchange(value: unknown): value is KeptExchange {
  const sources = field(value, 'sources')
  return (
    hasTexts(value, 'question', 'answer') &&
    Array.isArray(sources) &&
    sources.every((source) => hasTexts(source, 'href', 'title'))
  )
}

function hasTexts(value: unknown, ...names: readonly string[]): boolean {
  return names.every((name) => typeof field(value, name) === 'string')
}
