import { elementUiText, type UiText } from './ui-text.ts'

/** The texts of elements and crash messages that differ from English, for the document. */
export function elementTextJson(text: UiText): string | undefined {
  return changedTextJson(text, elementUiText)
}

/** The given texts that differ from English, as JSON; `undefined` if none does. */
export function changedTextJson(text: UiText, english: Partial<UiText>): string | undefined {
  const changed = Object.entries(english).filter(
    ([key, value]) => text[key as keyof UiText] !== value,
  )
  const own = changed.map(([key]) => [key, text[key as keyof UiText]])
  return own.length === 0 ? undefined : JSON.stringify(Object.fromEntries(own))
}
