import { expect, test } from 'vitest'
import { defaultUiText, type UiText } from '../../theme/text/ui-text.ts'
import { BUILT_IN_TEXTS, builtInTexts } from './built-in-texts.ts'

const names = Object.keys(defaultUiText) as (keyof UiText)[]
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

test.each([
  ...BUILT_IN_TEXTS,
])('%s: every text is written and no other, with its placeholders', (_lang, texts) => {
  expect(Object.keys(texts).sort()).toEqual([...names].sort())
  for (const name of names)
    expect(placeholders(texts[name]), name).toEqual(placeholders(defaultUiText[name]))
})

test.each([...BUILT_IN_TEXTS])('%s: a sentence ends like the English one', (_lang, texts) => {
  const ends = (text: string) => /(?<!\.)[.。]$/.test(text)
  for (const name of names) expect(ends(texts[name]), name).toBe(ends(defaultUiText[name]))
})

test('a region uses the texts of its language, traditional Chinese none', () => {
  expect(builtInTexts('fr-CA').onThisPage).toBe('Sur cette page')
  expect(builtInTexts('PT_br').next).toBe('Próxima')
  expect(builtInTexts('zh-Hans-CN').search).toBe('搜索')
  expect(builtInTexts('zh-TW')).toEqual({})
  expect(builtInTexts('zh-Hant-HK')).toEqual({})
  expect(builtInTexts('en')).toEqual({})
  expect(builtInTexts('fro')).toEqual({})
})
