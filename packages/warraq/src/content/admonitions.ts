import { ownValue } from '../shared/own-value.ts'
import type { UiText } from '../theme/text/ui-text.ts'

/** Admonition types and the text each shows as its title when the writer gives none. */
export const ADMONITION_TITLES: Readonly<Record<string, keyof UiText>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  secondary: 'note',
  success: 'tip',
  important: 'info',
  caution: 'caution',
}

/** The look of a type that is only another name. */
export const ADMONITION_LOOKS: Readonly<Record<string, string>> = {
  secondary: 'note',
  success: 'tip',
  important: 'info',
  caution: 'warning',
}

export function admonitionTitle(type: string, text: UiText): string {
  const key = ownValue(ADMONITION_TITLES, type)
  return key === undefined ? type : text[key]
}
