import { expect, type Page, test } from '@playwright/test'

/** The table that the site makes, wherever its writers put it on the page. */
const accounts = (page: Page) =>
  page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Permissions' }) })

test.describe('a table without room', () => {
  test('shows its rows as blocks with the names of the columns, and stays a table', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/l1-network/module-accounts/')
    const table = accounts(page)
    const row = table.getByRole('row', { name: /fee_collector/ })
    await expect(row.getByRole('cell')).toHaveCount(5)
    const tops = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(5)
    const label = await row
      .getByRole('cell')
      .nth(3)
      .evaluate((cell) => getComputedStyle(cell, '::before').content)
    expect(label).toContain('Permissions')
  })

  test('has columns if there is room', async ({ page }) => {
    await page.goto('/l1-network/module-accounts/')
    const row = accounts(page).getByRole('row', { name: /fee_collector/ })
    const tops = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })
})
