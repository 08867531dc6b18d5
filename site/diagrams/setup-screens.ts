import { screens } from './screens.ts'

export const setupScreens = screens([
  {
    title: 'Write down',
    rows: [
      { text: '12 or 24 words' },
      { field: '1 harbour' },
      { field: '2 lemon' },
      { text: 'and so on' },
      { press: 'On paper' },
    ],
  },
  {
    title: 'Confirm',
    rows: [
      { text: 'Which word is' },
      { text: 'number 2?' },
      { field: 'lemon' },
      { text: 'from your paper' },
      { press: 'Confirm' },
    ],
  },
  {
    title: 'Lock',
    rows: [
      { text: 'A password, for' },
      { text: 'this device only' },
      { field: '********' },
      { text: 'Your address' },
      { field: '0x1122...9900' },
    ],
  },
])
