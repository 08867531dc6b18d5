import { expect, type Page, test } from '@playwright/test'
import { MAINNET, TESTNET } from '../facts.ts'

const NETWORKS = '/develop/api/networks/'

/** Answers of the wallets in a test. */
interface FakeWallets {
  /** Wallets that announce themselves, by name; `chain` is their network after a request. */
  readonly eip6963?: readonly {
    readonly name: string
    readonly chain?: string
    readonly error?: { readonly code: number; readonly message: string }
    /** Its error for `wallet_switchEthereumChain`. */
    readonly switchError?: { readonly code: number; readonly message: string }
  }[]
  readonly keplr?: { readonly error?: string }
}

/**
 * Add wallets to the page before its own code runs; their requests are recorded in `window.asked`.
 */
async function installWallets(page: Page, wallets: FakeWallets): Promise<void> {
  await page.addInitScript(({ eip6963 = [], keplr }) => {
    const asked: unknown[] = []
    Object.assign(window, { asked })
    for (const { name, chain, error, switchError } of eip6963) {
      const provider = {
        request: async (call: { method: string }) => {
          asked.push(call)
          if (error !== undefined) throw error
          if (switchError !== undefined && call.method === 'wallet_switchEthereumChain')
            throw switchError
          return call.method === 'eth_chainId' ? chain : null
        },
      }
      const detail = Object.freeze({ info: { uuid: name, name, rdns: name, icon: '' }, provider })
      window.addEventListener('eip6963:requestProvider', () =>
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
      )
    }
    if (keplr !== undefined)
      Object.assign(window, {
        keplr: {
          experimentalSuggestChain: async (chain: unknown) => {
            asked.push(chain)
            if (keplr.error !== undefined) throw new Error(keplr.error)
          },
        },
      })
  }, wallets)
}

/** Scroll to the islands, which hydrates them and may rename a button; then press the button. */
async function press(page: Page, name: string): Promise<void> {
  for (const island of await page.locator('docs-island:visible').all()) {
    await island.scrollIntoViewIfNeeded()
    await expect(island.getByRole('button').first()).toHaveAttribute('aria-disabled', 'false')
  }
  await page.getByRole('button', { name }).click()
}

const askedOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: Record<string, unknown>[] }).asked)

test.describe('a network for an EIP-6963 wallet', () => {
  test('no wallet', async ({ page }) => {
    await page.goto(NETWORKS)
    await press(page, `Add ${MAINNET.name} to a wallet`)
    await expect(page.getByText('No wallet answered.')).toBeVisible()
  })

  for (const width of [390, 1280])
    test(`no wallet at ${width} px: links into the browsers of wallets`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(NETWORKS)
      await press(page, `Add ${MAINNET.name} to a wallet`)
      await expect(page.getByRole('link', { name: 'Open this page in MetaMask' })).toHaveAttribute(
        'href',
        /^https:\/\/link\.metamask\.io\/dapp\/[^/]+\/develop\/api\/networks\//,
      )
      await expect(
        page.getByRole('link', { name: 'Open this page in HAQQ Wallet' }),
      ).toHaveAttribute('href', /^haqq:\/\/web3browser\?uri=http/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      )
    })

  test('a wallet that announces nothing, as in the browser of an app', async ({ page }) => {
    await page.addInitScript((chainId) => {
      const request = async ({ method }: { method: string }) =>
        method === 'eth_chainId' ? chainId : null
      Object.assign(window, { ethereum: { request } })
    }, MAINNET.hexId)
    await page.goto(NETWORKS)
    await press(page, `Add ${MAINNET.name} to a wallet`)
    await expect(page.getByText(`The wallet of this browser is on ${MAINNET.name}.`)).toBeVisible()
  })

  test('a locked wallet that never answers', async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      Object.assign(window, { ethereum: { request: () => new Promise(() => {}) } })
    })
    await page.goto(NETWORKS)
    await press(page, `Add ${MAINNET.name} to a wallet`)
    await expect(page.getByText('Answer the request in')).toBeVisible()
    await page.clock.fastForward('01:00')
    await expect(page.getByText('No answer yet. Is the wallet locked')).toBeVisible()
  })

  test('each wallet gets a button; the requested one reports its outcome', async ({ page }) => {
    await installWallets(page, {
      eip6963: [{ name: 'Purse', chain: MAINNET.hexId }, { name: 'Pouch' }],
    })
    await page.goto(NETWORKS)
    await page.getByRole('button', { name: `Add ${MAINNET.name} to a wallet` }).focus()
    await expect(page.getByRole('button', { name: `Add ${MAINNET.name} to Pouch` })).toBeVisible()
    await expect(page.getByRole('button', { name: `Add ${MAINNET.name} to Purse` })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Purse is on ${MAINNET.name}.`)).toBeVisible()
    const [first] = await askedOf(page)
    expect(first).toMatchObject({
      method: 'wallet_addEthereumChain',
      params: [{ chainId: MAINNET.hexId, rpcUrls: [MAINNET.evm] }],
    })
  })

  test('the test network', async ({ page }) => {
    await installWallets(page, { eip6963: [{ name: 'Purse', chain: TESTNET.hexId }] })
    await page.goto('/develop/faucet/')
    await press(page, `Add ${TESTNET.name} to Purse`)
    await expect(page.getByText(`Purse is on ${TESTNET.name}.`)).toBeVisible()
  })

  for (const [what, wallet, text] of [
    ['rejected', { error: { code: 4001, message: 'User rejected' } }, 'You declined the request'],
    ['wrong chain', { chain: '0x1' }, 'is still on another network'],
    [
      'unknown chain',
      { chain: '0x1', switchError: { code: 4902, message: 'Unrecognized chain ID' } },
      `did not add ${MAINNET.name}. Add it by hand`,
    ],
    ['open request', { error: { code: -32002, message: 'pending' } }, 'has an open request'],
    ['cannot add', { error: { code: 4200, message: 'unsupported' } }, 'Add it by hand'],
    [
      'another symbol',
      { error: { code: -32602, message: 'nativeCurrency.symbol does not match' } },
      'under another symbol such as ISLMT',
    ],
    ['anything else', { error: { code: -32603, message: 'Bad RPC' } }, 'Purse refused: Bad RPC'],
  ] as const) {
    test(what, async ({ page }) => {
      await installWallets(page, { eip6963: [{ name: 'Purse', ...wallet }] })
      await page.goto(NETWORKS)
      await press(page, `Add ${MAINNET.name} to Purse`)
      await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
    })

    test(`${what}, on the test network`, async ({ page }) => {
      await installWallets(page, { eip6963: [{ name: 'Purse', ...wallet }] })
      await page.goto('/develop/faucet/')
      await press(page, `Add ${TESTNET.name} to Purse`)
      await expect(page.getByText(text.replace(MAINNET.name, TESTNET.name))).toBeVisible()
    })
  }
})

test.describe('a network for Keplr', () => {
  test('no Keplr', async ({ page }) => {
    await page.goto(NETWORKS)
    await press(page, `Add ${MAINNET.name} to Keplr`)
    await expect(page.getByText('Keplr is not in this browser.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open this page in Keplr' })).toBeVisible()
  })

  test('receives the chain', async ({ page }) => {
    await installWallets(page, { keplr: {} })
    await page.goto('/user-guides/connect-your-wallet/Keplr/')
    await press(page, `Add ${TESTNET.name} to Keplr`)
    await expect(
      page.getByText(`Keplr knows ${TESTNET.name} (${TESTNET.cosmosId}).`, { exact: false }),
    ).toBeVisible()
    expect(await askedOf(page)).toMatchObject([
      {
        chainId: TESTNET.cosmosId,
        bip44: { coinType: 60 },
        features: ['eth-address-gen', 'eth-key-sign'],
      },
    ])
  })

  for (const [path, network] of [
    ['/user-guides/connect-your-wallet/Keplr/', TESTNET.name],
    [NETWORKS, MAINNET.name],
  ] as const)
    test(`knows ${network} already, answers at once and shows no empty account`, async ({
      page,
    }) => {
      // Keplr asks nothing and changes nothing then; a list of chains without coins stays hidden.
      await installWallets(page, { keplr: {} })
      await page.goto(path)
      await press(page, `Add ${network} to Keplr`)
      const outcome = page.getByRole('status').filter({ hasText: `Keplr knows ${network}` })
      await expect(outcome).toContainText('hides networks without coins')
      await expect(outcome).toContainText('Add/Remove Chains')
    })

  test('is locked, and never answers', async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      const experimentalSuggestChain = () => new Promise(() => {})
      Object.assign(window, { keplr: { experimentalSuggestChain } })
    })
    await page.goto(NETWORKS)
    await press(page, `Add ${MAINNET.name} to Keplr`)
    await expect(page.getByText('Answer the request in Keplr.')).toBeVisible()
    await page.clock.fastForward('01:00')
    await expect(page.getByText('No answer yet. Is the wallet locked')).toBeVisible()
  })

  test('rejected', async ({ page }) => {
    await installWallets(page, { keplr: { error: 'Request rejected' } })
    await page.goto(NETWORKS)
    await press(page, `Add ${MAINNET.name} to Keplr`)
    await expect(page.getByText('You declined the request in Keplr.')).toBeVisible()
  })
})

test.describe('endpoint status', () => {
  const answer = (chainId: string, cosmosChainId: string) => async (page: Page) => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    await page.route(`${MAINNET.evm}/**`, (route) => {
      const { method } = (route.request().postDataJSON() ?? {}) as { method?: string }
      const result = method === 'eth_chainId' ? chainId : '0x1312d00'
      return route.fulfill({ json: { jsonrpc: '2.0', id: 1, result }, headers })
    })
    await page.route(`${MAINNET.rest}/**`, (route) =>
      route.fulfill({
        json: { block: { header: { height: '20000000', chain_id: cosmosChainId } } },
        headers,
      }),
    )
  }
  const ask = (page: Page) => press(page, `Ask the endpoints of ${MAINNET.name} now`)

  test('height, latency and the right network', async ({ page }) => {
    await answer(MAINNET.hexId, MAINNET.cosmosId)(page)
    await page.goto(NETWORKS)
    await ask(page)
    const height = 'height 20,000,000, answered in \\d+ ms'
    await expect(page.locator('[data-state="right"]')).toHaveText([
      new RegExp(`EVM JSON-RPC: ${height}; chain id ${MAINNET.id}, the right network`),
      new RegExp(`Cosmos REST: ${height}; chain id ${MAINNET.cosmosId}, the right network`),
    ])
  })

  test('a wrong network', async ({ page }) => {
    await answer('0x1', 'cosmoshub-4')(page)
    await page.goto(NETWORKS)
    await ask(page)
    await expect(page.locator('[data-state="wrong-chain"]')).toHaveText([
      new RegExp(`chain id 1, expected ${MAINNET.id}: a wrong endpoint`),
      new RegExp(`chain id cosmoshub-4, expected ${MAINNET.cosmosId}: a wrong endpoint`),
    ])
  })

  test('a slow endpoint: one question at a time, and an end after 10 seconds', async ({ page }) => {
    await page.clock.install()
    let requests = 0
    // Never answered.
    await page.route(/haqq\.network/, () => {
      requests += 1
    })
    await page.goto(NETWORKS)
    await ask(page)
    const button = page.getByRole('button', { name: `Ask the endpoints of ${MAINNET.name} now` })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
    await page.clock.fastForward('00:11')
    await expect(page.locator('[data-state="failed"]')).toHaveText([
      'EVM JSON-RPC: No answer within 10 s.',
      'Cosmos REST: No answer within 10 s.',
    ])
    await expect(button).toHaveAttribute('aria-disabled', 'false')
    expect(requests).toBe(2)
  })

  test('sends nothing by itself, and shows an error if no endpoint answers', async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
    })
    await page.route(/haqq\.network/, (route) => route.abort())
    await page.goto(NETWORKS)
    await page.getByRole('button', { name: `Ask the endpoints of ${MAINNET.name}` }).hover()
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    await ask(page)
    await expect(page.locator('[data-state="failed"]')).toHaveCount(2)
  })
})
