import { createContext, useContext } from 'react'
import { defaultShellText, type ShellText } from '../shared/shell-text.ts'

export const TextContext = createContext<ShellText>(defaultShellText)

/** The strings of the shell in the language of the site. */
export function useText(): ShellText {
  return useContext(TextContext)
}
