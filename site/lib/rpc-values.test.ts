import { expect, test } from 'vitest'
import { rpcMethods } from '../data/rpc-methods.ts'
import { valueProblem } from './rpc-values.ts'

const STATE = 'QUANTITY | TAG | 32-byte hash | EIP-1898 object'
const HASH = `0x${'ab'.repeat(32)}`

test.each([
  [STATE, '20000000', 'Write 20000000 in hexadecimal: 0x1312d00.'],
  [STATE, '0x00', 'Leave out leading zeros: 0x0.'],
  [STATE, 'safe', 'This method refuses safe. Write latest or finalized: a block is final.'],
  [STATE, 'newest', 'Write a height in hexadecimal, or latest, finalized, pending or earliest.'],
  [STATE, '0x', 'A number is 0x and hexadecimal digits, such as 0x0.'],
  ['QUANTITY | TAG', '0x01', 'Leave out leading zeros: 0x1.'],
  ['QUANTITY', 'latest', 'A number is 0x and hexadecimal digits, such as 0x0.'],
  ['DATA, 32 bytes', '0x12', 'A hash is 0x and 64 hexadecimal digits; this has 2.'],
  ['DATA, 32 bytes', 'abc', 'A hash is 0x and 64 hexadecimal digits; this has other signs.'],
  ['DATA', '0xf', 'Bytes are 0x and two hexadecimal digits for each.'],
])('%s refuses %s', (type, text, problem) => {
  expect(valueProblem(type, text)).toBe(problem)
})

test.each([
  [STATE, 'latest'],
  [STATE, HASH],
  [STATE, '0x1312d00'],
  [STATE, '{"blockNumber":"0x1"}'],
  ['QUANTITY | TAG', 'safe'],
  ['DATA', '0x'],
  ['string', 'anything'],
])('%s accepts %s', (type, text) => {
  expect(valueProblem(type, text)).toBeUndefined()
})

test('every type with QUANTITY, a tag or bytes is known', () => {
  const types = new Set(rpcMethods.flatMap(({ params }) => params.map(({ type }) => type)))
  const unknown = [...types].filter(
    (type) =>
      /^(?:QUANTITY|DATA)/.test(type) &&
      type !== 'DATA, 20 bytes' &&
      valueProblem(type, 'not a value') === undefined,
  )
  expect(unknown).toMatchInlineSnapshot(`
    [
      "QUANTITY or number",
      "DATA, 65 bytes",
      "QUANTITY, aISLM per gas",
    ]
  `)
})
