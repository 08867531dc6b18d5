import { elementUiText, type UiText } from './ui-text.ts'

/**
 * The texts of elements and crash messages that differ from English, as JSON for the document;
 * `undefined` if none does.
 */
export function elementTextJson(text: UiText): string | undefined {
  const changed = Object.entries(elementUiText).flatMap(([key, english]) => {
    const own = text[key as keyof typeof elementUiText]
    return own === english ? [] : [[key, own]]
  })
  return changed.length === 0 ? undefined : JSON.stringify(Object.fromEntries(changed))
}
