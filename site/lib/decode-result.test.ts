import { expect, test } from 'vitest'
import { decodedResult } from './decode-result.ts'

test.each([
  ['QUANTITY', '"0x1312d00"', '20,000,000'],
  ['QUANTITY, aISLM', '"0x22b1c8c1227a0000"', '2.5 ISLM'],
  ['QUANTITY, aISLM', '"0x0"', '0 ISLM'],
  ['QUANTITY, aISLM per gas', '"0x53d1ac100"', '22.5 gwei'],
  ['QUANTITY, aISLM per gas', '"0x4a817c800"', '20 gwei'],
  ['QUANTITY | null', '"0x2"', '2'],
  ['DATA', `"0x${'6'.padStart(64, '0')}"`, '6 as a number'],
  ['DATA', `"0x${'ab'.repeat(20).padStart(64, '0')}"`, `0x${'ab'.repeat(20)} as an address`],
  [
    'object | null',
    'null',
    'this node does not know it; it is of another network, not on the chain yet, or pruned',
  ],
])('%s %s is %s', (type, json, text) => {
  expect(decodedResult(type, json)).toBe(text)
})

test.each([
  ['QUANTITY', 'null'],
  ['QUANTITY', '"0x"'],
  ['DATA', '"0x12"'],
  ['DATA', `"0x${'f'.repeat(64)}"`],
  ['object', 'null'],
  ['QUANTITY', '{"code":-32602}'],
])('%s %s stays as it is', (type, json) => {
  expect(decodedResult(type, json)).toBeUndefined()
})
