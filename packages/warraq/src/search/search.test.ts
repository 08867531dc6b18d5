import { buildSearchIndex, type IndexedPage } from '@warraq/search/build-index'
import { IndexReader } from '@warraq/search/index-reader'
import { pageWords } from '@warraq/search/page-words'
import { searchIndex } from '@warraq/search/query'
import { tokensOf } from '@warraq/search/tokenize'
import { expect, test } from 'vitest'
import { searchSections } from './search-sections.ts'

const page = (href: string, title: string, html: string) => {
  const records = searchSections({ href, title, label: title, crumbs: ['Guide'], html })
  return { records, words: pageWords(records), crumbs: ['Guide'], tag: 'docs-guide-current' }
}

const PAGES = [
  page(
    '/faucet/',
    'Faucet',
    '<h1>Faucet</h1><p>Get test coins.</p><h2 id="limits">Limits</h2><p>One a day.</p>',
  ),
  page(
    '/rpc/',
    'Methods',
    '<h1>Methods</h1><h3 id="b"><code>eth_getBlockByNumber</code><a class="heading-anchor" href="#b">#</a></h3><p>A block.</p><pre><code>curl x</code></pre>',
  ),
  page('/fees/', 'Fees', '<h1>Fees</h1><p>Set <code>min-gas-prices</code> &amp; unbond.</p>'),
  page(
    '/words/',
    'Words',
    '<h1>Words</h1><h2 id="f">F</h2><h3 id="faucet">Faucet</h3><p>Gives coins.</p><h3 id="fee">Fee</h3><p>A price.</p>',
  ),
  page(
    '/questions/',
    'Questions',
    '<h2 id="q">Nodes</h2><p>All of them.</p><details id="begin"><summary>How do I begin?</summary><p>Read on.</p></details><p>After it.</p><details><summary>Output</summary><p>Long.</p></details>',
  ),
  page(
    '/guide/paths/',
    'Where',
    '<p>Guide.</p><h2 id="items">One</h2><p><code>/store/v1/items/{id}</code></p><h2 id="hosts">Two</h2><p>rpc.example.org</p><h2 id="other">Three</h2><p>store v1 items example org rpc</p>',
  ),
]
const words = {
  stopWords: ['how', 'do', 'i', 'a', 'get'],
  synonyms: [
    ['unstake', 'unbond'],
    ['hard drive', 'disk'],
  ],
}

function open(pages: readonly IndexedPage[]): IndexReader {
  const { common, files } = buildSearchIndex(pages, words)
  return new IndexReader(common, async (name) => JSON.parse(files.get(name) ?? ''))
}

const index = open(PAGES)

async function hrefsOf(query: string): Promise<string[]> {
  const reader = await index
  const { ranked } = await searchIndex(reader, query)
  const hits = await Promise.all(ranked.map(({ record }) => reader.place(record)))
  return hits.map(({ href }) => href)
}

test('cuts a page into sections with the headings above them', () => {
  const records = PAGES.flatMap((entry) => entry.records)
  expect(records.map(({ href, heading, body }) => `${href} ${heading} | ${body}`)).toEqual([
    '/faucet/  | Get test coins.',
    '/faucet/#limits Limits | One a day.',
    '/rpc/  | ',
    '/rpc/#b eth_getBlockByNumber | A block.',
    '/fees/  | Set min-gas-prices & unbond.',
    '/words/  | ',
    '/words/#f F | ',
    '/words/#faucet Faucet | Gives coins.',
    '/words/#fee Fee | A price.',
    '/questions/  | ',
    '/questions/#q Nodes | All of them. After it. Output Long.',
    '/questions/#begin How do I begin? | Read on.',
    '/guide/paths/  | Guide.',
    '/guide/paths/#items One | /store/v1/items/{id}',
    '/guide/paths/#hosts Two | rpc.example.org',
    '/guide/paths/#other Three | store v1 items example org rpc',
  ])
})

test('the description of a page opens it, unless its text begins so', () => {
  const described = (html: string) =>
    searchSections({
      href: '/a/',
      title: 'A',
      label: 'A',
      crumbs: [],
      description: 'All of it.',
      html,
    })[0]?.body
  expect(described('<p>Text.</p>')).toBe('All of it. Text.')
  expect(described('<p>All of it. And more.</p>')).toBe('All of it. And more.')
})

test('finds identifiers whole and in parts', () => {
  expect(tokensOf('eth_getBlockByNumber')).toEqual({
    tokens: ['ethgetblockbynumber', 'getblockbynumber'],
    parts: ['eth', 'get', 'block', 'by', 'number'],
  })
})

test('scripts without spaces are indexed in words', () => {
  expect(tokensOf('検索する API').tokens).toEqual(['検索', 'する', 'api'])
  expect(tokensOf('API検索').tokens).toEqual(['api', '検索'])
  expect(tokensOf('ابحث عن').tokens).toEqual(['ابحث', 'عن'])
})

test.each([
  ['eth_getBlockByNumber', '/rpc/#b'],
  ['eth_getBlockBy', '/rpc/#b'],
  ['faucet', '/faucet/'],
  ['fauc', '/faucet/'],
  ['facuet', '/faucet/'],
  ['fawcet', '/faucet/'],
  ['awfaucet', '/faucet/'],
  ['MinGasPrices', '/fees/'],
  ['unstake', '/fees/'],
  ['how do I get a faucet', '/faucet/'],
  ['how do I begin', '/questions/#begin'],
  ['limit', '/faucet/#limits'],
  ['lim its', '/faucet/#limits'],
  ['https://docs.example.org/guide/paths/', '/guide/paths/'],
  ['/store/v1/items/abc123', '/guide/paths/#items'],
  ['https://rpc.example.org/x?y=1', '/guide/paths/#hosts'],
])('%s finds %s', async (query, href) => {
  expect((await hrefsOf(query))[0]).toBe(href)
})

test.each([
  '',
  ' ',
  '....',
  '((',
  '.*[a-z]+$',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  'word '.repeat(2_000),
  'ابحث عن المحفظة',
  'שלום',
  '検索する',
  '\ud800',
  '\0',
])('%j throws nothing', async (query) => {
  await expect(hrefsOf(query)).resolves.toBeInstanceOf(Array)
})

test('a site without words finds nothing', async () => {
  expect((await searchIndex(open([page('/', '…', '')]), 'word')).ranked).toEqual([])
})

test('the same pages give the same index', () => {
  const build = () => buildSearchIndex(PAGES, words)
  expect([...build().files]).toEqual([...build().files])
})

test('a page that weighs less follows the others, except for its own name', async () => {
  const method = '<h1>shop_getGoods</h1><p>Goods of the shop.</p>'
  const guide = '<h1>Shop</h1><p>How goods get into the shop; shop_getGoods lists the goods.</p>'
  const hrefs = async (boost: number, query: string) => {
    const reader = open([
      { ...page('/method/', 'shop_getGoods', method), boost },
      page('/guide/', 'Shop', guide),
      ...PAGES,
    ])
    const { ranked } = await searchIndex(reader, query)
    const hits = await Promise.all(ranked.map(({ record }) => reader.place(record)))
    return hits.map(({ href }) => href).slice(0, 2)
  }
  expect(await hrefs(1, 'goods')).toEqual(['/method/', '/guide/'])
  expect(await hrefs(0.5, 'goods')).toEqual(['/guide/', '/method/'])
  expect(await hrefs(0.5, 'shop_getGoods')).toEqual(['/method/', '/guide/'])
})

test.each([
  ['shop_getGoods shop', '/method/'],
  ['is shop_getGoods() a shop', '/method/'],
  ['shop_getgoods shop', '/method/'],
  ['goods shop', '/guide/'],
])('an identifier among other words names its page: %s', async (query, expected) => {
  const guide = '<h1>Shop of goods</h1><p>The shop: shop_getGoods lists goods of the shop.</p>'
  const reader = open([
    { ...page('/method/', 'shop_getGoods', '<h1>shop_getGoods</h1><p>A list.</p>'), boost: 0.7 },
    page('/guide/', 'Shop of goods', guide),
    ...PAGES,
  ])
  const { ranked } = await searchIndex(reader, query)
  expect(await reader.place(ranked[0]?.record ?? 0)).toMatchObject({ pageHref: expected })
})

test('one plain word is not a name that a page keeps whatever it weighs', async () => {
  const hrefs = async (name: string, query: string) => {
    const reader = open([
      { ...page('/method/', name, `<h1>${name}</h1><p>Goods.</p>`), boost: 0.1 },
      page('/guide/', 'Shop', '<h1>Shop</h1><p>How to shut and shut down it.</p>'),
      ...PAGES,
    ])
    const { ranked } = await searchIndex(reader, query)
    const hits = await Promise.all(ranked.map(({ record }) => reader.place(record)))
    return hits.map(({ href }) => href).slice(0, 2)
  }
  expect(await hrefs('shut', 'shut')).toEqual(['/guide/', '/method/'])
  expect(await hrefs('shut down', 'shut down')).toEqual(['/method/', '/guide/'])
})

test('a mistyped word names a section as the right one does, and has its synonyms', async () => {
  const index = open([
    page('/list/', 'List', '<p>Delegate, delegate, delegate and delegate again. Unstake.</p>'),
    page('/stake/', 'Stake', '<p>Earn.</p><h2 id="d">Delegate coins</h2><p>Choose one.</p>'),
    page('/leave/', 'Leave', '<p>To unbond, wait three weeks.</p>'),
  ])
  const found = async (query: string) =>
    (await searchIndex(index, query)).ranked.map(({ record }) => record)
  expect(await found('delegte coins')).toEqual(await found('delegate coins'))
  expect((await found('delegte coins'))[0]).toBe(2)
  expect(await found('unstke')).toContain(3)
})

test('a word with a synonym is not mistyped, even if the site only has one like it', async () => {
  const index = open([
    page('/keys/', 'Keys', '<p>Derive a key.</p>'),
    page('/disk/', 'Space', '<p>The disk is full.</p>'),
  ])
  const { ranked } = await searchIndex(index, 'hard drive')
  expect(ranked.map(({ record }) => record)).toContain(1)
})

test('a value that no section contains tells nothing about the others', async () => {
  const found = async (query: string) =>
    (await searchIndex(open(PAGES), query)).ranked.map(({ record }) => record)
  expect(await found('coins x9999')).toEqual(await found('coins'))
})

test('an identifier that is being typed is not part of it', async () => {
  const reader = open([
    page('/eth/', 'Get test ETH', '<h1>Get test ETH</h1><p>Get ETH here: get eth.</p>'),
    ...PAGES,
  ])
  const { ranked } = await searchIndex(reader, 'eth_getBl')
  expect(await reader.place(ranked[0]?.record ?? 0)).toMatchObject({ pageHref: '/rpc/' })
})

test.each([
  'node_key.json',
  'keep-blocks',
])('an identifier is rare although its parts are not: %s', async (identifier) => {
  const common = '<p>The node has a key, in JSON, and keeps blocks.</p>'
  const sections = [1, 2, 3, 4].map((id) => `<h2 id="s${id}">Part ${id}</h2>${common}`).join('')
  const index = open([
    page('/node/', 'Node', sections),
    page('/lost/', 'Lost', `<p>Lost.</p><h2 id="b">Begin</h2><p>${identifier}</p>`),
  ])
  const { terms } = await searchIndex(index, `lost ${identifier}`)
  const weightOf = (term: string) => terms.get(term)?.weight ?? 0
  expect(weightOf(identifier.replace(/[_.-]/g, ''))).toBeGreaterThan(weightOf('lost'))
})
