import { expect, test } from 'vitest'
import { breakLongNames } from './break-long-words.ts'

test.each([
  ['eth_getTransactionReceipt', 'eth_get<wbr>Transaction<wbr>Receipt'],
  ['coinomicsParams', 'coinomics<wbr>Params'],
  ['Staking precompile: delegate', 'Staking precompile: delegate'],
  ['Datenschutzgrundverordnung', 'Datenschutzgrundverordnung'],
  ['A &amp; B of net_peerCount', 'A &amp; B of net_peerCount'],
])('the title %s breaks at the joints of long names only', (title, expected) => {
  expect(breakLongNames(title)).toBe(expected)
})
