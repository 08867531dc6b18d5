import { createContext, useContext } from 'react'
import { defaultUiText, type UiText } from './ui-text.ts'

export const TextContext = createContext<UiText>(defaultUiText)

/** The texts of documents in the language of the site. */
export function useText(): UiText {
  return useContext(TextContext)
}
