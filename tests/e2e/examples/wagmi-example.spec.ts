import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createPublicClient, formatEther, http } from 'viem'
import { haqqTestedge2 } from 'viem/chains'
import {
  type ExampleProject,
  installedExample,
  lacksPackages,
} from '../../build/example-project.ts'
import { type Anvil, RICH_ACCOUNT, startAnvil } from '../anvil.ts'

const ORIGIN = 'http://wagmi.test'
const RECIPIENT = '0x1122334455667788990011223344556677889900'
const [RPC] = haqqTestedge2.rpcUrls.default.http
/** Ends what hangs. */
const PROJECT_MS = 240_000

let anvil: Anvil | undefined
let project: ExampleProject | undefined

test.afterEach(async () => {
  await anvil?.stop()
  if (project !== undefined) await rm(dirname(project.folder), { recursive: true, force: true })
})

test('the wagmi project sends coins with a wallet of the browser', async ({ page }) => {
  test.skip(lacksPackages('wagmi'), 'its packages are not installed')
  test.setTimeout(PROJECT_MS)
  const { url } = await startNode()
  const { folder, run } = await wagmiProject()
  await run(['vite', 'build', '--logLevel', 'error'])
  const ask = async (body: string) =>
    (await fetch(url, { method: 'POST', headers: JSON_TYPE, body })).text()

  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({
      path: join(folder, 'dist', pathname === '/' ? 'index.html' : pathname),
    })
  })
  await page.route(`${RPC}/**`, async (route) => {
    const body = route.request().postData()
    await route.fulfill({ headers: CORS, body: body === null ? '' : await ask(body) })
  })
  await page.exposeFunction('askAnvil', ask)
  await page.addInitScript(installWallet, RICH_ACCOUNT)

  await page.goto(ORIGIN)
  await page.getByRole('button', { name: 'Test wallet' }).click({ timeout: 30_000 })
  await expect(page.getByText(`${RICH_ACCOUNT}: 10000 ISLM`)).toBeVisible()
  await page.getByPlaceholder('0x…').fill(RECIPIENT)
  await page.getByRole('button', { name: 'Send 0.01 ISLM' }).click()
  await expect(page.getByText('success')).toBeVisible({ timeout: 30_000 })
  const client = createPublicClient({ chain: haqqTestedge2, transport: http(url) })
  expect(formatEther(await client.getBalance({ address: RECIPIENT }))).toBe('0.01')
})

async function startNode(): Promise<Anvil> {
  anvil = await startAnvil({ chainId: haqqTestedge2.id })
  return anvil
}

async function wagmiProject(): Promise<ExampleProject> {
  project = await installedExample('wagmi')
  return project
}

const JSON_TYPE = { 'Content-Type': 'application/json' }
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  ...JSON_TYPE,
}

/** A wallet that announces itself, holds one account, and signs with the node. */
function installWallet(account: string): void {
  const { askAnvil } = window as unknown as { askAnvil: (body: string) => Promise<string> }
  let isConnected = false
  const provider = {
    on: () => undefined,
    removeListener: () => undefined,
    request: async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
      if (method === 'eth_requestAccounts') isConnected = true
      // A wallet shows its account only to pages that it is connected with.
      if (/^eth_(?:requestA|a)ccounts$/.test(method)) return isConnected ? [account] : []
      const answer = await askAnvil(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
      const { result, error } = JSON.parse(answer)
      if (error !== undefined) throw error
      return result
    },
  }
  const info = { uuid: 'test', name: 'Test wallet', rdns: 'org.example', icon: '' }
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: Object.freeze({ info, provider }),
      }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
}
