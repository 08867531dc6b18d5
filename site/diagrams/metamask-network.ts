import { network } from '../network.ts'
import { dialog } from './dialog.ts'

const { mainnet, coin, wallets } = network
const { labels } = wallets.metamask

export const metamaskNetwork = dialog(
  labels.addNetwork.value,
  [
    { name: 'Network name', value: mainnet.name.value, check: 'any name you like' },
    {
      name: labels.rpcUrl.value,
      value: mainnet.rpc.evm.value.replace('https://', ''),
      check: 'begins with https://',
    },
    {
      name: labels.chainId.value,
      value: String(mainnet.evmChainId.value),
      check: 'exactly this number',
    },
    { name: labels.symbol.value, value: coin.symbol.value, check: 'the fee is paid in it' },
  ],
  'Save',
)
