import { expect, test } from 'vitest'
import { elementTextJson } from './element-text-json.ts'
import { defaultUiText } from './ui-text.ts'

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
