import { expect, test } from 'vitest'
import { mainnet } from '../facts/mainnet.ts'
import { testnet } from '../facts/testnet.ts'
import { RPC_ENDPOINTS } from './api-endpoints.ts'
import { otherChain, otherPrefix } from './other-chain.ts'

const [{ url }] = RPC_ENDPOINTS
const NAME = `not ${mainnet.name.value} (${mainnet.evmChainId.value})`

test.each([
  ['eth_chainId', '"0x1"'],
  ['net_version', '"1"'],
  ['eth_chainId', `"${testnet.evmChainIdHex.value}"`],
])('%s %s is another chain than mainnet', (method, json) => {
  expect(otherChain(method, url, json)).toBe(NAME)
})

test.each([
  ['eth_chainId', url, `"${mainnet.evmChainIdHex.value}"`],
  ['net_version', url, `"${mainnet.evmChainId.value}"`],
  ['eth_blockNumber', url, '"0x1"'],
  ['eth_chainId', url, 'null'],
  ['eth_chainId', url, '"one"'],
  // A node on the reader's computer may serve any chain.
  ['eth_chainId', 'http://localhost:8545', '"0x1"'],
])('nothing is said about %s at %s: %s', (method, endpoint, json) => {
  expect(otherChain(method, endpoint, json)).toBeUndefined()
})

test('an error about the prefix of an address shows another chain', () => {
  expect(otherPrefix('{"message":"invalid Bech32 prefix; expected cosmos, got haqq"}')).toBe(
    'the endpoint serves another chain, whose addresses start with cosmos1',
  )
  expect(otherPrefix('invalid Bech32 prefix; expected haqq, got cosmos')).toBeUndefined()
  expect(otherPrefix('{"message":"Not Implemented"}')).toBeUndefined()
})
