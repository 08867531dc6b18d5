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
  /** Size that the reader has chosen in the settings of the browser. */
  readonly percent: number
  /** Size of the root in a style sheet of the reader, of which media queries know nothing. */
  readonly root?: string
  readonly routes: readonly string[]
  readonly widths: readonly number[]
}

/**
 * The pages that are wider than their window, or have less than eight characters of room for their
 * text; with all closed blocks opened.
 */
async function crampedPages(
  page: Page,
  { percent, root = '', routes, widths }: Reading,
): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
  const cramped: string[] = []
  for (const route of routes) {
    await page.goto(route)
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
      for (const box of document.querySelectorAll('details')) box.open = true
      for (const panel of document.querySelectorAll<HTMLElement>('[role="tabpanel"]'))
        panel.hidden = false
    }, root)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const { excess, text } = await page.evaluate(async () => {
        // The navbar folds before the next frame is painted.
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        await frame()
        await frame()
        const root = document.documentElement
        return {
          excess: root.scrollWidth - innerWidth,
          text:
            (document.querySelector('main h1')?.clientWidth ?? 0) /
            parseFloat(getComputedStyle(root).fontSize),
        }
      })
      if (excess > 0) cramped.push(`${route} at ${width}: ${excess} pixels too wide`)
      if (text < 8) cramped.push(`${route} at ${width}: text of ${text} em`)
    }
  }
  return cramped
}

for (const reading of [
  { percent: 150, routes: KINDS, widths: [1600, 1280, 1024, 768, 390, 320] },
  { percent: 200, routes: ROUTES, widths: [1280, 390] },
  { percent: 200, routes: KINDS, widths: [1600, 768] },
  { percent: 100, root: '24px', routes: KINDS, widths: [1600, 1280, 390] },
  { percent: 100, root: '32px', routes: KINDS, widths: [1600, 1280, 390] },
] satisfies Reading[])
  test(`with text at ${reading.percent} % and a root of ${'root' in reading ? reading.root : 'that size'} none of ${reading.routes.length} pages is too wide`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    expect(await crampedPages(page, reading)).toEqual([])
  })
