import { expect, test } from 'vitest'
import { decodedResult } from './decode-result.ts'

test.each([
  ['QUANTITY', '"0x1312d00"', '20,000,000'],
  ['QUANTITY, aISLM', '"0x22b1c8c1227a0000"', '2.5 ISLM'],
  ['QUANTITY, aISLM', '"0x0"', '0 ISLM'],
  ['QUANTITY, aISLM per gas', '"0x53d1ac100"', '22.5 gwei'],
  ['QUANTITY, aISLM per gas', '"0x4a817c800"', '20 gwei'],
  ['QUANTITY | null', '"0x2"', '2'],
])('%s %s is %s', (type, json, text) => {
  expect(decodedResult(type, json)).toBe(text)
})

test.each([
  ['QUANTITY', 'null'],
  ['QUANTITY', '"0x"'],
  ['DATA', '"0x12"'],
  ['QUANTITY', '{"code":-32602}'],
])('%s %s stays as it is', (type, json) => {
  expect(decodedResult(type, json)).toBeUndefined()
})
