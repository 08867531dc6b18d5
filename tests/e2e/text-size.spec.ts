import { expect, test } from '@playwright/test'

/** One page of each kind, and those with the longest words. */
const PAGES = [
  '/',
  '/search/',
  '/learn/',
  '/learn/glossary/',
  '/l1-network/module-accounts/',
  '/l1-network/run-a-validator/',
  '/develop/',
  '/develop/api/networks/',
  '/develop/api/swagger/',
  '/develop/precompiles/',
  '/user-guides/connect-your-wallet/Metamask/',
  '/l2-network/contractaddress/',
]

test('no page is wider than the window with text half as large again', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
  const wide: string[] = []
  for (const route of PAGES) {
    await page.goto(route)
    for (const width of [1600, 1280, 768, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (excess > 0) wide.push(`${route} at ${width}: ${excess} pixels`)
    }
  }
  expect(wide).toEqual([])
})
