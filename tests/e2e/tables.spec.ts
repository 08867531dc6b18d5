import { expect, type Page, test } from '@playwright/test'
import { ROUTES } from './routes.ts'

test.describe.configure({ mode: 'parallel' })

/**
 * Open closed blocks and show the panels of all tabs, because tables in there need a width, too.
 */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const box of document.querySelectorAll('details')) box.open = true
    for (const panel of document.querySelectorAll<HTMLElement>('[role="tabpanel"]'))
      panel.hidden = false
  })
}

/** Problems of the tables on a page in their current state. */
function tableFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      const name = table.textContent.trim().slice(0, 40)
      const box = table.closest('docs-table')
      if (box === null) return [`not in docs-table: ${name}`]
      const end = box.getBoundingClientRect().right
      return [
        ...(box.scrollWidth > box.clientWidth ? [`scrolls sideways: ${name}`] : []),
        ...(table.querySelector('th') === null ? [`has no header: ${name}`] : []),
        ...[...table.querySelectorAll('tbody :is(td, th), tbody :is(code, a)')]
          .filter((part) => part.getBoundingClientRect().right > end + 1)
          .map((part) => `hides a value: ${part.textContent}`),
      ]
    }),
  )
}

for (const width of [1280, 768, 390]) {
  test(`no table hides a value or scrolls sideways at ${width} px`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 900 })
    const found: string[] = []
    for (const route of ROUTES) {
      await page.goto(route)
      await openEverything(page)
      found.push(...(await tableFaults(page)).map((fault) => `${route} ${fault}`))
    }
    expect(found).toEqual([])
  })
}

test.describe('a table without room', () => {
  test('shows its rows as blocks with the names of the columns, and stays a table', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/l1-network/module-accounts/')
    const table = page.getByRole('table').first()
    await expect(table.getByRole('columnheader', { name: 'Permissions' })).toBeAttached()
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
    const row = page.getByRole('row', { name: /fee_collector/ })
    const tops = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })
})
