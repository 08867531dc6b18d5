import { expect, test } from 'vitest'
import { buildSearchIndex } from './build-index.ts'
import { localSearch } from './local-search.ts'
import { matchRanges } from './match-ranges.ts'
import { searchSections } from './search-sections.ts'
import { indexTokens } from './tokenize.ts'

const page = (href: string, title: string, html: string) =>
  searchSections({ href, title, label: title, crumbs: ['Guide'], tag: 'default', html })

const PAGES = [
  ...page(
    '/faucet/',
    'Faucet',
    '<h1>Faucet</h1><p>Get test coins.</p><h2 id="limits">Limits</h2><p>One a day.</p>',
  ),
  ...page(
    '/rpc/',
    'Methods',
    '<h1>Methods</h1><h3 id="b"><code>eth_getBlockByNumber</code><a class="heading-anchor" href="#b">#</a></h3><p>A block.</p><pre><code>curl x</code></pre>',
  ),
  ...page('/fees/', 'Fees', '<h1>Fees</h1><p>Set <code>min-gas-prices</code> &amp; unbond.</p>'),
]
const search = localSearch(JSON.parse(buildSearchIndex(PAGES)))
const first = (query: string) => search.search(query)[0]?.href

test('cuts a page into sections with the headings above them', () => {
  expect(PAGES.map(({ href, heading, body }) => `${href} ${heading} | ${body}`)).toEqual([
    '/faucet/  | Get test coins.',
    '/faucet/#limits Limits | One a day.',
    '/rpc/#b eth_getBlockByNumber | A block.',
    '/fees/  | Set min-gas-prices & unbond.',
  ])
})

test('knows identifiers whole and in parts', () => {
  expect(indexTokens('eth_getBlockByNumber')).toEqual([
    'ethgetblockbynumber',
    'eth',
    'get',
    'block',
    'by',
    'number',
  ])
})

test.each([
  ['eth_getBlockByNumber', '/rpc/#b'],
  ['eth_getBlockBy', '/rpc/#b'],
  ['fauc', '/faucet/'],
  ['facuet', '/faucet/'],
  ['fawcet', '/faucet/'],
  ['MinGasPrices', '/fees/'],
  ['unstake', '/fees/'],
  ['how do I get a faucet', '/faucet/'],
])('%s finds %s', (query, href) => {
  expect(first(query)).toBe(href)
})

test.each([
  '',
  ' ',
  '....',
  '((',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  'ابحث',
])('%j throws nothing', (query) => {
  expect(() => search.search(query)).not.toThrow()
})

test('marks words that begin like the words asked for', () => {
  expect(matchRanges('Run a validator, validators', 'validator')).toEqual([
    [6, 15],
    [17, 27],
  ])
})
