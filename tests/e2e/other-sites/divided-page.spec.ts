import { expect } from '@playwright/test'
import { test } from '../shell-site.ts'

test('a heading of a divided page leads to the section that replaced it', async ({ page }) => {
  await page.goto('/docs/divided/#oil')
  await page.waitForURL('**/docs/long/#heading-9')
  await expect(page.locator('#heading-9')).toBeInViewport()
  await page.goto('/docs/divided/#unknown')
  await page.waitForURL('**/docs/#unknown')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a divided page leads to the page that replaced it', async ({ page }) => {
    await page.goto('/docs/divided/')
    await page.waitForURL('**/docs/')
    await expect(page.locator('h1')).toBeVisible()
  })
})
