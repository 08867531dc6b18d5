import { readdir, readFile } from 'node:fs/promises'
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

test('each page names version and day of the wallets whose labels it uses', async () => {
  const missing: string[] = []
  let uses = 0
  for (const name of await readdir('content', { recursive: true })) {
    if (!name.endsWith('.md')) continue
    const text = await readFile(join('content', name), 'utf8')
    for (const wallet of new Set(text.match(/(?<=\{\{wallets\.)\w+(?=\.labels\.)/g))) {
      uses++
      for (const fact of ['version', 'labelsRead'])
        if (!text.includes(`{{wallets.${wallet}.${fact}}}`))
          missing.push(`${name}: ${wallet}.${fact}`)
    }
  }
  expect(missing).toEqual([])
  expect(uses).toBeGreaterThan(LABELLED.length)
})
