import { expect, test } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { ROUTES } from './routes.ts'

test.describe.configure({ mode: 'parallel' })

for (const [width, height] of [
  [1280, 800],
  [390, 844],
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
      }
      expect(found).toEqual([])
    })
  }
}
