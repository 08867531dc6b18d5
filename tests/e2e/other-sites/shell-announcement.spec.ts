import { expect, type Page } from '@playwright/test'
import { main, open, stored, test } from '../shell-site.ts'

test.describe('announcement bar', () => {
  const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' })

  test('is above the navbar, also without scripts, and can be closed for good', async ({
    page,
    browser,
  }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const still = await plain.newPage()
    await still.goto('/docs/')
    await expect(bar(still)).toBeVisible()
    for (const name of ['Close', 'Collapse sidebar'])
      await expect(still.getByRole('button', { name })).toBeHidden()
    await plain.close()

    await open(page, '/docs/')
    const [above, below] = [await bar(page).boundingBox(), await main(page).boundingBox()]
    expect(above?.y ?? 1).toBeLessThan(below?.y ?? 0)
    await bar(page).getByRole('button', { name: 'Close' }).click()
    await expect(bar(page)).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true')
    expect(await stored(page, 'docusaurus.announcement.id')).toBe('first')
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const shown = document.querySelector('.announcement')?.checkVisibility() ?? false
        Reflect.set(window, 'barAtStart', shown)
      }),
    )
    await page.reload()
    expect(await page.evaluate(() => Reflect.get(window, 'barAtStart'))).toBe(false)
    await expect(bar(page)).toHaveCount(0)
  })

  test('a new id shows at once, although the old one was dismissed', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('set') !== null) return
      sessionStorage.setItem('set', '1')
      localStorage.setItem('docusaurus.announcement.id', 'older')
      localStorage.setItem('docusaurus.announcement.dismiss', 'true')
    })
    await page.goto('/docs/')
    await expect(bar(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    await expect(bar(page)).toBeVisible()
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('false')
  })
})
