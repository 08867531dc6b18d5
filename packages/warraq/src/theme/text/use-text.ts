import { createContext, useContext } from 'react'
import { writtenText } from './text-marks.ts'
import { defaultUiText, type UiText } from './ui-text.ts'

export const TextContext = createContext<UiText>(defaultUiText)

/** The texts of documents in the language of the site. */
export function useText(): UiText {
  return useContext(TextContext)
}

/** The same for components of sites, which may do anything with a text. */
export function useWrittenText(): UiText {
  return writtenText(useContext(TextContext))
}
