import { expect, type Page } from '@playwright/test'
import { open, test } from '../shell-site.ts'

test.describe('drawer', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const button = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })
  const drawer = (page: Page) => page.getByRole('dialog')

  test('the sidebar comes first, the main menu one step back, and again after reopening', async ({
    page,
  }) => {
    await open(page, '/docs/')
    await button(page).click()
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(drawer(page).getByRole('link', { name: 'Long page' })).toBeVisible()
    await drawer(page).getByRole('button', { name: '← Back to main menu' }).click()
    const docs = drawer(page).getByRole('link', { name: 'Docs', exact: true })
    await expect(docs).toBeFocused()
    const [here, other] = await Promise.all(
      [docs, drawer(page).getByRole('link', { name: 'Write to us' })].map((link) =>
        link.evaluate((element) => getComputedStyle(element).color),
      ),
    )
    expect(here).not.toBe(other)
    await drawer(page).getByRole('button', { name: 'Close navigation bar' }).click()
    await expect(drawer(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
    await button(page).click()
    await expect(drawer(page).getByRole('button', { name: '← Back to main menu' })).toBeVisible()
  })

  test('contains the sidebar even if it is hidden beside the page, and no duplicate ids', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    await open(page, '/docs/')
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    await button(page).click()
    await expect(drawer(page).getByRole('link', { name: 'Long page' })).toBeVisible()
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    await drawer(page).getByRole('button', { name: 'group' }).click()
    await drawer(page).getByRole('button', { name: 'g1' }).click()
    await drawer(page).getByRole('link', { name: 'Page 1.1' }).click()
    await expect(page).toHaveURL(/g1\/p1\/$/)
    await expect(drawer(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('Back closes it and stays on the page', async ({ page }) => {
    await open(page, '/docs/')
    await page.getByRole('article').getByRole('link', { name: 'the long page' }).click()
    await expect(page).toHaveURL(/long\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long page')
    await button(page).click()
    await expect(drawer(page)).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(drawer(page)).toHaveCount(0)
    await expect(page).toHaveURL(/long\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long page')
    await page.goBack()
    await expect(page).toHaveURL(/\/docs\/$/)
  })

  test('Back closes it on a page that was loaded directly, after another one', async ({ page }) => {
    await open(page, '/docs/')
    await open(page, '/docs/long/')
    await button(page).click()
    await expect(drawer(page)).toBeVisible()
    await page.goBack()
    await expect(drawer(page)).toHaveCount(0)
    await expect(page).toHaveURL(/long\/$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/docs\/$/)
  })

  test('leaves no history entry when the page is reloaded: one press of Back is enough', async ({
    page,
  }) => {
    await open(page, '/docs/')
    await open(page, '/docs/long/')
    await button(page).click()
    await expect(drawer(page)).toBeVisible()
    const isMarked = () => page.evaluate(() => history.state?.isDrawer === true)
    expect(await isMarked()).toBe(true)
    await page.reload()
    await expect.poll(isMarked).toBe(false)
    await expect(drawer(page)).toHaveCount(0)
    await expect(page).toHaveURL(/long\/$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/docs\/$/)
  })

  test('leaves no history entry, neither when it is closed nor when a page is chosen, be it this one', async ({
    page,
  }) => {
    await open(page, '/docs/')
    await open(page, '/docs/long/')
    await button(page).click()
    await drawer(page).getByRole('button', { name: 'Close navigation bar' }).click()
    await expect(drawer(page)).toHaveCount(0)
    await button(page).click()
    await drawer(page).getByRole('link', { name: 'Long page' }).click()
    await expect(drawer(page)).toHaveCount(0)
    await button(page).click()
    await drawer(page).getByRole('link', { name: 'Blocks' }).click()
    await expect(page).toHaveURL(/blocks\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blocks')
    await page.goBack()
    await expect(page).toHaveURL(/long\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long page')
    await page.goBack()
    await expect(page).toHaveURL(/\/docs\/$/)
  })

  test('the page behind is inert and does not scroll; a press beside it and a wide window close it', async ({
    page,
  }) => {
    await open(page, '/docs/long/')
    await button(page).click()
    await expect(drawer(page)).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    )
    for (let count = 0; count < 40; count++) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
    await page.mouse.click(385, 400)
    await expect(drawer(page)).toHaveCount(0)
    await button(page).click()
    await page.setViewportSize({ width: 1100, height: 844 })
    await expect(drawer(page)).toHaveCount(0)
  })
})
