import { expect, type Page } from '@playwright/test'

/** Where most tests search from. */
export const PAGE = '/learn/token/'

export const button = (page: Page) => page.getByRole('button', { name: /^Search \(Control\+k\)$/ })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
export const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' })
export const options = (page: Page) => dialog(page).getByRole('option')
export const active = (page: Page) => dialog(page).getByRole('option', { selected: true })
export const count = (page: Page) => dialog(page).getByRole('status')

/** Open a page and wait until the runtime has started. */
export async function open(page: Page, path = PAGE): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

/** Open the dialog and type a query that has results. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(query)
  await expect(options(page).first()).toBeVisible()
}
