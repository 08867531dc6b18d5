import { expect, test } from '@playwright/test'

/** What readers do from the home page on, each step by a link in the text of the page before. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  'a beginner sees a first transaction, and goes on with real coins': [
    '/user-guides/quickstart/',
    '/develop/faucet/',
    '/user-guides/connect-your-wallet/',
    '/user-guides/get-islm/',
    '/user-guides/stake/',
  ],
  'a beginner gets coins, stakes, and knows what to do in an emergency': [
    '/user-guides/wallet/',
    '/user-guides/connect-your-wallet/Metamask/',
    '/user-guides/get-islm/',
    '/user-guides/receive-and-send/',
    '/user-guides/stake/',
    '/user-guides/emergency/',
  ],
  'a beginner with Keplr swaps': [
    '/user-guides/connect-your-wallet/',
    '/user-guides/connect-your-wallet/Keplr/',
    '/user-guides/get-islm/',
    '/user-guides/swap/',
    '/user-guides/emergency/',
  ],
  'a developer deploys, and calls a precompile': [
    '/develop/',
    '/develop/deploy-a-contract/',
    '/develop/faucet/',
    '/develop/deploy-a-contract/',
    '/develop/cookbook/',
    '/develop/precompiles/',
    '/develop/local-chain/',
  ],
  'a developer runs a program, then deploys': [
    '/develop/quickstart/',
    '/develop/deploy-a-contract/',
  ],
  'an operator sees blocks on a computer, then joins the test network': [
    '/l1-network/quickstart/',
    '/develop/local-chain/',
    '/l1-network/run-node/',
    '/l1-network/run-node/testnet/',
  ],
  'an operator runs a validator, and watches it': [
    '/l1-network/run-node/',
    '/l1-network/run-a-validator/',
    '/l1-network/monitoring/',
    '/l1-network/chain-stands-still/',
  ],
}

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const [who, path] of Object.entries(PATHS))
      test(who, async ({ page }) => {
        await page.goto('/')
        for (const href of path) {
          const links = page.locator(`main a[href="${href}"], main a[href^="${href}#"]`)
          await links.filter({ visible: true }).first().click()
          await expect(page).toHaveURL((url) => url.pathname === href)
          await expect(page.locator('main h1')).toBeVisible()
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        }
      })
  })
