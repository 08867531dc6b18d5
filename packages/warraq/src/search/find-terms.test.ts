import { buildSearchIndex } from '@warraq/search/build-index'
import { type AskedWord, findIdentifier, findTerms } from '@warraq/search/find-terms'
import { foldWord } from '@warraq/search/fold-word'
import { IndexReader } from '@warraq/search/index-reader'
import { pageWords } from '@warraq/search/page-words'
import { TYPO_WEIGHTS } from '@warraq/search/query-weights'
import { expect, test } from 'vitest'
import { searchSections } from './search-sections.ts'

/** An index of one page with this text. */
function indexOf(text: string): IndexReader {
  const records = searchSections({
    href: '/a/',
    title: 'A',
    label: 'A',
    crumbs: [],
    html: `<p>${text}</p>`,
  })
  const pages = [{ records, words: pageWords(records), crumbs: [], tag: 'docs' }]
  const words = { stopWords: [], synonyms: [] }
  const { common, files } = buildSearchIndex(pages, words)
  return new IndexReader(common, async (name) => JSON.parse(files.get(name) ?? ''))
}

const index = indexOf(
  'delegate delegation delegating delegated validator validators val vote voting fee faucet eth_getBlockByNumber store/v1/items x402 stake staking verify verification transfer cancel run',
)

async function found(whole: string, options: Partial<AskedWord> = {}): Promise<string[]> {
  const terms = await findTerms(index, { whole, isOpen: false, ...options })
  return terms.map(({ term }) => term)
}

test('a word matches itself first, then longer words that begin with it', async () => {
  expect(await found('validator')).toEqual(['validator'])
  expect(await found('vali')).toEqual(['validator'])
  expect((await found('stak')).slice(0, 2)).toEqual(['stake', 'staking'])
})

test('a word with a typo may begin the joined roots of a name, which count without other terms only', async () => {
  const named = indexOf(
    '</p><h2>Send to a precompile</h2><p>precompile</p><h2>What is a node?</h2><p>',
  )
  const termsOf = async (whole: string) =>
    (await findTerms(named, { whole, isOpen: false })).map(({ term }) => term)
  expect(await termsOf('precompilse')).toEqual(['precompile'])
  expect(await termsOf('whatisano')).toEqual(['whatisanode='])
})

test('a plural matches the singular', async () => {
  expect(await found('validators')).toEqual(['validator'])
  expect(await found('fees')).toEqual(['fee'])
})

test('a short word matches no longer words unless it is still being typed', async () => {
  expect(await found('val')).toEqual(['val'])
  expect(await found('val', { isOpen: true })).toEqual(['val', 'validator'])
  expect(await found('va')).toEqual([])
})

test.each([
  ['delegating', ['delegate', 'delegated', 'delegation']],
  ['verifying', ['verify', 'verification']],
  ['transferring', ['transfer']],
  ['cancelled', ['cancel']],
  ['voted', ['vote', 'voting']],
  ['running', ['run']],
])('other forms of a verb match, after the word itself: %s', async (asked, expected) => {
  expect((await found(asked)).filter((term) => term !== asked).sort()).toEqual(expected.sort())
})

const forms = indexOf('add try use see panic withdraw buy sent pay us red address trip')

test.each([
  ['adding', ['add']],
  ['trying', ['try']],
  ['using', ['use']],
  ['used', ['use']],
  ['seeing', ['see']],
  ['paying', ['pay']],
  ['panicking', ['panic']],
  ['withdrawn', ['withdraw']],
  ['bought', ['buy']],
  ['send', ['sent']],
])('short and irregular forms of a verb match: %s', async (asked, expected) => {
  const terms = await findTerms(forms, { whole: asked, isOpen: false })
  expect(terms.map(({ term }) => term)).toEqual(expected)
})

test.each([
  ['a Korean noun with its case', '지갑', '지갑을 열고'],
  ['an Arabic noun with its article', 'محفظة', 'افتح المحفظة'],
  [
    'an address without 0x',
    'd4949664cd82660aae99bedc034a0dea8a0bd517',
    '0xd4949664cd82660aae99bedc034a0dea8a0bd517',
  ],
])('%s matches: %s', async (_what, asked, text) => {
  const terms = await findTerms(indexOf(text), { whole: foldWord(asked), isOpen: false })
  expect(terms.length).toBe(1)
})

test('a typo never becomes a word without meaning', async () => {
  const terms = await findTerms(indexOf('get wgex'), { whole: 'wget', isOpen: false })
  expect(terms.map(({ term }) => term)).toEqual(['wgex'])
})

test('a form of the verb counts more than a word made from it', async () => {
  const terms = await findTerms(index, { whole: 'verifying', isOpen: false })
  const weightOf = (wanted: string) => terms.find(({ term }) => term === wanted)?.weight ?? 0
  expect(weightOf('verify')).toBeGreaterThan(weightOf('verification'))
  expect(weightOf('verification')).toBeGreaterThan(0)
})

test.each([
  ['fee', 'one letter in a short word', 'fea', []],
  ['vote', 'one letter in a word of four', 'vota', ['vote']],
  ['faucet', 'one letter', 'fawcet', ['faucet']],
  ['faucet', 'two letters in a word of seven', 'fawcetz', []],
  ['validator', 'two letters in a long word', 'valadater', ['validator']],
  ['x402', 'a digit', 'x403', []],
])('to find %s with %s wrong: %s', async (_term, _what, asked, expected) => {
  expect(await found(asked)).toEqual(expected)
})

const names = indexOf(
  '</p><h2 id="a">eth_getTransactionReceipt</h2><h2 id="b">web3_sha3</h2><h2 id="c">hexToBech32</h2><h2 id="d">bech32ToHex</h2><p>',
)

test.each([
  ['eth_getTransactionReciept', 'ethgettransactionreceipt'],
  ['eth_getTransactonReceipt', 'ethgettransactionreceipt'],
  ['web3_sa3', 'web3sha3'],
  ['hexToBehc32', 'hextobech32'],
  ['bech32THex', 'bech32tohex'],
])('a typo in the name of a section is tolerated, however long it is: %s', async (raw, term) => {
  const whole = raw.replace('_', '').toLowerCase()
  const terms = await findIdentifier(names, { raw, whole, isOpen: false })
  expect(terms.map((found) => found.term)).toEqual([term])
})

test.each(['hexToBech33', 'web2_sha3'])('another number is not a typo: %s', async (raw) => {
  const whole = raw.replace('_', '').toLowerCase()
  const terms = await findIdentifier(names, { raw, whole, isOpen: false })
  expect(terms).toEqual([])
})

test('a typo counts less than the word, two less than one', async () => {
  const weightOf = async (whole: string) =>
    (await findTerms(index, { whole, isOpen: false }))[0]?.weight
  expect(await weightOf('validator')).toBe(1)
  expect(await weightOf('validatar')).toBe(TYPO_WEIGHTS[0])
  expect(await weightOf('valadatar')).toBe(TYPO_WEIGHTS[1])
})

test.each([
  ['validator75', ['validator']],
  ['validators2', ['validator']],
  ['fee7', []],
  ['v1.7.6', []],
  ['x4027', []],
])('of an unknown word with a number, the word matches unless it is short: %s', async (asked, expected) => {
  expect(await found(asked)).toEqual(expected)
})

test('of an unknown identifier with a number, the identifier matches', async () => {
  const terms = await findIdentifier(index, {
    raw: 'eth_getBlockByNumber2',
    whole: 'ethgetblockbynumber2',
    isOpen: false,
  })
  expect(terms.map(({ term }) => term)).toEqual(['ethgetblockbynumber'])
})

test('a typo in the beginning of a word still being typed is tolerated', async () => {
  expect(await found('valad', { isOpen: true })).toContain('validator')
  expect(await found('valad')).toEqual([])
})

test('a known word has no typo matches', async () => {
  expect(await found('fee')).not.toContain('fees')
  expect(await found('vote')).not.toContain('note')
})

test('a word matches at most sixty terms, the nearest first', async () => {
  const many = indexOf(
    Array.from({ length: 100 }, (_, at) => `stak${'e'.repeat(at % 9)}x${at}`).join(' '),
  )
  const terms = await findTerms(many, { whole: 'stak', isOpen: false })
  expect(terms).toHaveLength(60)
  const weights = terms.map(({ weight }) => weight)
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
})

async function identified(raw: string, whole: string): Promise<string[]> {
  return (await findIdentifier(index, { raw, whole, isOpen: false })).map(({ term }) => term)
}

test('an identifier is found whole, by its beginning, or despite a typo', async () => {
  expect(await identified('eth_getBlockByNumber', 'ethgetblockbynumber')).toEqual([
    'ethgetblockbynumber',
  ])
  expect(await identified('eth_getBlock', 'ethgetblock')).toEqual(['ethgetblockbynumber'])
  expect(await identified('eth_getBlokByNumber', 'ethgetblokbynumber')).toEqual([
    'ethgetblockbynumber',
  ])
  expect(await identified('eth_nothing', 'ethnothing')).toEqual([])
})

test('the beginning of an identifier that is being typed counts nearly as much as the whole', async () => {
  const weightOf = async (raw: string, whole: string, isOpen: boolean) =>
    (await findIdentifier(index, { raw, whole, isOpen }))[0]?.weight ?? 0
  const typed = await weightOf('eth_getBlock', 'ethgetblock', true)
  expect(typed).toBeGreaterThan(2 * (await weightOf('eth_getBlock', 'ethgetblock', false)))
  expect(typed).toBeLessThan(await weightOf('eth_getBlockByNumber', 'ethgetblockbynumber', true))
})

test('a path is found without the value at its end or the host in front', async () => {
  expect(await identified('store/v1/items/abc1', 'storev1itemsabc1')).toEqual(['storev1items'])
  expect(await identified('host/store/v1/items', 'hoststorev1items')).toEqual(['storev1items'])
})
