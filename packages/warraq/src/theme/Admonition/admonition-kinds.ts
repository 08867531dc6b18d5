import { ownValue } from '@warraq/search/own-value'
import type { UiText } from '../text/ui-text.ts'

/** Kinds of admonitions, each with the text it shows if the writer gives no title. */
export const ADMONITION_TITLES = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  secondary: 'note',
  success: 'tip',
  important: 'important',
  caution: 'caution',
} as const satisfies Readonly<Record<string, keyof UiText>>

export type AdmonitionKind = keyof typeof ADMONITION_TITLES

const LOOKS: Readonly<Record<string, string>> = {
  secondary: 'note',
  success: 'tip',
  important: 'info',
  caution: 'warning',
}

/** Whether the theme has a title for this kind. */
export function isAdmonitionKind(kind: string): boolean {
  return Object.hasOwn(ADMONITION_TITLES, kind)
}

/** The kind whose colours and icon a kind uses; most use their own. */
export function admonitionLook(kind: string): string {
  return ownValue(LOOKS, kind) ?? kind
}

/** The title of a kind in the language of the site; the name itself if the kind is unknown. */
export function admonitionTitle(kind: string, text: UiText): string {
  const key = ownValue<keyof UiText>(ADMONITION_TITLES, kind)
  return key === undefined ? kind : text[key]
}
