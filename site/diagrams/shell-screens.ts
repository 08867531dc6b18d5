import { network } from '../network.ts'
import { screens } from './screens.ts'

const { coin } = network

export const shellScreens = screens([
  {
    title: 'Delegate',
    rows: [
      { text: 'Validator' },
      { text: 'Commission 5%' },
      { field: `100 ${coin.symbol.value}` },
      { text: 'keep some back' },
      { press: 'Delegate' },
    ],
  },
  {
    title: 'Sign',
    rows: [
      { text: 'In the wallet' },
      { field: 'site of Shell' },
      { field: `100 ${coin.symbol.value}` },
      { text: 'your validator' },
      { press: 'Confirm' },
    ],
  },
  {
    title: 'Check',
    rows: [
      { text: 'Your stake' },
      { field: `100 ${coin.symbol.value}` },
      { text: 'Rewards' },
      { field: `0 ${coin.symbol.value}` },
      { text: 'within seconds' },
    ],
  },
])
