import { expect, test } from 'vitest'
import { isPublicAddress, isTaken } from './taken-values.ts'

test.each([
  'https://rpc.eth.haqq.network',
  'https://rest.cosmos.haqq.network/haqq/coinomics/v1/params',
  'wss://rpc-ws.eth.haqq.network',
  'grpc.cosmos.haqq.network:443',
  'haqq_11235-1',
  '0x80b5a32E4F032B2a058b4F29EC95EEfEEB87aDcd',
  'haqq17xpfvakm2amg962yls6f84z3kell8c5lj7kn4t',
  'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2',
])('readers copy %s', (text) => {
  expect(isTaken(text)).toBe(true)
})

test.each([
  'http://localhost:8545',
  'aISLM',
  'eth_getBalance',
  'https://<your-node>:8545',
  'app.toml',
  '0x…',
  'haqqd start',
  '/haqq/coinomics/v1/params',
  'https://rpc.eth.haqq.network/{path}',
])('%s stays text', (text) => {
  expect(isTaken(text)).toBe(false)
})

test('only addresses that any browser can open become links', () => {
  expect(isPublicAddress('https://rpc.eth.haqq.network')).toBe(true)
  for (const text of ['http://127.0.0.1:8545', 'wss://rpc-ws.eth.haqq.network', 'haqq_11235-1'])
    expect(isPublicAddress(text)).toBe(false)
})
