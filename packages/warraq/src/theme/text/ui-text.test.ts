import { expect, test } from 'vitest'
import { searchPageText, searchPageWithoutScriptText } from '../SearchPage/search-page-text.ts'
import { englishElementText } from './element-text.ts'
import { englishReactText } from './react-text.ts'
import { defaultUiText } from './ui-text.ts'

test('no text replaces another one of the same name', () => {
  const parts = [
    englishElementText,
    englishReactText,
    searchPageText,
    searchPageWithoutScriptText,
  ].map((part) => Object.entries(part))
  expect(parts.flat()).toEqual(
    parts.flat().map(([key]) => [key, defaultUiText[key as keyof typeof defaultUiText]]),
  )
  expect(new Set(parts.flat().map(([key]) => key)).size).toBe(parts.flat().length)
})
