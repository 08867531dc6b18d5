import { buildSearchIndex } from '@warraq/search/build-index'
import { IndexReader } from '@warraq/search/index-reader'
import { nearQueries } from '@warraq/search/near-queries'
import { pageWords } from '@warraq/search/page-words'
import { expect, test } from 'vitest'
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
