import { network } from '../network.ts'
import { screens } from './screens.ts'

const { bech32, coin, mainnet } = network

export const keplrScreens = screens([
  {
    title: 'Search',
    rows: [
      { text: 'Chains to show' },
      { field: 'HAQQ' },
      { text: 'finds' },
      { field: 'HAQQ Network' },
      { press: 'Select' },
    ],
  },
  {
    title: 'Enable',
    rows: [
      { text: 'HAQQ Network' },
      { field: mainnet.cosmosChainId.value },
      { text: 'Coin' },
      { field: coin.symbol.value },
      { press: 'Save' },
    ],
  },
  {
    title: 'Check',
    rows: [
      { text: 'HAQQ Network' },
      { field: `${bech32.account.value}1zy3...5va` },
      { field: '0x1122...9900' },
      { text: 'Balance' },
      { field: `0 ${coin.symbol.value}` },
    ],
  },
])
