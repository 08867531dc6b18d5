import { useEffect, useSyncExternalStore } from 'react'
import type { AskProvider } from '../browser/ask-provider.ts'
import {
  type AskSession,
  createAskSession,
  isAnswering,
  type LiveExchange,
} from '../browser/ask-session.ts'
import type { Conversation } from '../browser/conversations.ts'

export interface AskBeginning {
  readonly provider: AskProvider
  /** Name of the index; conversations are stored under it. */
  readonly storageKey: string
  /** Asked at once, in a new conversation. Without it the screen shows the current conversation. */
  readonly initialQuestion?: string
  /** A stored conversation to continue; the object must stay the same while the panel is shown. */
  readonly initialConversation?: Conversation
}

/**
 * State of the field: the first question, another one, none while an answer is being written or at
 * the limit.
 */
export type AskPhase = 'first' | 'more' | 'answering' | 'limit'

interface AskState {
  readonly session: AskSession
  readonly exchanges: readonly LiveExchange[]
  readonly phase: AskPhase
}

/** Sessions by provider, so that a conversation survives Escape. */
const sessions = new WeakMap<AskProvider, AskSession>()

function sessionOf({ provider, storageKey }: AskBeginning): AskSession {
  const known = sessions.get(provider)
  if (known !== undefined) return known
  const session = createAskSession(provider, storageKey)
  sessions.set(provider, session)
  return session
}

/** The conversation, started as the reader requested. */
export function useAskSession(beginning: AskBeginning): AskState {
  const { initialQuestion, initialConversation } = beginning
  const session = sessionOf(beginning)
  const exchanges = useSyncExternalStore(session.subscribe, session.get)
  useEffect(() => {
    if (initialConversation !== undefined) session.open(initialConversation)
    else if (initialQuestion !== undefined && initialQuestion.trim() !== '') {
      session.startNew()
      session.ask(initialQuestion)
    }
  }, [session, initialQuestion, initialConversation])
  return { session, exchanges, phase: phaseOf(exchanges) }
}

function phaseOf(exchanges: readonly LiveExchange[]): AskPhase {
  if (isAnswering(exchanges)) return 'answering'
  const last = exchanges.at(-1)
  if (last?.failure?.code === 'depth') return 'limit'
  return last === undefined ? 'first' : 'more'
}
