import { expect, test } from 'vitest'
import { createTextCheck } from '../checks/check-text.ts'
import { WRONG_WORDS } from './wrong-words.ts'

const check = createTextCheck(WRONG_WORDS)
const wrong = (text: string) => check({ file: 'a.md', text }).map(({ line }) => line)

test.each([
  'It needs your seed phrase once.',
  'Send the file with your [seed phrase](../a.md) to the support.',
  'Photograph it, store it online.',
  'Keep a copy of the phrase in your e-mail.',
  'Enter your seed phrase into the form of the support.',
  'Any network will do.',
  'Choose the largest allowance, so that it is asked once.',
  'Leaving is possible at any moment, free at once.',
  'Take the address from the last transfer.',
  'Redeem into an exchange address.',
  'The seed phrase that you saw: send the seed phrase to the support.',
])('costs a reader coins: %s', (text) => {
  expect(wrong(`# A\n\n${text}`)).toEqual([3])
})

test.each([
  'It never needs a private key, a seed phrase or a payment.',
  'MetaMask asks for the seed phrase only when you restore a wallet.',
  'Do not photograph it, store it online, or enter it anywhere.',
  'Do not redeem into an exchange address.',
  'Back up the seed phrase offline, then delete the file.',
  'After the third, all of them are free at once.',
  'Thieves ask for the seed phrase.',
  'Imitations of the wallet ask for the seed phrase.',
  'Leave at once when a page asks for a seed phrase.',
])('is right: %s', (text) => {
  expect(wrong(text)).toEqual([])
})
