import { network } from '../network.ts'
import { screens } from './screens.ts'

const { bech32, coin } = network

export const keplrScreens = screens([
  {
    title: 'Search',
    rows: [
      { text: 'Chains to show' },
      { field: 'HAQQ' },
      { text: 'HAQQ Network' },
      { buttons: ['Off', 'On'] },
      { buttons: ['Save'] },
    ],
  },
  {
    title: 'Connect',
    rows: [
      { text: 'A site asks:' },
      { field: 'the site' },
      { text: 'may see your' },
      { text: 'addresses' },
      { buttons: ['Reject', 'Approve'] },
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
