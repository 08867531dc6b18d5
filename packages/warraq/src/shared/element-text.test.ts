import { expect, test } from 'vitest'
import { defaultCrashText } from './crash-text.ts'
import { defaultElementText, elementTextJson } from './element-text.ts'

test('a document carries only the strings that are not the defaults', () => {
  const defaults = { ...defaultElementText, ...defaultCrashText }
  expect(elementTextJson(defaults)).toBeUndefined()
  expect(elementTextJson({ ...defaults, copied: 'Kopiert', tryAgain: 'Nochmals' })).toBe(
    '{"copied":"Kopiert","tryAgain":"Nochmals"}',
  )
})
