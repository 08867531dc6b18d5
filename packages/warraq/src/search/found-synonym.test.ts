import { buildSearchIndex } from '@warraq/search/build-index'
import { INDEX_FORMAT } from '@warraq/search/index-files'
import { pageWords } from '@warraq/search/page-words'
import { searchedSite } from '@warraq/search/searched-site'
import { expect, test } from 'vitest'
import { searchSections } from './search-sections.ts'

const PAGES = {
  Leave: 'Undelegate your coins.',
  Both: 'Whoever wants to unstake coins can undelegate them.',
  Paper: 'Write the seed phrase down.',
  Programs: 'Pick an API.',
}

const { common, tags } = buildSearchIndex(
  Object.entries(PAGES).map(([title, text]) => {
    const href = `/${title.toLowerCase()}/`
    const html = `<p>${text}</p>`
    return {
      words: pageWords(searchSections({ href, title, label: title, crumbs: [], html })),
      crumbs: [],
      tag: 'docs',
    }
  }),
  {
    stopWords: ['my'],
    synonyms: [
      ['unstake', 'undelegate'],
      ['Seed phrase', 'mnemonic'],
      ['apr', 'apy'],
    ],
  },
)
const site = searchedSite('/search-index.json', async () => ({
  format: INDEX_FORMAT,
  indexes: [{ name: 'docs', folder: '/docs/', tags, common }],
}))

/** Each hit with the synonym that it was found by. */
async function draw(query: string): Promise<string[]> {
  const { hits } = await site.search({ query, limit: 9 })
  return hits.map(({ title, foundBy = '-' }) => `${title}: ${foundBy}`).sort()
}

test('a section without the typed word says by which one it was found, as it is written', async () => {
  expect(await draw('unstake ')).toEqual(['Both: -', 'Leave: undelegate'])
  expect(await draw('unstake coins')).toEqual(['Both: -', 'Leave: undelegate'])
  expect(await draw('my mnemonic ')).toEqual(['Paper: Seed phrase'])
  expect(await draw('seed phrase ')).toEqual(['Paper: -'])
})

test('a word is not a form of another one that ends in i', async () => {
  expect(await draw('apy ')).toEqual([])
  expect(await draw('api ')).toEqual(['Programs: -'])
})
