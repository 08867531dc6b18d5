import { expect, type Page } from '@playwright/test'
import { open, stored, test } from '../shell-site.ts'

test.describe('colour mode', () => {
  const html = (page: Page) => page.locator('html')
  const button = (page: Page) =>
    page.getByRole('button', { name: /Switch between dark and light mode/ })

  test('switches from system to light to dark and back, and announces the mode', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, '/docs/')
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system')
    for (const [choice, theme] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'dark'],
    ] as const) {
      await button(page).click()
      await expect(html(page)).toHaveAttribute('data-theme-choice', choice)
      await expect(html(page)).toHaveAttribute('data-theme', theme)
      await expect(button(page)).toHaveAccessibleName(
        `Switch between dark and light mode (currently ${choice} mode)`,
      )
      await expect(button(page)).toHaveAttribute('title', `${choice} mode`)
      // Whoever follows the device has made no choice.
      expect(await stored(page, 'theme')).toBe(choice === 'system' ? null : choice)
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
  })

  test('a choice in one tab applies to all', async ({ page, context }) => {
    await open(page, '/docs/')
    const other = await context.newPage()
    await open(other, '/docs/')
    await button(page).click()
    await button(page).click()
    await expect(html(other)).toHaveAttribute('data-theme-choice', 'dark')
  })

  test('the address takes precedence and is not stored; invalid values are ignored', async ({
    page,
  }) => {
    await open(page, '/docs/?docusaurus-theme=dark&docusaurus-data-embed=yes')
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(html(page)).toHaveAttribute('data-embed', 'yes')
    expect(await stored(page, 'theme')).toBeNull()
    await page.evaluate(() => localStorage.setItem('theme', 'purple'))
    await page.goto('/docs/?docusaurus-theme=mauve')
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
  })

  test('clearing the storage in one tab ends the choice in all', async ({ page, context }) => {
    await open(page, '/docs/')
    const other = await context.newPage()
    await open(other, '/docs/')
    await button(page).click()
    await expect(html(other)).toHaveAttribute('data-theme-choice', 'light')
    await page.evaluate(() => localStorage.clear())
    await expect(html(other)).toHaveAttribute('data-theme-choice', 'system')
  })

  test('without JavaScript there is no switch', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/docs/')
    await expect(page.locator('main')).toBeVisible()
    await expect(button(page)).toHaveCount(0)
    await context.close()
  })

  test('the switch is disabled until its script runs', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/docs/')
    await expect(button(page)).toBeDisabled()
  })
})
