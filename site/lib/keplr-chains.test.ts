import { expect, test } from 'vitest'
import { network } from '../network.ts'
import { KEPLR_CHAINS } from './keplr-chains.ts'

const { bech32, coin, keys } = network

test.each(['mainnet', 'testnet'] as const)('Keplr gets the facts of %s', (name) => {
  expect(KEPLR_CHAINS[name]).toMatchObject({
    chainId: network[name].cosmosChainId.value,
    bip44: { coinType: keys.slip44.value },
    bech32Config: {
      bech32PrefixAccAddr: bech32.account.value,
      bech32PrefixConsPub: `${bech32.account.value}valconspub`,
    },
    feeCurrencies: [{ coinMinimalDenom: coin.baseDenom.value, coinDecimals: coin.decimals.value }],
  })
})
