import { expect, test } from 'vitest'
import { queryParser } from './query-words.ts'

const parse = queryParser({
  stopWords: ['how', 'do', 'i', 'my', 'a', 'to'],
  synonyms: [
    ['seed phrase', 'mnemonic'],
    ['bridge', 'cross-chain'],
    ['fee', 'gas'],
  ],
})
const wholes = (query: string) => parse(query).words.map(({ whole }) => whole)
const synonyms = (query: string) =>
  parse(query)
    .alternatives.filter(({ kind }) => kind === 'synonym')
    .map(({ places, terms }) => [places, terms.join(' ')])

test('leaves out words without meaning, unless there are no others', () => {
  expect(wholes('how do I bridge')).toEqual(['bridge'])
  expect(wholes('how to')).toEqual(['how', 'to'])
})

test('knows the English words without meaning by itself', () => {
  const found = (stopWords?: string[]) =>
    queryParser({ synonyms: [], stopWords })('what is the bridge').words.map(({ whole }) => whole)
  expect(found()).toEqual(['bridge'])
  expect(found([])).toEqual(['what', 'is', 'the', 'bridge'])
})

test('takes each word once, at most twelve', () => {
  expect(wholes('key keys KEY')).toEqual(['key'])
  expect(wholes(Array.from({ length: 50 }, (_, at) => `w${at}`).join(' '))).toHaveLength(12)
})

test('only the last word is still being typed, until a space follows', () => {
  expect(parse('run node').words.map(({ isOpen }) => isOpen)).toEqual([false, true])
  expect(parse('run node ').words.map(({ isOpen }) => isOpen)).toEqual([false, false])
})

test('a synonym replaces the words of its phrase', () => {
  expect(synonyms('lost my seed phrase')).toEqual([[[1, 2], 'mnemonic']])
  expect(synonyms('mnemonic')).toEqual([[[0], 'seed phrase']])
  expect(synonyms('bridges')).toEqual([[[0], 'crosschain']])
  expect(synonyms('cross-chain')).toEqual([[[0], 'bridge']])
})

test('another form of a verb has related words', () => {
  expect(parse('bridging tokens').alternatives).toContainEqual({
    places: [0],
    terms: ['crosschain'],
    kind: 'related',
    phrase: 'cross-chain',
  })
})

test('identifiers have no synonyms, and half a phrase has none', () => {
  expect(synonyms('eth_gas estimateGas gas.price')).toEqual([])
  expect(synonyms('seed')).toEqual([])
})

test('two words are also searched as one', () => {
  expect(parse('meta mask').alternatives).toEqual([
    { places: [0, 1], terms: ['metamask'], kind: 'joined' },
  ])
})
