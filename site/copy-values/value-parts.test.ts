import { expect, test } from 'vitest'
import { mayBreak, valueParts } from './value-parts.ts'

test.each([
  ['0x80b5a32E4F032B2a058b4F29EC95EEfEEB87aDcd', '0x80b5a32E…EB87aDcd'],
  ['haqq17xpfvakm2amg962yls6f84z3kell8c5lj7kn4t', 'haqq17xpfv…5lj7kn4t'],
  ['https://rest.cosmos.testedge2.haqq.network', '…rest.cosmos.testedge2.haqq.network'],
  ['https://rpc.eth.haqq.network', 'https://rpc.eth.haqq.network'],
  ['haqq_11235-1', 'haqq_11235-1'],
])('a phone shows %s as %s, on one line', (text, short) => {
  const parts = valueParts(text)
  expect(parts.map((part) => (part.leftOut === undefined ? part.text : '…')).join('')).toBe(short)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(mayBreak(text)).toBe(false)
})

test.each([
  ['/haqq/coinomics/v1/params', ['/', 'haqq/', 'coinomics/', 'v1/', 'params']],
  [
    'https://explorer.haqq.network/token/ADDRESS',
    ['https://', 'explorer.', 'haqq.', 'network/', 'token/', 'ADDRESS'],
  ],
])('%s breaks at its joints', (text, parts) => {
  expect(valueParts(text).map((part) => part.text)).toEqual(parts)
  expect(mayBreak(text)).toBe(true)
})

test('a hash is shortened, and breaks where it is shown in full', () => {
  const hash = `ibc/${'A1'.repeat(32)}`
  expect(valueParts(hash)[1]).toMatchObject({ leftOut: 'middle' })
  expect(mayBreak(hash)).toBe(true)
})
