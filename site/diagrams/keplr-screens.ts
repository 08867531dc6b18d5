import { network } from '../network.ts'
import { screens } from './screens.ts'

const { bech32, coin } = network

export const keplrScreens = screens([
  {
    title: 'Search',
    rows: [
      { text: 'Chains to show' },
      { field: 'HAQQ' },
      { field: 'HAQQ Network' },
      { press: 'Save' },
    ],
  },
  {
    title: 'Connect',
    rows: [
      { text: 'A site asks:' },
      { field: 'the site' },
      { text: 'may see your' },
      { text: 'addresses' },
      { press: 'Approve' },
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
