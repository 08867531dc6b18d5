import { englishElementText } from './element-text.ts'
import { englishReactText } from './react-text.ts'
import type { UiText } from './ui-text.ts'

/**
 * The texts of scripts that differ from English, as JSON for the document; `undefined` if none
 * does.
 */
export function elementTextJson(text: UiText): string | undefined {
  const english = Object.entries({ ...englishElementText, ...englishReactText })
  const changed = english.flatMap(([key, said]) => {
    const own = text[key as keyof UiText]
    return own === said ? [] : [[key, own]]
  })
  return changed.length === 0 ? undefined : JSON.stringify(Object.fromEntries(changed))
}
