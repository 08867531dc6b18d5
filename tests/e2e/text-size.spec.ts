import { expect, type Page, test } from '@playwright/test'
import { ROUTES } from './routes.ts'

test.describe.configure({ mode: 'parallel' })

/** One page of each kind, and those with the longest words. */
const KINDS = [
  '/',
  '/search/',
  '/learn/',
  '/learn/glossary/',
  '/l1-network/module-accounts/',
  '/l1-network/run-a-validator/',
  '/develop/',
  '/develop/api/networks/',
  '/develop/api/swagger/',
  '/develop/api/ethereum-json-rpc/methods/',
  '/develop/precompiles/',
  '/user-guides/connect-your-wallet/Metamask/',
  '/l2-network/contractaddress/',
]

interface Reading {
  readonly percent: number
  readonly routes: readonly string[]
  readonly widths: readonly number[]
}

/** The pages that are wider than their window, with all closed blocks opened. */
async function widePages(page: Page, { percent, routes, widths }: Reading): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
  const wide: string[] = []
  for (const route of routes) {
    await page.goto(route)
    await page.evaluate(() => {
      for (const box of document.querySelectorAll('details')) box.open = true
      for (const panel of document.querySelectorAll<HTMLElement>('[role="tabpanel"]'))
        panel.hidden = false
    })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (excess > 0) wide.push(`${route} at ${width}: ${excess} pixels`)
    }
  }
  return wide
}

for (const reading of [
  { percent: 150, routes: ROUTES, widths: [1280, 390] },
  { percent: 150, routes: KINDS, widths: [1600, 1024, 768, 320] },
  { percent: 200, routes: KINDS, widths: [1600, 1280, 768, 390] },
])
  test(`with text at ${reading.percent} % none of ${reading.routes.length} pages is wider than the window`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    expect(await widePages(page, reading)).toEqual([])
  })
