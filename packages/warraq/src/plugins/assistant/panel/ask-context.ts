import { createContext, useContext } from 'react'
import { type AskText, defaultAskText } from './ask-text.ts'

/** Shared values of the assistant's screen. */
export interface AskContextValue {
  readonly text: AskText
  /** Public address of the site with its base path. */
  readonly siteUrl: string
}

export const AskContext = createContext<AskContextValue>({ text: defaultAskText, siteUrl: '/' })

export function useAsk(): AskContextValue {
  return useContext(AskContext)
}
