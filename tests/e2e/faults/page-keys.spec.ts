import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from '../axe.ts'

async function openPage(page: Page): Promise<void> {
  await page.goto('/learn/token/')
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

test('n and p turn pages, but not in a text field', async ({ page }) => {
  await openPage(page)
  const next = await page.locator('.pagination [rel=next]').getAttribute('href')
  await page.keyboard.press('n')
  await expect(page).toHaveURL(next ?? '')
  // The address changes before the page.
  await expect(page.locator('.pagination [rel=prev]')).toHaveAttribute('href', '/learn/token/')
  await page.keyboard.press('p')
  await expect(page).toHaveURL('/learn/token/')
  await expect(page.locator('.pagination [rel=next]')).toHaveAttribute('href', next ?? '')
  // The new page closes the dialog; it is complete when its heading has the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('np?')
  await expect(page.getByRole('combobox')).toHaveValue('np?')
  await expect(page).toHaveURL('/learn/token/')
  await expect(page.locator('.key-sheet')).toHaveCount(0)
})

test('a sheet lists the shortcuts, and can turn off single-key shortcuts', async ({ page }) => {
  await openPage(page)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toContainText('Next page')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/learn/token/')
  await sheet.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await page.keyboard.press('n')
  await page.keyboard.press('Control+/')
  await expect(sheet.getByRole('checkbox')).not.toBeChecked()
  await expect(page).toHaveURL('/learn/token/')
  await expect(page.locator('.search-dialog')).toBeHidden()
  await sheet.getByRole('checkbox').check()
  // Until the next frame the focus stays on the button in the closed sheet.
  await sheet.getByRole('button', { name: 'Close' }).evaluate((button: HTMLElement) => {
    button.focus()
    button.click()
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }))
  })
  await expect(page).not.toHaveURL('/learn/token/')
  // The address changes before the page.
  await expect(page.locator('.pagination [rel=prev]')).toHaveAttribute('href', '/learn/token/')
  await page.keyboard.press('?')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('p')
  await expect(page).toHaveURL('/learn/token/')
})
