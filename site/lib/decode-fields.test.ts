import { expect, test } from 'vitest'
import { decodedFields } from './decode-fields.ts'

const shown = (answer: unknown) =>
  decodedFields(typeof answer === 'string' ? answer : JSON.stringify(answer)).map(
    ({ path, means }) => `${path}: ${means}`,
  )

test('numbers, prices, amounts, dates and outcomes of a JSON-RPC answer', () => {
  const answer = {
    number: '0x63d202',
    hash: '0x0b',
    timestamp: '0x6478a1f0',
    baseFeePerGas: '0x4a817c800',
    transactions: [{ value: '0x22b1c8c1227a0000', to: '0x01', nonce: '0x7' }],
    status: '0x0',
  }
  expect(shown(answer)).toEqual([
    'number: 6,541,826',
    'timestamp: 2023-06-01 13:49:36 UTC',
    'baseFeePerGas: 20 gwei',
    'transactions[0].value: 2.5 ISLM',
    'transactions[0].nonce: 7',
    'status: failure',
  ])
})

test('each price of a list', () => {
  expect(shown({ baseFeePerGas: ['0x4a817c800', '0x53d1ac100'] })).toEqual([
    'baseFeePerGas[0]: 20 gwei',
    'baseFeePerGas[1]: 22.5 gwei',
  ])
})

test('amounts and prices of a REST answer; other decimal numbers say all themselves', () => {
  const answer = {
    balances: [
      { denom: 'aISLM', amount: '1250000000000000000' },
      { denom: 'aLIQUID1', amount: '1' },
      { denom: 'aISLM', amount: '0.5' },
    ],
    base_fee: '20000000000',
    nonce: '7',
    total: '2',
  }
  expect(shown(answer)).toEqual(['balances[0]: 1.25 ISLM', 'base_fee: 20 gwei'])
})

test('numbers beyond the digits of JavaScript stay exact', () => {
  expect(shown('{"balance":"9007199254740993000000000000000001"}')).toEqual([
    'balance: 9007199254740993.000000000000000001 ISLM',
  ])
})

test('at most twelve fields, and none of what is no answer', () => {
  expect(shown(Array.from({ length: 40 }, () => ({ number: '0x1' })))).toHaveLength(12)
  for (const text of ['HTTP status 501', 'null', '"0x1"', '{"timestamp":"0xfffffffffffffff"}'])
    expect(shown(text)).toEqual([])
})
