import { expect, test } from 'vitest'
import { offlineTexts } from './offline-texts.ts'

test('a region uses the texts of its language; traditional Chinese and others the English ones', () => {
  expect(offlineTexts('fr-CA')).toBe(offlineTexts('fr'))
  expect(offlineTexts('PT_br').retry).toBe('Tentar de novo')
  expect(offlineTexts('zh-Hans-CN').retry).toBe('重试')
  for (const lang of ['zh-TW', 'zh-Hant-HK', 'fro', 'nl', 'constructor'])
    expect(offlineTexts(lang)).toBe(offlineTexts('en'))
})
