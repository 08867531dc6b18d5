import { expect, test } from 'vitest'
import { buildSearchIndex } from './build-index.ts'
import { IndexReader } from './index-reader.ts'
import { nearQueries } from './near-queries.ts'
import { pageWords } from './page-words.ts'
import { searchSections } from './search-sections.ts'

const html =
  '<p>Delegate to a validator. The validator votes. A validation is no vote of a delegator.</p>'
const records = searchSections({ href: '/a/', title: 'A', label: 'A', crumbs: [], html })
const { common, files } = buildSearchIndex(
  [{ words: pageWords(records), crumbs: [], tag: 'default' }],
  { stopWords: ['the'], synonyms: [] },
)
const index = new IndexReader(common, async (name) => JSON.parse(files.get(name) ?? ''))

test('words of sections that are not searched are no suggestions', async () => {
  expect(await nearQueries(index, 'vallidattr', ['default'])).toEqual(['validator'])
  expect(await nearQueries(index, 'vallidattr', ['docs'])).toEqual([])
})

test.each([
  ['vallidattr', ['validator']],
  ['the valedeter', ['validator']],
  ['valitadorr delagatee', ['validator delegate', 'validator delegator']],
  ['valitadorr qqqqqqq', ['validator']],
  ['qqqqqqq', []],
  ['vo', []],
  ['', []],
  ['one two three four five', []],
])('%s is near to %j', async (query, expected) => {
  expect(await nearQueries(index, query)).toEqual(expected)
})
