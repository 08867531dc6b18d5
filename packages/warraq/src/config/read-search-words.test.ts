import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { siteLocales } from './locales.ts'
import { parseConfig } from './parse-config.ts'
import { readSearchWords } from './read-search-words.ts'

const { config } = parseConfig(
  {
    title: 'Docs',
    url: 'https://docs.example.org',
    sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
    search: { words: 'words.yml' },
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  },
  'docs.config.ts',
)
const [english, french] = siteLocales(config)

function read(text: string | undefined, locale = english) {
  const root = temporaryFolder()
  if (text !== undefined) writeFileSync(join(root, 'words.yml'), text)
  mkdirSync(join(root, 'i18n/fr'), { recursive: true })
  writeFileSync(join(root, 'i18n/fr/search-words.yml'), 'stopWords: le la les')
  if (locale === undefined) throw new Error('No locale.')
  return readSearchWords(root, config, locale)
}

test('reads groups of synonyms and stop words', () => {
  expect(
    read('synonyms:\n  - [coin, token]\n  - [l2, "layer 2"]\nstopWords: >-\n  The a\n  an'),
  ).toEqual({
    synonyms: [
      ['coin', 'token'],
      ['l2', 'layer 2'],
    ],
    stopWords: ['the', 'a', 'an'],
    asked: {},
    file: 'words.yml',
  })
  expect(read('stopWords: [The, a]').stopWords).toEqual(['the', 'a'])
})

test('reads what readers say for a section', () => {
  expect(read('asked:\n  /wallet/#lost: [stolen phone, hacked]')).toMatchObject({
    asked: { '/wallet/#lost': ['stolen phone', 'hacked'] },
  })
})

test('the default stop words are English; other languages have only their own', () => {
  expect(read('synonyms: []').stopWords).toBeUndefined()
  expect(read('')).toMatchObject({ synonyms: [] })
  expect(read('', french)).toMatchObject({
    synonyms: [],
    stopWords: ['le', 'la', 'les'],
    file: 'i18n/fr/search-words.yml',
  })
})

test.each([
  [undefined, /"words\.yml" does not exist.*remove "search\.words"/s],
  ['synonyms: [', /words\.yml is not YAML/],
  ['synonyms: &a [*a]', /words\.yml is not YAML: line 1: an alias/],
  ['synonyms: coin', /synonyms\n.*found {5}"coin"/],
  ['synonyms:\n  - [coin]', /synonyms\[0\]\n.*\n.*at least two words/],
  ['synonyms:\n  - [coin, ""]', /synonyms\[0\]\[1\]\n.*found {5}""\n.*a word or phrase/],
  ['synonyms:\n  - [coin, 2]', /synonyms\[0\]\[1\]\n.*found {5}2\n.*a word or phrase in quotes/],
  ['asked: { /a/: [] }', /asked\["\/a\/"\]\n.*\n.*at least one word or phrase/],
  ['asked: { /a/: [2] }', /asked\["\/a\/"\]\[0\]\n.*found {5}2\n.*a word or phrase in quotes/],
  ['asked: { a: [b] }', /asked\.a\n.*\n.*begins with "\/"/],
  ['stopWords: 7', /stopWords\n.*\n.*words, separated by spaces/],
  ['synonym: []', /synonym/],
  ['- a\n- b', /words\.yml has 1 problem/],
])('%j is refused with a clear message', (text, message) => {
  expect(() => read(text)).toThrow(message)
})
