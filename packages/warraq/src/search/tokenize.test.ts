import { expect, test } from 'vitest'
import { calledBeginning, calledTerm, stem, tokensOf, words } from './tokenize.ts'

test.each([
  ['Run the node.', ['run', 'the', 'node']],
  ['eth_getBlockByNumber', ['ethgetblockbynumber']],
  ['min-gas-prices = 0.25', ['mingasprices', '025']],
  ['https://rpc.example.org/v1', ['rpcexampleorgv1']],
  ["the node's keys and the node’s port", ['the', 'node', 'keys', 'and', 'the', 'node', 'port']],
  ['ﬁle № ＡＢＣ', ['file', 'no', 'abc']],
  ['Größe ÉTAT', ['größe', 'état']],
  ['…—()', []],
  ['_private_ -flag- /path/', ['private', 'flag', 'path']],
])('the words of %j are %j', (text, wholes) => {
  expect(words(text).map(({ whole }) => whole)).toEqual(wholes)
})

test.each([
  ['eth_getBlockByNumber', ['eth', 'get', 'block', 'by', 'number']],
  ['HTTPServer2', ['http', 'server2']],
  ['parseURL', ['parse', 'url']],
  ['cross-chain', ['cross', 'chain']],
  ['app.toml', ['app', 'toml']],
  ['node', []],
  ['Node', []],
  ['ERC20', []],
])('the parts of %s are %j', (text, parts) => {
  expect(words(text).map((word) => word.parts)).toEqual([parts])
})

test.each([
  ['0xdeadbeef', ['0xdeadbeef']],
  [`0x${'a'.repeat(40)}`, [`0x${'a'.repeat(40)}`]],
  [`0x${'a'.repeat(64)}`, []],
  ['a'.repeat(81), []],
  ['a'.repeat(80), ['a'.repeat(80)]],
])('of hashes and encoded data, %s, only addresses are words', (text, wholes) => {
  expect(words(text).map(({ whole }) => whole)).toEqual(wholes)
})

test.each([
  ['検索する', ['検索', '索す', 'する']],
  ['鍵', ['鍵']],
  ['node検索', ['node', '検索']],
])('scripts without spaces, %s, are split into pairs', (text, wholes) => {
  expect(words(text).map(({ whole }) => whole)).toEqual(wholes)
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
    tokens: ['run', 'ethgetlogs'],
    parts: ['eth', 'get', 'log'],
  })
  expect(tokensOf('cross-chains')).toEqual({
    tokens: ['crosschains', 'cross', 'chain'],
    parts: [],
  })
  expect(tokensOf('min-gas-prices.toml').tokens).toEqual(['mingaspricestoml'])
})

test('parts of one letter are left out, and words too long for the index', () => {
  expect(tokensOf('a_block').parts).toEqual(['block'])
  expect(tokensOf('b'.repeat(43)).tokens).toEqual([])
  expect(tokensOf('b'.repeat(42)).tokens).toEqual(['b'.repeat(42)])
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
