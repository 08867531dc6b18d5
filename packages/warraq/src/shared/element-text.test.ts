import { expect, test } from 'vitest'
import { defaultElementText, elementTextJson } from './element-text.ts'

test('a document carries only the strings that are not the defaults', () => {
  expect(elementTextJson(defaultElementText)).toBeUndefined()
  expect(elementTextJson({ ...defaultElementText, copied: 'Kopiert' })).toBe('{"copied":"Kopiert"}')
})
