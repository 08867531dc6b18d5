import { expect, type Page, test } from '@playwright/test'
import { type FixtureSite, serveFixture } from '../fixture-site.ts'
import { button, dialog, field, open, options, PAGE, search } from '../search-dialog.ts'

test.describe('a hit inside a closed tab opens that tab', () => {
  let site: FixtureSite
  test.beforeAll(async () => {
    site = await serveFixture({ name: 'shell' })
  })
  test.afterAll(() => site.close())

  const hidden = (page: Page) => page.getByText('Text for Linux.')

  test('from the dialog, also on the page being read', async ({ page }) => {
    await open(page, `${site.url}/docs/`)
    await search(page, 'text for linux')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${site.url}/docs/blocks/#tabs`)
    await expect(hidden(page)).toBeInViewport()
    await page.getByRole('tab', { name: 'macOS' }).first().click()
    await expect(hidden(page)).toBeHidden()
    await search(page, 'text for linux')
    await page.keyboard.press('Enter')
    await expect(hidden(page)).toBeInViewport()
  })

  test('from the search page, into another document', async ({ page }) => {
    await page.goto(`${site.url}/search/?q=more+for+linux`)
    const result = page.locator('.search-results article').first().getByRole('link')
    const href = (await result.getAttribute('href')) ?? ''
    // As in a browser that loads every page in full.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
    await page.reload()
    await result.click()
    await expect(page).toHaveURL(site.url + href)
    await expect(page.getByText('More for Linux.')).toBeInViewport()
  })
})

test('reopening keeps the query, which typing replaces, also after Back', async ({ page }) => {
  await open(page)
  await search(page, 'faucet')
  await page.keyboard.press('Escape')
  await button(page).click()
  await expect(field(page)).toHaveValue('faucet')
  await expect(options(page).first()).toContainText(/faucet/i)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(PAGE)
  await page.goBack()
  await expect(page).toHaveURL(PAGE)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveValue('faucet')
  await page.keyboard.type('validator')
  await expect(field(page)).toHaveValue('validator')
  await dialog(page).getByRole('button', { name: 'Clear the query' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveValue('')
})

test.describe('without the code of the dialog', () => {
  test.beforeEach(async ({ page }) => {
    // Not the texts of the dialog, which the search page shares.
    await page.route(/[/]dialog-[\w-]{8}[.]js$/, (route) => route.fulfill({ status: 404 }))
    await open(page)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
  })

  test('the text goes along to the search page once the reader pauses', async ({ page }) => {
    await page.keyboard.type('run a validator', { delay: 60 })
    await expect(page).toHaveURL('/search/?q=run%20a%20validator')
    await expect(page.locator('.search-results article').first()).toContainText(/validator/i)
  })

  test('or with Enter', async ({ page }) => {
    await page.keyboard.type('faucet')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search/?q=faucet')
  })

  test('an empty field leads there, too, but not a closed dialog', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(page).toHaveURL('/search/')
  })
})
