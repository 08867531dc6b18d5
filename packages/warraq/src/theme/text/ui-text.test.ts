import { expect, test } from 'vitest'
import { searchPageText, searchPageWithoutScriptText } from '../SearchPage/search-page-text.ts'
import { englishElementText } from './element-text.ts'
import { englishReactText } from './react-text.ts'
import { defaultUiText, elementTextJson } from './ui-text.ts'

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

test('a document contains only the texts that differ from the English ones', () => {
  expect(elementTextJson(defaultUiText)).toBeUndefined()
  expect(elementTextJson({ ...defaultUiText, linkCopied: 'Kopiert', tryAgain: 'Nochmals' })).toBe(
    '{"linkCopied":"Kopiert","tryAgain":"Nochmals"}',
  )
})

test('names of scroll boxes and the title of a crash are translated, too', () => {
  const own = { table: 'Tabelle', codeIn: 'Code in {language}', pageErrorTitle: 'Fehler' }
  expect(JSON.parse(elementTextJson({ ...defaultUiText, ...own }) ?? '')).toEqual(own)
})
