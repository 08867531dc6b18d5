import { expect, type Page } from '@playwright/test'

/** The page where most tests start. */
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

/** Open the dialog, type a query with results, and wait until all of them are shown. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(query)
  // Hits of its first letters appear before those of the whole query,
  const all = dialog(page).locator('.search-all')
  await expect.poll(async () => queryIn((await all.getAttribute('href')) ?? '')).toBe(query)
  // and hits from the first files of the index before the others.
  let former = ''
  await expect
    .poll(
      async () => {
        const shown = await dialog(page).innerText()
        const isSame = shown === former
        former = shown
        return isSame
      },
      { intervals: [250] },
    )
    .toBe(true)
}

function queryIn(href: string): string | null {
  return new URL(href, 'http://localhost').searchParams.get('q')
}
