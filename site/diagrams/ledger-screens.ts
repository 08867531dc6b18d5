import { network } from '../network.ts'
import { screens } from './screens.ts'

const { coin } = network

export const ledgerScreens = screens([
  {
    title: 'Request',
    rows: [
      { text: 'In the wallet' },
      { field: `Send 1 ${coin.symbol.value}` },
      { text: 'to' },
      { field: '0x1122...9900' },
      { press: 'Continue' },
    ],
  },
  {
    title: 'On device',
    rows: [
      { text: 'Ethereum app' },
      { field: 'Amount 1' },
      { field: 'To 0x1122...' },
      { text: 'the same?' },
      { press: 'Accept' },
    ],
  },
  {
    title: 'Check',
    rows: [
      { text: 'In the wallet' },
      { field: 'Confirmed' },
      { text: 'In the explorer' },
      { field: `1 ${coin.symbol.value}` },
      { text: 'within seconds' },
    ],
  },
])
