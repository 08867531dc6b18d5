import { ownValue } from '../shared/own-value.ts'
import type { UiText } from '../theme/text/ui-text.ts'

/** Admonition types, each with the text it shows if the writer gives no title. */
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

/** Looks of types that are only aliases. */
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
