import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wallets } from './services.ts'

const GUIDES = 'content/user-guides'

const LABELLED = [
  ['metamask', wallets.metamask, 'connect-your-wallet/Metamask.md'],
  ['keplr', wallets.keplr, 'connect-your-wallet/Keplr.md'],
  ['haqqWallet', wallets.haqqWallet, '../learn/ecosystem/wallet.md'],
] as const

test.each(
  LABELLED,
)('%s: its guide names the version and the day of the labels', async (name, wallet, guide) => {
  const text = await readFile(join(GUIDES, guide), 'utf8')
  expect(text).toContain(`{{wallets.${name}.version}}`)
  expect(text).toContain(`{{wallets.${name}.labelsRead}}`)
  for (const [label, { source, value }] of Object.entries(wallet.labels)) {
    expect(source.join(), label).toMatch(/(?:messages|en)\.json/)
    // Referred to, and not typed, so that a new version is compared in one place.
    if (value.includes(' ')) expect(text).not.toContain(`**${value}**`)
  }
})
