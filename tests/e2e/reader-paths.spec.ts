import { expect, test } from '@playwright/test'
import { READER_PATHS } from '../../site/reader-paths/reader-paths.ts'

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const [who, path] of Object.entries(READER_PATHS))
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
