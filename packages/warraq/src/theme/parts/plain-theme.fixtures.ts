import type { ReactNode } from 'react'
import { defaultUiText, type UiText } from '../text/ui-text.ts'
import { NO_PARTS } from './part.tsx'
import { renderTheme, type SiteTheme } from './render-theme.tsx'

/** The theme of a site without parts of its own, in English except for the given texts. */
export function plainTheme(text: Partial<UiText> = {}): SiteTheme {
  return { text: { ...defaultUiText, ...text }, parts: NO_PARTS }
}

/** HTML of some parts in that theme. */
export function plainHtml(node: ReactNode, text: Partial<UiText> = {}): string {
  return renderTheme(node, plainTheme(text))
}
