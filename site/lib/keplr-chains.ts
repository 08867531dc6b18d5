import { bech32, coin, keys } from '../facts/common.ts'
import { mainnet } from '../facts/mainnet.ts'
import { testnet } from '../facts/testnet.ts'
import type { KeplrChain } from './keplr.ts'

/** The layer 1 networks in Keplr's format, by the names that content uses. */
export const KEPLR_CHAINS: Readonly<Record<string, KeplrChain>> = {
  mainnet: chainOf(mainnet),
  testnet: chainOf(testnet),
}

function chainOf(network: typeof mainnet | typeof testnet): KeplrChain {
  const islm = {
    coinDenom: coin.symbol.value,
    coinMinimalDenom: coin.baseDenom.value,
    coinDecimals: coin.decimals.value,
  }
  const { low, average, high } = network.gasPrice
  const gasPriceStep = { low: low.value, average: average.value, high: high.value }
  return {
    chainId: network.cosmosChainId.value,
    chainName: network.name.value,
    rpc: network.rpc.tendermint.value,
    rest: network.rpc.rest.value,
    bip44: { coinType: keys.slip44.value },
    bech32Config: {
      bech32PrefixAccAddr: bech32.account.value,
      bech32PrefixAccPub: bech32.accountPub.value,
      bech32PrefixValAddr: bech32.validator.value,
      bech32PrefixValPub: bech32.validatorPub.value,
      bech32PrefixConsAddr: bech32.consensus.value,
      bech32PrefixConsPub: bech32.consensusPub.value,
    },
    currencies: [islm],
    stakeCurrency: islm,
    feeCurrencies: [{ ...islm, gasPriceStep }],
    features: ['eth-address-gen', 'eth-key-sign'],
  }
}
