import { network } from '../network.ts'
import { screens } from './screens.ts'

const { mainnet, coin } = network

export const metamaskScreens = screens([
  {
    title: 'Compare',
    rows: [
      { text: 'Add this network?' },
      { field: mainnet.name.value },
      { field: `Chain id ${mainnet.evmChainId.value}` },
      { text: 'RPC URL, symbol' },
      { press: 'Approve' },
    ],
  },
  {
    title: 'Switch',
    rows: [
      { text: 'Use this network?' },
      { field: 'Ethereum' },
      { text: 'changes to' },
      { field: mainnet.name.value },
      { press: 'Switch' },
    ],
  },
  {
    title: 'Check',
    rows: [
      { field: mainnet.name.value },
      { text: 'Account 1' },
      { field: '0x1122...9900' },
      { text: 'Balance' },
      { field: `0 ${coin.symbol.value}` },
    ],
  },
])
