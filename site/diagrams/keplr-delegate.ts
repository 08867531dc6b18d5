import { network } from '../network.ts'
import { dialog } from './dialog.ts'

const { bech32, coin, mainnet, wallets } = network

export const keplrDelegate = dialog(
  'Delegate',
  [
    { name: 'Network', value: mainnet.cosmosChainId.value, check: 'not the test network' },
    {
      name: 'Validator',
      value: `${bech32.validator.value}1...`,
      check: 'the one you chose',
    },
    {
      name: 'Amount',
      value: `100 ${coin.symbol.value}`,
      check: `keep a little ${coin.symbol.value}`,
    },
    { name: 'Fee', value: `in ${coin.symbol.value}`, check: 'far less than the amount' },
  ],
  wallets.keplr.labels.approve.value,
)
