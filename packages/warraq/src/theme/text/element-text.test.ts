import { expect, test } from 'vitest'
import { elementTextJson } from './element-text.ts'
import { defaultUiText } from './ui-text.ts'

test('a document holds only the strings that differ from the English ones', () => {
  expect(elementTextJson(defaultUiText)).toBeUndefined()
  expect(elementTextJson({ ...defaultUiText, linkCopied: 'Kopiert', tryAgain: 'Nochmals' })).toBe(
    '{"linkCopied":"Kopiert","tryAgain":"Nochmals"}',
  )
})
