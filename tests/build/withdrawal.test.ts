import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('the withdrawal opens the keystore as the other scripts in viem do', async () => {
  const page = await readFile('content/l2-network/bridge.md', 'utf8')
  const shared = await readFile('examples/viem/keystore.ts', 'utf8')
  expect(page).toContain(`\`\`\`typescript complete title="keystore.ts"\n${shared}\`\`\``)
})
