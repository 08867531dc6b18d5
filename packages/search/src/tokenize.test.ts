import { expect, test } from 'vitest'
import { calledBeginning, calledTerm } from './called-terms.ts'
import { placedParts, placedWords, stem, tokensOf, words } from './tokenize.ts'

test.each([
  ['Run the node.', ['run', 'the', 'node']],
  ['eth_getBlockByNumber', ['ethgetblockbynumber']],
  ['min-gas-prices = 0.25', ['mingasprices', '0.25']],
  ['https://rpc.example.org/v1', ['rpcexampleorgv1']],
  ["the node's keys and the node’s port", ['the', 'node', 'keys', 'and', 'the', 'node', 'port']],
  ['ﬁle № ＡＢＣ', ['file', 'no', 'abc']],
  ['Größe ÉTAT', ['grosse', 'etat']],
  ['…—()', []],
  ['_private_ -flag- /path/', ['private', 'flag', 'path']],
  [
    '--fees -y (--keyring-backend=file) pre--post',
    ['--fees', '-y', '--keyringbackend', 'file', 'prepost'],
  ],
])('the words of %j are %j', (text, wholes) => {
  expect(words(text).map(({ whole }) => whole)).toEqual(wholes)
})

test.each([
  ['eth_getBlockByNumber', ['eth', 'get', 'block', 'by', 'number']],
  ['HTTPServer2', ['http', 'server2']],
  ['parseURL', ['parse', 'url']],
  ['cross-chain', ['cross', 'chain']],
  ['app.toml', ['app', 'toml']],
  ['1,000,000aISLM', ['1000000', 'aislm']],
  ['21days', ['21', 'days']],
  ['node', []],
  ['Node', []],
  ['ERC20', []],
])('the parts of %s are %j', (text, parts) => {
  expect(words(text).map((word) => word.parts)).toEqual([parts])
})

test.each([
  ['0xdeadbeef', ['0xdeadbeef']],
  [`0x${'A'.repeat(40)}`, [`0x${'a'.repeat(40)}`]],
  [`0x${'a'.repeat(64)}`, [`0x${'a'.repeat(62)}`]],
  ['haqq17xpfvakm2amg962yls6f84z3kell8c5lj7kn4t', ['haqq17xpfvakm2amg962yls6f84z3kell8c5lj7kn4t']],
  ['a'.repeat(10_000), ['a'.repeat(64)]],
  [`/${'a'.repeat(30)}/${'b'.repeat(90)}/`, ['a'.repeat(30), 'b'.repeat(64)]],
])('addresses and hashes of any length, %s, are words of at most 64 letters', (text, wholes) => {
  expect(words(text).map(({ whole }) => whole)).toEqual(wholes)
  expect(words(text).every(({ parts }) => parts.length === 0)).toBe(true)
})

test('a hash within a path is one part of it', () => {
  const hash = '65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3'
  expect(words(`ibc/${hash}`).map(({ parts }) => parts)).toEqual([['ibc', hash.toLowerCase()]])
})

test.each([
  ['24,576', '24576'],
  ['40,000,000', '40000000'],
  ['40.000.000', '40000000'],
  ["1’000'", '1000'],
  ['40\u00a0000', '40000'],
  ['1,000.5', '1000.5'],
  ['40 000 000', '40000000'],
  ['40 000', '40000'],
  ['४०,०००', '40000'],
  ['٤٠٬٠٠٠', '40000'],
  ['۴۰٬۰۰۰', '40000'],
  ['1,000,000aISLM', '1000000aislm'],
])('a number is the same with and without signs between thousands: %s', (text, whole) => {
  expect(words(text).map((word) => word.whole)).toEqual([whole])
})

test.each(['1,2,3', '[100,200]', '12,34', '1,2345', '404 500'])('%s is several numbers', (text) => {
  expect(words(text).length).toBeGreaterThan(1)
})

test('a flag is a term of its own beside its words', () => {
  const { tokens } = tokensOf('--keyring-backend')
  expect(tokens).toEqual(['--keyringbackend', 'keyringbackend', 'keyring', 'backend'])
  expect(tokensOf('--fees -y').tokens).toEqual(['--fees', 'fee', '-y', 'y'])
})

test('a file is a term without the folders above it', () => {
  expect(tokensOf('$HOME/.haqqd/config/addrbook.json').tokens).toContain('addrbookjson')
})

test.each([
  ['v1.7.6', ['1.7.6']],
  ['1.7.6', ['1.7.6']],
  ['1.75', ['1.75']],
  ['127.0.0.1:8545', ['127.0.0.1', '8545']],
  ['go1.21.13', ['go1.21.13', '1.21.13', 'go']],
  ['haqqd-v1.8.5.tar', ['haqqdv1.8.5tar', '1.8.5', 'haqqd', 'tar']],
])('versions keep their dots: %s', (text, expected) => {
  const { tokens, parts } = tokensOf(text)
  expect([...tokens, ...parts].sort()).toEqual([...expected].sort())
})

test('an English contraction is one word', () => {
  expect(words("we’ll it's").map(({ whole }) => whole)).toEqual(['we', 'it'])
})

test.each([
  "isn't",
  'isn’t',
  'isnt',
  'Cant',
  "can't",
  'wont',
  "couldn't",
])('a short negation is a word without meaning, in a text as in a query: %s', (negation) => {
  expect(words(`${negation} sync`).map(({ whole }) => whole)).toEqual(['do', 'sync'])
  expect(placedWords(`${negation} sync`).map(({ whole }) => whole)).toEqual(['do', 'sync'])
})

test.each(['want', 'int', 'mint', 'Canton', 'cantTransfer'])('no negation: %s', (word) => {
  expect(words(word)[0]?.raw).toBe(word)
})

test.each([
  ['Chinese', '全文検索', '検索'],
  ['Japanese', '設定を変更する', '変更'],
  ['Thai', 'ค้นหาที่นี่', 'ค้นหา'],
  ['Khmer', 'សួស្តីពិភពលោក', 'ពិភពលោក'],
  ['Lao', 'ສະບາຍດີຊາວໂລກ', 'ສະບາຍດີ'],
  ['Burmese', 'မြန်မာစာ', 'မြန်မာ'],
])('a text without spaces, %s, holds its words: %s has %s', (_, text, word) => {
  const { tokens, parts } = tokensOf(text)
  expect([...tokens, ...parts]).toContain(word)
})

test.each([
  ['Hindi', 'दस्तावेज़ खोज', ['दस्तावेज', 'खोज']],
  ['Tamil', 'தேடல் பக்கம்', ['தேடல்', 'பக்கம்']],
  ['Bengali', 'অনুসন্ধান', ['অনুসন্ধান']],
  ['Hebrew with points', 'שָׁלוֹם', ['שלום']],
  ['Arabic with marks', 'مُحَمَّد', ['محمد']],
  ['a lengthened Arabic word', 'مـحـمـد', ['محمد']],
  ['Arabic digits', '٤٢', ['42']],
  ['Hindi digits', '४२', ['42']],
  ['Persian', 'کتاب', ['كتاب']],
  ['German', 'Straße', ['strasse']],
  ['French', 'cœur déjà', ['coeur', 'deja']],
  ['Danish', 'Ærø', ['aero']],
  ['Polish', 'Łódź', ['lodz']],
  ['Turkish', 'İSTANBUL ılık', ['istanbul', 'ilik']],
  ['Greek', 'Άθήνας', ['αθηνασ']],
  ['Russian', 'ёлка мой', ['елка', 'мой']],
  ['Korean', '검색', ['검색']],
  ['Vietnamese', 'tìm kiếm', ['tim', 'kiem']],
  ['soft hyphens', 'vali\u00addator', ['validator']],
])('words of every script keep their letters and lose what readers leave out: %s', (_, text, wholes) => {
  expect(words(text).map(({ whole }) => whole)).toEqual(wholes)
})

test.each([
  ['検索する', ['検索', 'する']],
  ['鍵', ['鍵']],
  ['node検索', ['node', '検索']],
])('scripts without spaces, %s, are split into words', (text, wholes) => {
  expect(words(text).map(({ whole }) => whole)).toEqual(wholes)
})

test('shown words and their parts have places in the text', () => {
  const text = 'Set eth_getLogs, 24,576'
  const shown = placedWords(text).map(({ start, end, whole }) => [text.slice(start, end), whole])
  expect(shown).toEqual([
    ['Set', 'set'],
    ['eth_getLogs', 'ethgetlogs'],
    ['24,576', '24576'],
  ])
  expect(placedParts('eth_getLogs').map(({ start, end, whole }) => [start, end, whole])).toEqual([
    [0, 3, 'eth'],
    [4, 7, 'get'],
    [7, 11, 'log'],
  ])
})

test.each([
  ['validators', 'validator'],
  ['keys', 'key'],
  ['queries', 'query'],
  ['ties', 'tie'],
  ['boxes', 'box'],
  ['branches', 'branch'],
  ['hashes', 'hash'],
  ['quizzes', 'quizz'],
  ['fees', 'fee'],
  ['gas', 'gas'],
  ['class', 'class'],
  ['status', 'status'],
  ['analysis', 'analysis'],
  ['x402s', 'x402s'],
  ['its', 'its'],
  ['', ''],
])('the singular of %j is %j', (word, singular) => {
  expect(stem(word)).toBe(singular)
})

test('parts of an identifier are separate from words; those of a hyphenated word are words', () => {
  expect(tokensOf('Run eth_getLogs')).toEqual({
    tokens: ['run', 'ethgetlogs', 'getlogs'],
    parts: ['eth', 'get', 'log'],
  })
  expect(tokensOf('cross-chains')).toEqual({
    tokens: ['crosschains', 'cross', 'chain'],
    parts: [],
  })
  expect(tokensOf('min-gas-prices.toml').tokens).toEqual(['mingaspricestoml'])
})

test('parts of one letter are left out', () => {
  expect(tokensOf('a_block').parts).toEqual(['block'])
})

test('a cached word gives the same result', () => {
  expect(tokensOf('eth_call eth_call')).toEqual({
    tokens: ['ethcall', 'ethcall'],
    parts: ['eth', 'call', 'eth', 'call'],
  })
})

test.each([
  ['What is it?', 'whatisit='],
  ['Fees', 'fee='],
  ['', ''],
  ['?!', ''],
  ['a'.repeat(61), ''],
  ['a'.repeat(60), `${'a'.repeat(60)}=`],
])('%j as a whole is the term %j', (text, term) => {
  expect(calledTerm(text)).toBe(term)
  expect(calledBeginning(term)).toBe(term.slice(0, -1))
})
