import { createContext, useContext } from 'react'
import type { PanelControls } from 'warraq/plugin'
import type { AskSession } from '../browser/ask-session.ts'

/** Shared values of the assistant's screen. */
export interface AskContextValue extends Pick<PanelControls, 'onSearch'> {
  readonly session: AskSession
  /** Public address of the site with its base path; answers may link only below it. */
  readonly siteUrl: string
  readonly ask: (question: string) => void
  readonly startNew: () => void
}

export const AskContext = createContext<AskContextValue | undefined>(undefined)

/** @throws Error outside the assistant's screen */
export function useAsk(): AskContextValue {
  const value = useContext(AskContext)
  if (value === undefined) throw new Error('This is not part of the screen of the assistant.')
  return value
}
