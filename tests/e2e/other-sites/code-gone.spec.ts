import { expect, type Page } from '@playwright/test'
import { open, test } from '../shell-site.ts'

/** The offer is there; when the code can be had again, it brings it. */
async function offersReload(page: Page, files: string): Promise<void> {
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This part could not be loaded.')
  await expect(alert).toBeInViewport()
  await page.unroute(files)
  await alert.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await expect(alert).toHaveCount(0)
}

test.describe('code of the shell that does not arrive', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    for (const files of ['**/assets/open-drawer-*.js', '**/assets/open-drawer-*.css'])
      test(`of the drawer, ${files}`, async ({ page }) => {
        await page.route(files, (route) => route.abort())
        await open(page, '/docs/long/')
        const button = page.getByRole('button', { name: 'Toggle navigation bar' })
        for (let click = 0; click < 2; click++) {
          await button.click()
          await expect(page.getByRole('alert')).toHaveCount(1)
          await expect(button).toHaveAttribute('aria-expanded', 'false')
        }
        await offersReload(page, files)
        await button.click()
        await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
      })
  })

  test('of the sheet of shortcuts, on a page that is scrolled', async ({ page }) => {
    const files = '**/assets/open-key-sheet-*.{js,css}'
    await page.route(files, (route) => route.abort())
    await open(page, '/docs/long/')
    await page.mouse.wheel(0, 2000)
    await page.keyboard.press('?')
    await offersReload(page, files)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })

  test('of enlarged images: told when one is clicked', async ({ page }) => {
    const files = '**/assets/image-zoom-*.js'
    await page.route(files, (route) => route.abort())
    await open(page, '/docs/blocks/')
    const image = page.getByRole('article').locator('img').first()
    await expect(page.getByRole('alert')).toHaveCount(0)
    // The code is asked for when the browser is idle; before that a click does nothing.
    await expect(async () => {
      await image.click()
      await expect(page.getByRole('alert')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await offersReload(page, files)
    const dialog = page.getByRole('dialog')
    await expect(async () => {
      if (!(await dialog.isVisible())) await image.click()
      await expect(dialog).toBeVisible({ timeout: 1000 })
    }).toPass()
  })

  test('of the search page', async ({ page }) => {
    const files = '**/assets/search-element-*.js'
    await page.route(files, (route) => route.abort())
    await open(page, '/search/')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await offersReload(page, files)
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
  })

  test('is no longer told on the next page', async ({ page }) => {
    await page.route('**/assets/open-key-sheet-*.js', (route) => route.abort())
    await open(page, '/docs/')
    await page.keyboard.press('?')
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('article').getByRole('link', { name: 'the long page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long page')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
