import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { ROUTES } from './routes.ts'

test.describe.configure({ mode: 'parallel' })

const NARROW = 390

/** 320 pixels are what is left of 1280 at a zoom of 400 %. */
async function overflowsOf(page: Page, route: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 844 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize({ width: NARROW, height: 844 })
  return width > 320 ? [`${route} is ${width} pixels wide in a window of 320`] : []
}

for (const [width, height] of [
  [1280, 800],
  [NARROW, 844],
] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`no violation on any page at ${width} px, ${theme}`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width, height })
      const found: string[] = []
      for (const route of [...ROUTES, '/no/such/page/']) {
        await page.goto(`${route}?docusaurus-theme=${theme}`)
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
        found.push(...(await violationsOf(page)).map((violation) => `${route} ${violation}`))
        if (width === NARROW) found.push(...(await overflowsOf(page, route)))
      }
      expect(found).toEqual([])
    })
  }
}
